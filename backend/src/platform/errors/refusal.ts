import type { ErrorBody, ErrorCode, FieldFault } from '@sytno/contract';

/** What a refusal tells beside its code. */
export type RefusalData = ErrorBody['data'];

/**
 * An expected "no": the caller did something that may happen to anybody. It becomes the answer with the
 * status and words of the catalogue. Everything else that is thrown is a crash.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly code: ErrorCode,
    readonly data: RefusalData = {},
  ) {
    super(code);
  }

  /** A refusal for fields of the input. */
  static fields(code: ErrorCode, ...fields: FieldFault[]): Refusal {
    return new Refusal(code, { fields });
  }
}
