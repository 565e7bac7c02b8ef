import type { Language } from '@sytno/domain';
import type { OpenedProposal } from '../admin/admin.queries';
import type { FoodDraft } from '../admin/food/food-draft';
import type { Deeds } from '../admin/use-deeds';
import type { Place } from '../admin/use-place';

/** Where in the queue somebody is. */
export type QueuePlace = Place<'state' | 'search' | 'proposal'>;

/** What an opened proposal is given. */
export interface ViewProps {
  id: string;
  place: QueuePlace;
  deeds: Deeds;
  /** What is half-written; undefined: nothing is. */
  draft: FoodDraft | undefined;
  onDraft: (draft: FoodDraft | undefined) => void;
  lng: Language;
}

/** What each of the ways to answer is given. */
export interface WayProps extends ViewProps {
  proposal: OpenedProposal;
  /** It is answered: tells so, and goes on to the next that waits. */
  onAnswered: (words: string, changeId: string) => void;
  /** Another administrator was first. */
  onClosed: (error: unknown) => boolean;
}
