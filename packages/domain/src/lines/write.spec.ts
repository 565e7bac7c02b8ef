import { describe, expect, test } from '@jest/globals';
import { UNIT_IDS, type UnitId } from '../food/units';
import { LANGUAGES, type Language } from '../language';
import { understandLine } from './understand';
import { pluralForm, writeLine, type UnitWords } from './write';

type Forms = Partial<Record<UnitId, string>>;

/** one, few, many and other of the units the cases use. */
const FORMS: Readonly<Record<Language, Forms>> = {
  uk: {
    g: 'г',
    ml: 'мл',
    tbsp: 'ст. л.',
    glass: 'склянка склянки склянок склянки',
    can: 'бляшанка бляшанки бляшанок бляшанки',
    clove: 'зубчик зубчики зубчиків зубчика',
    cup: 'чашка чашки чашок чашки',
    pinch: 'щіпка щіпки щіпок щіпки',
    oz: 'унц.',
    lb: 'фунт фунти фунтів фунта',
  },
  ru: {
    g: 'г',
    ml: 'мл',
    tbsp: 'ст. л.',
    glass: 'стакан стакана стаканов стакана',
    can: 'жестяная_банка жестяные_банки жестяных_банок жестяной_банки',
    clove: 'зубчик зубчика зубчиков зубчика',
    cup: 'чашка чашки чашек чашки',
    pinch: 'щепотка щепотки щепоток щепотки',
    oz: 'унц.',
    lb: 'фунт фунта фунтов фунта',
  },
  en: {
    g: 'g',
    ml: 'ml',
    tbsp: 'tbsp',
    glass: 'glass glasses glasses glasses',
    can: 'can cans cans cans',
    clove: 'clove cloves cloves cloves',
    cup: 'cup cups cups cups',
    pinch: 'pinch pinches pinches pinches',
    oz: 'oz',
    lb: 'lb',
  },
};

function wordsOf(language: Language): UnitWords {
  const entries = UNIT_IDS.flatMap((unit) => {
    const text = FORMS[language][unit] ?? unit;
    const forms = text.startsWith('ст.') ? [text] : text.split(' ').map((form) => form.replace('_', ' '));
    return ['one', 'few', 'many', 'other'].map((form, at) => [
      `${unit}_${form}`,
      forms[at] ?? forms[0] ?? unit,
    ]);
  });
  return Object.fromEntries(entries) as UnitWords;
}

const WORDS = { uk: wordsOf('uk'), ru: wordsOf('ru'), en: wordsOf('en') };

const rewritten = (text: string, language: Language) =>
  writeLine(understandLine(text), language, WORDS[language]);

describe('writing a line', () => {
  test.each<[string, Language, string]>([
    ['1 скл. рису', 'uk', '1 склянка рису'],
    ['2 скл. рису', 'uk', '2 склянки рису'],
    ['5 скл. рису', 'uk', '5 склянок рису'],
    ['півсклянки рису', 'uk', '½ склянки рису'],
    ['11 стак. риса', 'ru', '11 стаканов риса'],
    ['22 стак. риса', 'ru', '22 стакана риса'],
    ['1.5 cup rice', 'en', '1½ cups rice'],
    ['1/2 cups rice', 'en', '½ cup rice'],
    ['0.75 kg rice', 'uk', '0,75 kg rice'],
    ['Цукор - 2,5 ст.л.', 'uk', 'Цукор – 2½ ст. л.'],
    ['сіль по смаку', 'uk', 'сіль, за смаком'],
    ['кінза (за бажанням)', 'ru', 'кінза (по желанию)'],
    ['2-3 зубки часнику', 'uk', '2–3 зубчики часнику'],
    ['1 cup (240 ml) milk, warm', 'en', '1 cup / 240 ml milk (warm)'],
    ['1 (14 oz) can beans', 'en', '1 × 14 oz can beans'],
    ['Для крему:', 'uk', 'Для крему:'],
  ])('%s in %s is %s', (text, language, wanted) => {
    expect(rewritten(text, language)).toBe(wanted);
  });

  test.each([
    '2 ст. л. олії',
    'півтори склянки борошна, просіяного',
    'Цукор (дрібний) – 200 г',
    '2-3 зубчики часнику',
    '4 великі помідори, нарізані кубиками',
    '2 × 400 г бляшанки квасолі',
    'сіль, перець — за смаком',
    'щепотка корицы (по желанию)',
    '1/3 стакана сахара / 70 г',
    '1 (14 oz) can tomatoes, drained',
    '1¾ cups plus 2 tbsp flour, sifted',
    '3 lb 12 oz pumpkin',
    'water or stock',
  ])('%s reads back to the same in every language', (text) => {
    const first = understandLine(text);
    for (const language of LANGUAGES) {
      const again = understandLine(writeLine(first, language, WORDS[language]), { language: first.language });
      expect({
        ...again,
        unitText: null,
        amounts: again.amounts.map(({ unitText: _, ...rest }) => rest),
      }).toMatchObject({
        quantityTo: first.quantityTo,
        unit: first.unit,
        name: first.name,
        optional: first.optional,
        toTaste: first.toTaste,
        pack: first.pack,
        amounts: first.amounts.map(({ unit, relation }) => ({ unit, relation })),
      });
      expect(again.quantity ?? 0).toBeCloseTo(first.quantity ?? 0, 2);
    }
  });

  test('plural forms', () => {
    expect([1, 2, 5, 11, 21, 0.5].map((count) => pluralForm(count, 'uk'))).toEqual([
      'one',
      'few',
      'many',
      'many',
      'one',
      'other',
    ]);
    expect([0.5, 1, 1.5, 2].map((count) => pluralForm(count, 'en'))).toEqual([
      'one',
      'one',
      'other',
      'other',
    ]);
  });
});
