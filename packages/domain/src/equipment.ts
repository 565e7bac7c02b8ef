/** What a kitchen may have and a recipe may need. */
export const EQUIPMENT = ['stove', 'oven', 'blender', 'mixer', 'grill'] as const;
export type Equipment = (typeof EQUIPMENT)[number];
