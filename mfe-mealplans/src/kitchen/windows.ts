/* One file for all of them: each file costs the section's entry a line of its table. */
export { CombineWindow } from './CombineWindow';
export { CookingPart } from './CookingPart';
export { ExtraWindow } from './ExtraWindow';
export { NoteWindow } from './NoteWindow';
