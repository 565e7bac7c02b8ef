/** Words before a step's number. */
export const STEP = 'крок|шаг|этап|етап|step';
