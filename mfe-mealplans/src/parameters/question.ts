import type { Language } from '@sytno/domain';
import type { ReactNode } from 'react';
import type { Household, OwnProfile, Parameters } from './parameters.queries';

/** What the questions are answered from. */
export interface PlanData {
  parameters: Parameters;
  household: Household;
  profile: OwnProfile['profile'];
}

/** A question of the first run, which is a card of the parameters too. */
export interface QuestionProps {
  data: PlanData;
  lng: Language;
  /** The way on below the form: it submits it. `busy` while the answer is being stored. */
  foot: (state: { busy: boolean; dirty: boolean }) => ReactNode;
  /** The answer is stored. */
  onSaved: () => void;
}
