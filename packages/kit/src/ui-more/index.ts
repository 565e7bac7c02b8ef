export * from './ComboBox';
export * from './DateField';
export * from './DragList';
export * from './Select';
