import { expect, test } from '@jest/globals';
import { coursePicture } from './course-picture';

const ids = Array.from({ length: 40 }, (_, i) => `11111111-1111-4111-8111-1111111111${String(10 + i)}`);

test('a course has the same plate each time, and courses have different ones', () => {
  expect(ids.map(coursePicture)).toEqual(ids.map(coursePicture));
  expect(new Set(ids.map(coursePicture)).size).toBe(4);
  for (const id of ids) expect(coursePicture(id).icons).toHaveLength(3);
});
