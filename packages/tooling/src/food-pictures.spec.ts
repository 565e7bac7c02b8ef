import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFolder, pictureOf, readIconSet } from './food-pictures.mjs';
import { PICTURE_SEEDS, seededPictures } from './food-pictures-seeds.mjs';
import { sourcesOf } from './hash.mjs';
import { readPackages, readParts, root } from './workspace.mjs';

const set = {
  icons: { apple: { body: '<path d="M0 0"/>' }, wide: { body: '<use xlink:href="#a"/>', width: 48 } },
  aliases: { 'red-apple': { parent: 'apple' }, lost: { parent: 'nothing' } },
  width: 32,
  height: 32,
};

describe('a picture', () => {
  test('is a document of its own, with the size of the set', () => {
    expect(pictureOf(set, 'apple')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><path d="M0 0"/></svg>',
    );
  });

  test('keeps a size of its own, and names what its references need', () => {
    expect(pictureOf(set, 'wide')).toContain(
      'xmlns:xlink="http://www.w3.org/1999/xlink" width="48" height="32"',
    );
  });

  test('is found under its other names, and is none when there is none', () => {
    expect(pictureOf(set, 'red-apple')).toBe(pictureOf(set, 'apple'));
    expect(pictureOf(set, 'lost')).toBeNull();
    expect(pictureOf(set, 'stone')).toBeNull();
  });
});

test('every picture that the seeds name is drawn', () => {
  const drawings = readIconSet();
  const names = seededPictures();
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => pictureOf(drawings, name) === null)).toEqual([]);
});

test('every name fits an address', () => {
  expect(seededPictures().filter((name) => !/^[a-z0-9-]+$/.test(name))).toEqual([]);
});

test('the kit asks for them where they lie', () => {
  const kit = readFileSync(join(root, 'packages/kit/src/ui/DishPicture.tsx'), 'utf8');
  expect(/PICTURES = '\/(.+)'/.exec(kit)?.[1]).toBe(pictureFolder());
});

test('a change of the facts builds the shell again, and nothing else of the pages', () => {
  const packages = readPackages();
  const touched = readParts().filter((part) =>
    PICTURE_SEEDS.every((file) => sourcesOf(packages, part).includes(file)),
  );
  expect(touched.map(({ name }) => name)).toEqual(['shell']);
});
