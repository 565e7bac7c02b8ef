/** Choosing, sending and cropping an own picture. Not shared: a section that needs it brings it along. */
export * from './CropWindow';
export * from './pictures.queries';
export { type OwnPicture } from './upload-picture';
export * from './use-picture-upload';
