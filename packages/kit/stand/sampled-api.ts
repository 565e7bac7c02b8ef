import { getEventIteratorSchemaDetails, isContractProcedure } from '@orpc/contract';
import { contract } from '@sytno/contract';
import type { Api } from '../src/api/client';
import { fakeApi, type FakeAnswers } from '../src/stand/fake-api';
import { sampleOf, type JsonSchema } from './sample';

interface Described {
  toJSONSchema: (options: object) => JsonSchema;
}

/**
 * An API without a server: every call answers a sample of what the contract says it answers. Inputs and
 * answers are held to the contract, so that a section that asks wrongly sees it here.
 * @param prepared answers by call name that stand instead of samples
 */
export function sampledApi(prepared: FakeAnswers = {}): Api {
  return fakeApi({ ...samples(contract, []), ...prepared });
}

/** A sample answer of every call. */
export function samples(node: object, path: readonly string[]): FakeAnswers {
  if (isContractProcedure(node)) {
    const { outputSchema } = node['~orpc'];
    return { [path.join('.')]: () => sampleFor(outputSchema as Described | undefined) };
  }
  return Object.assign(
    {},
    ...Object.entries(node).map(([key, value]) => samples(value as object, [...path, key])),
  ) as FakeAnswers;
}

/** A stream that ends at once: what is told as it comes is also asked for. */
const endedStream = (): AsyncIterableIterator<never> => ({
  next: () => Promise.resolve({ done: true, value: undefined }),
  [Symbol.asyncIterator]() {
    return this;
  },
});

function sampleFor(schema: Described | undefined): unknown {
  if (getEventIteratorSchemaDetails(schema as never)) return endedStream();
  if (typeof schema?.toJSONSchema !== 'function') return undefined;
  return sampleOf(schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }));
}
