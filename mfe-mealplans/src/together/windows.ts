/* One file for both: each file costs the section's entry a line of its table. */
export { ClashWindow } from './ClashWindow';
export { News } from './News';
