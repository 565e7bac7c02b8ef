export type { Group, PageRecipe, Understood } from './shape';
export { understandPage, type HowToRead } from './understand-page';
