import { isContractProcedure } from '@orpc/contract';
import { contract } from '@sytno/contract';
import type { Api } from '../api/client';

/** Answers by call name, such as `recipes.catalog.list`. An answer may throw, and may be promised. */
export type FakeAnswers = Record<string, (input: never) => unknown>;

interface Schema {
  '~standard': { validate: (value: unknown) => unknown };
}

/**
 * An API for pages under test. Inputs and answers are held to the contract's schemas, so that a fake cannot
 * drift from the server; a call nobody prepared rejects with its name.
 */
export function fakeApi(answers: FakeAnswers): Api {
  return branch(contract, answers, []) as Api;
}

function branch(node: object, answers: FakeAnswers, path: readonly string[]): unknown {
  if (isContractProcedure(node)) {
    const name = path.join('.');
    const { inputSchema, outputSchema } = node['~orpc'];
    return async (input: unknown) => {
      const answer = answers[name];
      if (!answer) throw new Error(`No answer is prepared for the call ${name}.`);
      await check(`input of ${name}`, inputSchema as Schema | undefined, input);
      const output = await answer(input as never);
      await check(`answer of ${name}`, outputSchema as Schema | undefined, output);
      return output;
    };
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, branch(value as object, answers, [...path, key])]),
  );
}

async function check(what: string, schema: Schema | undefined, value: unknown): Promise<void> {
  const result = (await schema?.['~standard'].validate(value)) as { issues?: readonly unknown[] } | undefined;
  if (result?.issues) throw new Error(`The ${what} breaks the contract: ${JSON.stringify(result.issues)}`);
}
