/** In front of a step's number. */
export const STEP_NUMBER = 'step|крок|шаг|етап|этап|schritt|[ée]tape|paso|passo|stap|steg|trin|krok|vaihe';
/** Between a step's number and how many there are. */
export const STEPS_IN_ALL = 'of|von|sur|de|di|van|av|af|з|із|из';
