/** Larger files are no page that somebody saved. */
const MOST_BYTES = 30_000_000;
const META = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i;
const PAGE = /\.(?:x?html?|txt)$/i;

/** Why a file is not taken. */
export type FileFault = 'kind' | 'large' | 'empty';

/**
 * The text of a page that a browser saved. Bytes that are no UTF-8 are read as the page itself says.
 *
 * @returns the text, or why there is none
 */
export async function savedPage(file: File): Promise<{ text: string } | { fault: FileFault }> {
  if (!PAGE.test(file.name) && !/^text\/(?:html|plain)$/.test(file.type)) return { fault: 'kind' };
  if (file.size > MOST_BYTES) return { fault: 'large' };
  const text = decoded(await bytesOf(file));
  return text.trim() === '' ? { fault: 'empty' } : { text };
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
