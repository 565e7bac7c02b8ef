import { useApi } from '@sytno/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListLine } from '../lists/lists.queries';
import { useFailureNotice } from '../lists/use-failure-notice';
import type { Operation } from './lines.queries';
import { newId } from './new-id';

/** A field of a line and what it is set to. */
export type Setting<O = Operation> = O extends Operation ? Pick<O, 'field' | 'value'> : never;

/** An operation on a line that is there, resting on what its reader sees. */
export function operationOn(
  line: Pick<ListLine, 'id' | 'versions'>,
  setting: Setting,
  seen?: number,
): Operation {
  const known = seen ?? line.versions?.[setting.field] ?? 0;
  return { ...setting, opId: newId(), lineId: line.id, seen: known };
}

/**
 * Sends operations on lines of a list. Failures are told; `overtaken` says whether somebody was faster with
 * one of the fields.
 */
export function useOperations(listId: string) {
  const api = useApi();
  const client = useQueryClient();
  const tellFailure = useFailureNotice();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (operations: Operation[]) => api.grocery.lines.apply({ id: listId, operations }),
    onError: tellFailure,
    onSettled: () => client.invalidateQueries({ queryKey: ['grocery', 'lists'] }),
  });
  return { busy: isPending, send: mutateAsync };
}
