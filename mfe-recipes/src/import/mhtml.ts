/** Heads of a part: names in small letters, folded lines joined. */
type Heads = ReadonlyMap<string, string>;

/** A part of a page that was saved in one file: its heads and its bytes, one character each. */
interface Part {
  readonly heads: Heads;
  readonly body: string;
}

/** As many parts are looked at: pictures come behind the page that shows them. */
const MOST_PARTS = 400;

/**
 * The page in a file that holds it with its pictures (.mhtml), and where it was saved from.
 *
 * @param text the file, one character a byte
 * @returns null when it holds no page
 */
export function pageOfMhtml(
  text: string,
): { bytes: Uint8Array; charset: string | null; address: string | null } | null {
  const whole = partOf(text);
  const type = whole.heads.get('content-type') ?? '';
  const boundary = parameter(type, 'boundary');
  const parts = boundary === null ? [whole] : text.split(`--${boundary}`, MOST_PARTS).slice(1).map(partOf);
  const page = parts.find(({ heads }) => /^text\/html/i.test(heads.get('content-type') ?? ''));
  if (!page) return null;
  return {
    bytes: bytesOf(page),
    charset: parameter(page.heads.get('content-type') ?? '', 'charset'),
    address:
      addressOf(whole.heads.get('snapshot-content-location')) ??
      addressOf(page.heads.get('content-location')),
  };
}

function partOf(text: string): Part {
  const start = text.replace(/^\r?\n/, '');
  const end = /\r?\n\r?\n/.exec(start);
  const head = end ? start.slice(0, end.index) : start;
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const heads = lines.flatMap((line): [string, string][] => {
    const at = line.indexOf(':');
    return at < 1 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]];
  });
  return { heads: new Map(heads), body: end ? start.slice(end.index + end[0].length) : '' };
}

/** A head's parameter, in quotes or not: `charset="utf-8"`. */
function parameter(head: string, name: string): string | null {
  const found = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;]+))`, 'i').exec(head);
  return found?.[1] ?? found?.[2] ?? null;
}

const addressOf = (said: string | undefined): string | null =>
  said !== undefined && /^https?:\/\/[^\s<>]+$/i.test(said) ? said : null;

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 0xff);

function bytesOf({ heads, body }: Part): Uint8Array {
  const packing = (heads.get('content-transfer-encoding') ?? '').toLowerCase();
  if (packing === 'base64') return bytes(unpacked(body));
  if (packing === 'quoted-printable') {
    const plain = body.replace(/=[ \t]*\r?\n/g, '');
    return bytes(
      plain.replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    );
  }
  return bytes(body);
}

/** What is no base64 is nothing. */
function unpacked(body: string): string {
  try {
    return atob(body.replace(/[^A-Za-z0-9+/=]/g, ''));
  } catch {
    return '';
  }
}
