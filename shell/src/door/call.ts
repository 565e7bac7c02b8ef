import type { FieldFault, Inputs, Outputs } from '@sytno/contract';
import type { ErrorCode } from '@sytno/contract/errors';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import type { Language } from '@sytno/domain';

/** Why a call did not succeed: a refusal of the catalogue, or OFFLINE when no answer came that can be read. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  constructor(
    readonly code: ErrorCode | 'OFFLINE',
    message: string,
    readonly fields: readonly FieldFault[],
  ) {
    super(message);
  }
}

/** The calls that can be made without a session, by feature of the account section. */
const CALLS = {
  register: routes.account.registration.register,
  confirmEmail: routes.account.registration.confirmEmail,
  request: routes.account.password.request,
  edit: routes.account.password.edit,
  secondStep: routes.account.session.secondStep,
  write: routes.account.messages.write,
} as const;

interface Shapes {
  register: [Inputs['account']['registration']['register'], Outputs['account']['registration']['register']];
  confirmEmail: [
    Inputs['account']['registration']['confirmEmail'],
    Outputs['account']['registration']['confirmEmail'],
  ];
  request: [Inputs['account']['password']['request'], Outputs['account']['password']['request']];
  edit: [Inputs['account']['password']['edit'], Outputs['account']['password']['edit']];
  secondStep: [Inputs['account']['session']['secondStep'], Outputs['account']['session']['secondStep']];
  write: [Inputs['account']['messages']['write'], Outputs['account']['messages']['write']];
}

/**
 * Makes a call of the API with nothing but `fetch`: the pages of the door have no client.
 *
 * @param lng the language a refusal shall come in
 * @throws CallFailed
 */
export async function call<Name extends keyof Shapes>(
  name: Name,
  input: Shapes[Name][0],
  lng: Language,
  fetcher: typeof fetch = fetch,
): Promise<Shapes[Name][1]> {
  const { method, path } = CALLS[name];
  const response = await fetcher(`${API_PREFIX}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'accept-language': lng },
    body: JSON.stringify(input),
  }).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  if (response?.ok && answer !== undefined) return answer as Shapes[Name][1];
  const { code, message, data } = (answer ?? {}) as {
    code?: unknown;
    message?: unknown;
    data?: { fields?: unknown };
  };
  if (typeof code !== 'string') throw new CallFailed('OFFLINE', '', []);
  const fields = Array.isArray(data?.fields) ? (data.fields as FieldFault[]) : [];
  throw new CallFailed(code as ErrorCode, typeof message === 'string' ? message : '', fields);
}
