import { profileAtom } from '@sytno/kit';
import { useAtomValue } from 'jotai';

/** Whether the reader may change the household's menu (ADR 27); until it is known he may, and the server asks. */
export const useMayPlan = (): boolean => useAtomValue(profileAtom).householdRole !== 'reader';
