/** The heading of the page of last resort, in the specification's words (spec §8); it needs no language file. */
export const UNEXPECTED = 'Unexpected Application Error!';
