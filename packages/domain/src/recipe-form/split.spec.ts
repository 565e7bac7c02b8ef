import { describe, expect, test } from '@jest/globals';
import { linesOfText, stepsOfText } from './split';

describe('what is pasted', () => {
  test('is lines without bullets, none of them empty', () => {
    expect(linesOfText(' - 2 eggs\r\n\n• 100 g  flour\n[ ] salt\n1.5 kg potatoes\n\t')).toEqual([
      '2 eggs',
      '100 g flour',
      'salt',
      '1.5 kg potatoes',
    ]);
  });

  test('or steps without numbers', () => {
    expect(stepsOfText('1. Grate.\nStep 2: Fry.\n3\n3) Serve.\n20 minutes later eat.\nStep 4')).toEqual([
      'Grate.',
      'Fry.',
      'Serve.',
      '20 minutes later eat.',
    ]);
  });
});
