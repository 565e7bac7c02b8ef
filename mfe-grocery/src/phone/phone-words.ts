/** The namespace of what the list on a phone says by itself. */
export const PHONE_WORDS = 'grocery-phone';
