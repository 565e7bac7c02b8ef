/** In front of a step's number. */
export const STEP_NUMBER = 'step|крок|шаг|етап|этап|schritt|[ée]tape|paso|passo|stap|steg|trin|krok|vaihe';
