import { ORPCError } from '@orpc/client';
import { errorBody, type ErrorBody, type ErrorCode } from '@sytno/contract';
import type { Language } from '@sytno/domain';

/** What a prepared answer throws to refuse: the catalogue's status and words, as the server sends them. */
export function refused(code: ErrorCode, lng: Language = 'uk', given: ErrorBody['data'] = {}): Error {
  const { status, message, data } = errorBody(code, lng, given);
  return new ORPCError(code, { defined: true, status, message, data });
}
