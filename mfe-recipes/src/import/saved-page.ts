import { pageOfMhtml } from './mhtml';

/** Larger files are no page that somebody saved. */
const MOST_BYTES = 30_000_000;
const META = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i;
const PAGE = /\.(?:x?html?|mht|mhtml|txt)$/i;
const SAFARI = /\.webarchive$/i;
const WITH_PICTURES = /\.(?:mht|mhtml)$/i;

/** Why a file is not taken. */
export type FileFault = 'kind' | 'safari' | 'large' | 'empty';

/**
 * The text of a page that a browser saved, alone or in one file with its pictures. Bytes that are no UTF-8 are read
 * as the page itself says.
 *
 * @returns the text, or why there is none
 */
export async function savedPage(file: File): Promise<{ text: string } | { fault: FileFault }> {
  if (SAFARI.test(file.name)) return { fault: 'safari' };
  if (!PAGE.test(file.name) && !/^(?:text\/(?:html|plain)|multipart\/related)$/.test(file.type))
    return { fault: 'kind' };
  if (file.size > MOST_BYTES) return { fault: 'large' };
  const bytes = await bytesOf(file);
  const whole = WITH_PICTURES.test(file.name) || file.type === 'multipart/related';
  const text = whole ? withPictures(bytes) : decoded(bytes);
  return text.trim() === '' ? { fault: 'empty' } : { text };
}

/** The page of a file that holds its pictures too, with the address that browsers note in pages they save alone. */
function withPictures(file: Uint8Array): string {
  const page = pageOfMhtml(new TextDecoder('latin1').decode(file));
  if (!page) return '';
  const text = page.charset === null ? decoded(page.bytes) : inLetters(page.bytes, page.charset);
  return page.address === null ? text : `<!-- saved from url=(0000)${page.address} -->\n${text}`;
}

function bytesOf(file: File): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(Uint8Array.from(new Uint8Array(reader.result as ArrayBuffer)));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsArrayBuffer(file);
  });
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
    return inLetters(bytes, META.exec(head)?.[1] ?? 'windows-1251');
  }
}

function inLetters(bytes: Uint8Array, letters: string): string {
  try {
    return new TextDecoder(letters).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}
