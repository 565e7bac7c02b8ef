/** The pieces of PostgreSQL's frontend protocol that a server of one session has to understand. */

export const SSL_REQUEST = 80_877_103;
export const CANCEL_REQUEST = 80_877_102;

/** A message's bytes, whole, and its type; a client's first messages have none. */
export interface Message {
  readonly type: string | undefined;
  readonly bytes: Buffer;
}

/**
 * Takes the first whole message off `buffer`.
 *
 * @param started false while the client has not yet sent its startup message: those have no type byte
 * @returns undefined when more bytes are needed
 */
export function takeMessage(
  buffer: Buffer,
  started: boolean,
): { message: Message; rest: Buffer } | undefined {
  const head = started ? 1 : 0;
  if (buffer.length < head + 4) return undefined;
  const length = head + buffer.readInt32BE(head);
  if (length < head + 4) throw new RangeError(`a message of ${length} bytes`);
  if (buffer.length < length) return undefined;
  const type = started ? String.fromCharCode(buffer[0] ?? 0) : undefined;
  return { message: { type, bytes: buffer.subarray(0, length) }, rest: buffer.subarray(length) };
}

const NAMED = { P: 5, D: 6, C: 6 } as const;

/**
 * The same message with its prepared statement's name made the client's own: all clients share one session,
 * where two statements of one name would meet. Messages without such a name come back as they are.
 *
 * @returns the message, and the name that a Parse message gave
 */
export function withOwnStatement(message: Message, prefix: string): { bytes: Buffer; parsed?: string } {
  const start = statementStart(message);
  if (start === undefined) return { bytes: message.bytes };
  const end = message.bytes.indexOf(0, start);
  if (end <= start) return { bytes: message.bytes };
  const name = prefix + message.bytes.toString('utf8', start, end);
  const bytes = Buffer.concat([
    message.bytes.subarray(0, start),
    Buffer.from(name, 'utf8'),
    message.bytes.subarray(end),
  ]);
  bytes.writeInt32BE(bytes.length - 1, 1);
  return message.type === 'P' ? { bytes, parsed: name } : { bytes };
}

function statementStart({ type, bytes }: Message): number | undefined {
  if (type === 'P') return NAMED.P;
  if (type === 'B') return bytes.indexOf(0, 5) + 1; // after the portal's name
  if ((type === 'D' || type === 'C') && bytes[5] === 0x53) return NAMED[type]; // 'S': a statement
  return undefined;
}

/** Bytes that end a client's traces in the shared session: its transaction and its statements. */
export function farewell(inTransaction: boolean, statements: Iterable<string>): Buffer {
  const parts = inTransaction ? [typed('Q', Buffer.from('ROLLBACK\0'))] : [];
  const closes = [...statements].map((name) => typed('C', Buffer.from(`S${name}\0`)));
  if (closes.length > 0) parts.push(...closes, typed('S', Buffer.alloc(0)));
  return Buffer.concat(parts);
}

function typed(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
