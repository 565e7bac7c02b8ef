/** The questions of the first run in their order (product decision 4, meal plans); each can be skipped. */
export const FIRST_RUN_QUESTIONS = ['eaters', 'health', 'goal', 'cash', 'time'] as const;
export type FirstRunQuestion = (typeof FIRST_RUN_QUESTIONS)[number];

export type FirstRunAnswers = Readonly<Partial<Record<FirstRunQuestion, 'answered' | 'skipped'>>>;

/** The first question without an answer; undefined when all were answered or skipped. */
export function nextQuestion(answers: FirstRunAnswers): FirstRunQuestion | undefined {
  return FIRST_RUN_QUESTIONS.find((question) => answers[question] === undefined);
}

/** The edition of the words by which somebody agrees that allergies and diet are kept (product decision 3). */
export const HEALTH_CONSENT_VERSION = '2026-11-28';
