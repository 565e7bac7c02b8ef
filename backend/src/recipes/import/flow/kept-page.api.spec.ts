import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import type { RecipeContent } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { CONTENT } from '../../../testing/call-bodies';
import { useStand, type Answer, type Person } from '../../../testing/stand';
import { Recipe } from '../../recipe/recipe.entity';

type State = Outputs['recipes']['import']['get'];
type Written = Outputs['recipes']['editor']['read'];
type Details = Outputs['recipes']['recipe']['get'];

const stand = useStand();
let anna: Person;

beforeAll(async () => {
  anna = await stand.person();
});

const FACTS = {
  author: { '@type': 'Person', name: 'Олена Кухар' },
  nutrition: {
    '@type': 'NutritionInformation',
    calories: '1340 kJ',
    fatContent: '9 g',
    servingSize: '1 порція',
  },
};
const NUTRIENTS = { kcal: 320, protein: null, fat: 9, carbs: null, per: 'serving' };

const pageOf = (given: object) =>
  `<!doctype html><html lang="uk"><title>Деруни</title><script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Деруни з печі',
    description: 'Картопляні млинці, запечені в печі.',
    recipeIngredient: ['1 кг картоплі', '2 яйця'],
    recipeInstructions: ['Натріть картоплю.', 'Випікайте 25 хвилин до рум’яної скоринки.'],
    ...FACTS,
    ...given,
  })}</script><h1>Деруни</h1></html>`;

/** Follows an import to its end. */
async function over(answer: Answer): Promise<State> {
  let state = answer.body as State;
  while (state.state !== 'done') state = await stateOf(state.id);
  return state;
}

async function stateOf(id: string): Promise<State> {
  const { status, body } = await stand.call('GET', `/api/recipes/imports/${id}?language=uk`, { as: anna });
  expect(status).toBe(200);
  return body as State;
}

/** A page that somebody brings himself, read. */
async function read(path: string, given: object = {}, address: string | null = `https://example.org${path}`) {
  const source = { kind: 'text', text: pageOf(given), address };
  const body = { id: randomUUID(), language: 'uk', source };
  return over(await stand.call('POST', '/api/recipes/imports', { body, as: anna }));
}

const contentOf = ({ imported }: State): RecipeContent => ({
  ...CONTENT,
  ...imported!.content,
  lines: CONTENT.lines,
  categoryId: CONTENT.categoryId,
  subcategoryId: CONTENT.subcategoryId,
});

async function stored(state: State): Promise<string> {
  const id = state.imported!.recipeId;
  const answer = await stand.call('POST', '/api/recipes', {
    body: { id, content: contentOf(state) },
    as: anna,
  });
  expect(answer).toMatchObject({ status: 200, body: { number: expect.any(Number) } });
  return id;
}

async function changed(id: string, words: (content: RecipeContent) => RecipeContent): Promise<void> {
  const { body } = await stand.call('GET', `/api/recipes/${id}/editor?language=uk`, { as: anna });
  const { revision, content } = body as Written;
  const answer = await stand.call('PUT', `/api/recipes/${id}`, {
    body: { revision, content: words(content) },
    as: anna,
  });
  expect(answer).toMatchObject({ status: 200, body: { number: expect.any(Number) } });
}

async function sourceOf(id: string) {
  return ((await stand.call('GET', `/api/recipes/${id}?language=uk`, { as: anna })).body as Details).source;
}

describe('what a page says of its author and its nutrients', () => {
  test('stays with the recipe and its copy', async () => {
    const id = await stored(await read('/facts'));
    expect(await sourceOf(id)).toEqual({ author: 'Олена Кухар', nutrients: NUTRIENTS });
    const copyId = randomUUID();
    await stand.call('POST', `/api/recipes/${id}/copy`, { body: { copyId }, as: anna });
    expect(await sourceOf(copyId)).toEqual({ author: 'Олена Кухар', nutrients: NUTRIENTS });
  });

  test('is kept of a text without an address too', async () => {
    const id = await stored(await read('', { name: 'Сирники' }, null));
    expect(await sourceOf(id)).toMatchObject({ author: 'Олена Кухар' });
  });

  test('is replaced by what is read over it, as far as that says it', async () => {
    const id = await stored(await read('/again'));
    const nutrition = { ...FACTS.nutrition, calories: '100 kcal' };
    const found = await read('/again', { author: undefined, nutrition });
    expect(found).toMatchObject({ outcome: 'duplicate', existing: { id } });
    const path = `/api/recipes/imports/${found.id}/go-on`;
    const state = await over(
      await stand.call('POST', path, { body: { language: 'uk', way: 'update' }, as: anna }),
    );
    expect(state.imported).toMatchObject({ way: 'update', recipeId: id });
    // Even when nothing that is written changes by it.
    await changed(id, (content) => content);
    expect(await sourceOf(id)).toEqual({
      author: 'Олена Кухар',
      nutrients: { ...NUTRIENTS, kcal: 100 },
    });
    expect(await stateOf(state.id)).toMatchObject({ savedAs: id });
  });

  test('goes when another source is named, and not by any other change', async () => {
    const id = await stored(await read('/moved'));
    await changed(id, (content) => ({ ...content, servings: 7 }));
    expect(await sourceOf(id)).toMatchObject({ author: 'Олена Кухар' });
    await changed(id, (content) => ({ ...content, sourceUrl: 'https://example.org/other' }));
    expect(await sourceOf(id)).toBeUndefined();
  });

  test('does not reach readers of a published recipe by an update, before anybody looked at it', async () => {
    const id = await stored(await read('/public'));
    await stand.db.manager.update(Recipe, { id }, { state: 'published' });
    const found = await read('/public', { author: 'Хтось інший' });
    const path = `/api/recipes/imports/${found.id}/go-on`;
    const body = { language: 'uk', way: 'update' };
    const state = await over(await stand.call('POST', path, { body, as: anna }));
    await changed(id, (content) => ({ ...content, servings: 9 }));
    expect(await stateOf(state.id)).toMatchObject({ savedAs: id });
    expect(await sourceOf(id)).toMatchObject({ author: 'Олена Кухар' });
  });

  test('is nothing where it says nothing', async () => {
    const id = await stored(await read('/silent', { author: undefined, nutrition: undefined }));
    expect(await sourceOf(id)).toBeUndefined();
  });

  test('is text of a length that a page can show, and no figure that no dish has', async () => {
    const name = '<img src=x onerror=alert(1)>'.repeat(40);
    const nutrition = { ...FACTS.nutrition, calories: `${'9'.repeat(400)} kcal` };
    const source = await sourceOf(await stored(await read('/odd', { author: name, nutrition })));
    expect(source?.author?.length ?? 0).toBeLessThanOrEqual(120);
    expect(source?.nutrients).toEqual({ ...NUTRIENTS, kcal: null });
  });
});
