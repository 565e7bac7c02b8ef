import { describe, expect, test } from '@jest/globals';
import { mediaFile, photo } from '../../testing/photos';
import { isCut, typeOf, type PictureType } from './picture-type';

const text = (words: string) => Buffer.from(words, 'utf8');

describe('the kind of a file', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s', async (type) => {
    expect(typeOf(await photo({ width: 64, height: 48, type }))).toBe(type);
  });

  test.each([
    ['nothing', text(''), 'PICTURE_EMPTY'],
    ['heic', mediaFile('heic', 'mif1', 'heic'), 'PICTURE_HEIC'],
    ['heif of any kind', mediaFile('mif1', 'miaf'), 'PICTURE_HEIC'],
    ['a burst of heic', mediaFile('msf1', 'hevc'), 'PICTURE_HEIC'],
    ['avif that calls itself heif', mediaFile('mif1', 'avif', 'miaf'), 'avif'],
    ['a film', mediaFile('isom', 'mp42'), 'PICTURE_TYPE'],
    ['svg', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'PICTURE_SVG'],
    [
      'svg behind a declaration',
      text('\ufeff<?xml version="1.0"?>\n<!-- x -->\n<svg width="1"/>'),
      'PICTURE_SVG',
    ],
    ['svg in UTF-16', Buffer.from('\ufeff<svg >', 'utf16le'), 'PICTURE_SVG'],
    ['a page', text('<!DOCTYPE html>\n<html lang="uk">'), 'PICTURE_HTML'],
    ['a page with a drawing in it', text('<!doctype html><body>…</body>'), 'PICTURE_HTML'],
    ['a script', text('  <script>alert(1)</script>'), 'PICTURE_HTML'],
    ['gif', text('GIF89a......'), 'PICTURE_TYPE'],
    ['pdf', text('%PDF-1.7'), 'PICTURE_TYPE'],
    ['words', text('борщ'), 'PICTURE_TYPE'],
    ['one byte', Buffer.from([0xff]), 'PICTURE_TYPE'],
    ['five bytes of a media file', text('....f'), 'PICTURE_TYPE'],
    ['eight bytes of a media file', text('\0\0\0\u0008ftyp'), 'PICTURE_TYPE'],
  ] as const)('%s', (_, bytes, type) => {
    expect(typeOf(bytes)).toBe(type);
  });
});

describe('a file that ends too early', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as PictureType[])('%s', async (type) => {
    const whole = await photo({ width: 320, height: 240, type });
    expect(isCut(type, whole)).toBe(false);
    for (const share of [0.2, 0.6, 0.95]) {
      expect(isCut(type, whole.subarray(0, Math.floor(whole.length * share)))).toBe(true);
    }
  });
});
