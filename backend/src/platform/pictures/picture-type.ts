import type { ErrorCode } from '@sytno/contract';

/** What is taken. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif';

/** What the first bytes of a file must be enough for. */
export const HEAD_BYTES = 4096;

/** Major and compatible brands of ISO media files that hold HEVC, which no browser but one shows. */
const HEIC_BRANDS = /^(hei[cxms]|hev[cxms]|mif2|msf1)$/;
const AVIF_BRANDS = /^avi[fs]$/;

/**
 * Which kind of file it is, by its first bytes: neither its name nor what the sender says of it counts.
 *
 * @param head up to HEAD_BYTES of the beginning
 * @returns the type, or why it is none of those that are taken
 */
export function typeOf(head: Uint8Array): PictureType | ErrorCode {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  if (bytes.length === 0) return 'PICTURE_EMPTY';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp') return ofBrands(brandsOf(bytes));
  return ofText(bytes);
}

/** The major brand and those it is compatible with. */
function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.length, bytes.readUInt32BE(0), 256);
  const brands = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, at + 4));
  return brands;
}

function ofBrands(brands: readonly string[]): PictureType | ErrorCode {
  if (brands.some((brand) => AVIF_BRANDS.test(brand))) return 'avif';
  // `mif1` alone says nothing of what is inside; a still picture that is not AVIF is HEIC.
  return brands.some((brand) => HEIC_BRANDS.test(brand) || brand === 'mif1')
    ? 'PICTURE_HEIC'
    : 'PICTURE_TYPE';
}

function ofText(bytes: Buffer): ErrorCode {
  const text = textOf(bytes).toLowerCase();
  if (/<svg[\s>]|<!doctype\s+svg/.test(text)) return 'PICTURE_SVG';
  if (/^\s*(<!--[^]*?-->\s*)*(<!doctype\s+html|<html|<head|<body|<script|<iframe)/.test(text))
    return 'PICTURE_HTML';
  return /<html[\s>]|<!doctype\s+html/.test(text) ? 'PICTURE_HTML' : 'PICTURE_TYPE';
}

/** As UTF-16 when it begins so, else byte by byte: only Latin letters are looked at. */
function textOf(bytes: Buffer): string {
  if (startsWith(bytes, [0xff, 0xfe])) return bytes.toString('utf16le', 2);
  if (startsWith(bytes, [0xfe, 0xff]))
    return Buffer.from(bytes.subarray(2, bytes.length & ~1))
      .swap16()
      .toString('utf16le');
  return bytes.toString('latin1');
}

/** Whether a file ends before its time, by its own word of where it ends. */
export function isCut(type: PictureType, bytes: Buffer): boolean {
  switch (type) {
    case 'jpeg':
      // A small picture within the head has an end of its own, so only the tail is looked at.
      return !bytes.subarray(-1024).includes(Buffer.from([0xff, 0xd9]));
    case 'png':
      return !bytes.includes('IEND', 8, 'latin1');
    case 'webp':
      return bytes.length < 12 || bytes.readUInt32LE(4) + 8 > bytes.length;
    case 'avif':
      return endOfBoxes(bytes) > bytes.length;
  }
}

/** Where the last box of an ISO media file ends; a box of size 0 goes to the end, one of size 1 has it in 64 bits. */
function endOfBoxes(bytes: Buffer): number {
  let at = 0;
  while (at + 16 <= bytes.length) {
    const short = bytes.readUInt32BE(at);
    if (short === 0) return bytes.length;
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (size < 8) return bytes.length;
    at += size;
  }
  return at;
}

function startsWith(bytes: Buffer, signs: readonly number[]): boolean {
  return signs.every((sign, at) => bytes[at] === sign);
}

function ascii(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('latin1', from, to);
}
