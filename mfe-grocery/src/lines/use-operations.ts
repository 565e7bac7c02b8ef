import type { LineSetting } from '@sytno/domain';
import { useMutation } from '@tanstack/react-query';
import type { ListLine } from '../lists/lists.queries';
import { useFailureNotice } from '../lists/use-failure-notice';
import type { OperationResult } from '../together/list-link';
import { useListStore } from '../together/use-list-store';
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

type OfServer = Extract<Operation, { field: 'split' | 'join' }>;

const isOfServer = (operation: Operation): operation is OfServer =>
  operation.field === 'split' || operation.field === 'join';

const isSetting = (operation: Operation): operation is Exclude<Operation, OfServer> => !isOfServer(operation);

/**
 * Does operations on lines of the list around. What sets fields is done here and now, whether there is a network or
 * not; taking lines apart is the server's, and its failures are told.
 */
export function useOperations() {
  const store = useListStore();
  const tellFailure = useFailureNotice();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (operations: Operation[]) => store.perform(operations),
    onError: tellFailure,
  });
  const send = async (operations: Operation[]): Promise<{ results: OperationResult[] }> => {
    for (const { lineId, seen, field, value } of operations.filter(isSetting)) {
      store.act(lineId, { field, value } as LineSetting, seen);
    }
    const others = operations.filter(isOfServer);
    return { results: others.length > 0 ? await mutateAsync(others) : [] };
  };
  return { busy: isPending, send };
}
