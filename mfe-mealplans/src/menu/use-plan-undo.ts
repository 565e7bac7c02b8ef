import { useUser } from '@sytno/kit';
import { useUndo, type Undo } from '@sytno/kit/ui';

/**
 * The undo of everything a person does to his plan in this visit, on the week and on the dashboard: it stays while
 * he looks for a recipe or reads a list.
 */
export function usePlanUndo(): Undo {
  return useUndo(`plan of ${useUser()?.id ?? ''}`);
}
