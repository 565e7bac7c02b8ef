import type { Language } from '@sytno/domain';

interface ConsultationWords {
  /** Of a calendar's entry; `{name}` is the other side. */
  readonly title: string;
  readonly open: string;
  /** Of somebody without a name. */
  readonly nameless: string;
  /** Why it is cancelled when an account goes. */
  readonly gone: string;
}

/** What is said of consultations outside of pages. */
export const CONSULTATION_WORDS: Readonly<Record<Language, ConsultationWords>> = {
  uk: {
    title: 'Консультація: {name}',
    open: 'Відкрити в Sytno',
    nameless: 'Без імені',
    gone: 'акаунт фахівця видалено',
  },
  ru: {
    title: 'Консультация: {name}',
    open: 'Открыть в Sytno',
    nameless: 'Без имени',
    gone: 'аккаунт специалиста удалён',
  },
  en: {
    title: 'Consultation: {name}',
    open: 'Open in Sytno',
    nameless: 'No name',
    gone: 'the expert’s account is gone',
  },
};
