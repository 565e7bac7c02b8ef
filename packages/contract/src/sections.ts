/** The five sections; the same words name remotes, backend modules and route prefixes. */
export const SECTIONS = ['recipes', 'mealplans', 'grocery', 'account', 'expert'] as const;
export type SectionName = (typeof SECTIONS)[number];

/** The major of the agreement between shell and section. A section of another major is not rendered. */
export const SECTION_CONTRACT = 1;
