import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import {
  catalogueIndex,
  joinLine,
  joinUnderstood,
  SURE,
  understandLine,
  writeLine,
  type Candidate,
} from '../../domain/src/lines/index';
import { UNIT_IDS } from '../../domain/src/food/units';
import { unitsEn } from '../../kit/src/texts/units.en';
import { unitsRu } from '../../kit/src/texts/units.ru';
import { unitsUk } from '../../kit/src/texts/units.uk';
import { verdict, writtenLines } from './lines-written/read.mjs';

type Language = 'uk' | 'ru' | 'en';
interface Food {
  readonly id: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly aliases: Readonly<Partial<Record<Language, readonly string[]>>>;
}

const FOODS = JSON.parse(
  readFileSync(new URL('../../../backend/seeds/ingredients.json', import.meta.url), 'utf8'),
) as Food[];
const INDEX = catalogueIndex(FOODS);
const LINES = writtenLines();

const sure = ([best]: readonly Candidate[]) => (best && best.confidence >= SURE ? best.id : null);

describe('lines as people write them, against the real catalogue', () => {
  it.each([...new Set(LINES.map(({ file }) => file))])('%s', (name) => {
    const differing = LINES.filter(({ file }) => file === name).flatMap((line) => {
      const got = understandLine(line.text, { language: line.lang });
      const food = sure(joinUnderstood(got, INDEX));
      const { amount, food: right } = verdict(line, got, food);
      if ((amount && right) !== line.open) return [];
      return [`${line.text}: ${line.open ? 'is understood now' : `${got.quantity} ${got.unit} ${food}`}`];
    });
    expect(differing).toEqual([]);
  });

  it('no line stands twice, and each food is in the catalogue', () => {
    const ids = new Set([...FOODS.map(({ id }) => id), null]);
    expect(LINES.flatMap(({ foods }) => foods).filter((id) => !ids.has(id))).toEqual([]);
    expect(new Set(LINES.map(({ lang, text }) => `${lang} ${text.toLowerCase()}`)).size).toBe(LINES.length);
  });
});

const namesOf = (food: Food, language: Language) => [food.names[language], ...(food.aliases[language] ?? [])];

describe.each<Language>(['uk', 'ru', 'en'])('names of the catalogue in %s', (language) => {
  const owners = new Map<string, string[]>();
  for (const food of FOODS) {
    for (const name of namesOf(food, language).map((each) => each.toLowerCase()))
      owners.set(name, [...(owners.get(name) ?? []), food.id]);
  }

  it('each name and alias joins to its food, its words in any order', () => {
    const wrong = [...owners].flatMap(([name, ids]) => {
      const turned = /[^а-яіїєґё\s'’]/.test(name) ? name : name.split(' ').reverse().join(' ');
      return [name, turned]
        .filter((text) => !ids.includes(sure(joinLine(text, INDEX, language)) ?? ''))
        .map((text) => `${text}: ${sure(joinLine(text, INDEX, language))}, not ${ids.join()}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('what is written with the product’s own unit words reads back', () => {
  const WORDS = { uk: unitsUk, ru: unitsRu, en: unitsEn };
  const AMOUNTS = [0.25, 0.5, 1, 1.5, 2, 3, 5, 12, 21, 100];
  const NAMES = {
    uk: ['борошна', 'вершкового масла', 'огірків'],
    ru: ['муки', 'сливочного масла', 'огурцов'],
    en: ['flour', 'soy sauce', 'cucumbers'],
  };
  const EARS = { uk: 'кукурудзи', ru: 'кукурузы', en: 'corn' };
  const units = UNIT_IDS.filter((unit) => unit !== 'to_taste');

  it.each<Language>(['uk', 'ru', 'en'])('%s', (language) => {
    const wrong = NAMES[language].flatMap((food) =>
      units.flatMap((unit) =>
        AMOUNTS.flatMap((quantity) => {
          const amount = { quantity, quantityTo: null, unit, unitText: unit, relation: 'first' } as const;
          // A качан is a head, but of corn it is an ear.
          const name = unit === 'ear' ? EARS[language] : food;
          const blank = understandLine(name, { language });
          const line = { ...blank, quantity, unit, unitText: unit, amounts: [amount] };
          return [false, true].flatMap((nameFirst) => {
            const text = writeLine({ ...line, nameFirst }, language, WORDS[language]);
            const again = understandLine(text, { language });
            const same =
              again.unit === unit && again.name === name && Math.abs((again.quantity ?? 0) - quantity) < 0.01;
            return same ? [] : [`${text}: ${again.quantity} ${again.unit} ${again.name}, not ${unit}`];
          });
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
