import { laterPart } from '@sytno/kit/ui';
import { LINES_WORDS as words } from './words';

export const loadAddWindow = () => import('./AddWindow').then((file) => file.AddWindow);
export const loadLineWindow = () => import('./LineWindow').then((file) => file.LineWindow);

/** Adds lines to a list; comes when it is opened. */
export const AddWindow = laterPart('grocery.add', loadAddWindow, { skeleton: null, words });

/** All that can be done with one line; comes when it is opened. */
export const LineWindow = laterPart('grocery.line', loadLineWindow, { skeleton: null, words });
