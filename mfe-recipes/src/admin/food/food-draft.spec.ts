import { describe, expect, test } from '@jest/globals';
import { formOf as exampleForm } from '../testing/examples';
import { differences, mergedDraft } from './differences';
import {
  draftDoubts,
  draftOf,
  emptyDraft,
  formOf,
  withFactsOf,
  withNumbersOf,
  type FoodDraft,
} from './food-draft';

const whole = exampleForm({
  aliases: { uk: ['лінза', 'зерно'], ru: [], en: ['dal'] },
  ediblePart: 0.85,
  price: { UAH: { minor: 8_050, per: 'kg' }, EUR: { minor: 199, per: 'piece' } },
  boughtAs: { id: 'pea', gramsPerGram: 1.2 },
  season: [1, 12],
});

describe('a draft', () => {
  test('gives back the form it was made of', () => {
    expect(formOf(draftOf(whole))).toEqual({ form: whole });
    expect(formOf(draftOf(exampleForm({ per100g: null })))).toEqual({ form: exampleForm({ per100g: null }) });
  });

  test('of a name wants the other two, an aisle, and nothing that a table may lack', () => {
    expect(formOf(emptyDraft('полба'))).toEqual({
      faults: { 'names.ru': 'blank', 'names.en': 'blank', aisle: 'choice' },
    });
  });

  test('has all nutrients or none; fibre may be unknown', () => {
    const some = draftOf(whole);
    const without = (key: 'fat' | 'fiber'): FoodDraft => ({
      ...some,
      per100g: { ...some.per100g, [key]: null },
    });
    expect(formOf(without('fat'))).toEqual({ faults: { 'per100g.fat': 'blank' } });
    expect(formOf(without('fiber'))).toMatchObject({ form: { per100g: { fiber: null } } });
  });

  test('reads other names a comma apart, each once', () => {
    const { form } = formOf({ ...draftOf(whole), aliases: { uk: ' а,б;  б ,,в', ru: '', en: '' } }) as {
      form: typeof whole;
    };
    expect(form.aliases.uk).toEqual(['а', 'б', 'в']);
  });

  test('takes over numbers alone, or everything but the names', () => {
    const mine = emptyDraft('чорна сочевиця', 'uk', 'spices');
    expect(withNumbersOf(mine, whole)).toMatchObject({
      names: { uk: 'чорна сочевиця' },
      per100g: whole.per100g,
      edible: 85,
      aisle: 'spices',
      verified: false,
      price: mine.price,
    });
    expect(withFactsOf(mine, whole)).toMatchObject({
      names: { uk: 'чорна сочевиця' },
      aliases: { uk: '' },
      aisle: 'legumes',
      price: { UAH: { amount: 80.5, per: 'kg' } },
      verified: false,
    });
  });

  test('is doubted as the food it makes', () => {
    expect(draftDoubts(draftOf(whole))).toEqual([]);
    const { per100g, ...rest } = draftOf(whole);
    expect(draftDoubts({ ...rest, per100g: { ...per100g, kcal: 1435 } })).toMatchObject([
      { kind: 'kcal-most' },
      { kind: 'energy', given: 1435 },
    ]);
    expect(draftDoubts({ ...rest, per100g: { ...per100g, fat: null } })).toEqual([]);
  });
});

describe('two people’s drafts', () => {
  const base = draftOf(whole);
  const mine = { ...base, density: 0.9, staple: true };
  const theirs = { ...base, density: 0.7, readLabel: true };

  test('go together where only one of both said something else', () => {
    expect(differences(mine, base, theirs)).toEqual({ both: ['density'], theirs: ['readLabel'] });
    expect(mergedDraft(mine, base, theirs, 'mine')).toEqual({ ...mine, readLabel: true });
    expect(mergedDraft(mine, base, theirs, 'theirs')).toEqual({ ...theirs, staple: true });
  });

  test('that say the same differ in nothing', () => {
    expect(differences(mine, base, { ...base, density: 0.9 })).toEqual({ both: [], theirs: ['density'] });
  });
});
