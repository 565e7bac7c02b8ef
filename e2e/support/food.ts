import { expect, type APIRequestContext } from '@playwright/test';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import type { Headers } from './people';

interface Dish {
  id: string;
  name: string;
}

/** Today in Kyiv, where the browser of a run is. */
export const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Kyiv' }).format(new Date());

/** A day so many days after another. */
export const after = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** The demo's borscht. */
export async function borscht(request: APIRequestContext, headers: Headers): Promise<Dish> {
  const { path } = routes.recipes.catalog.list;
  const query = new URLSearchParams({ name: 'борщ', page: '1', pageSize: '6', language: 'uk' });
  const answer = await request.get(`${API_PREFIX}${path}?${query.toString()}`, { headers });
  const { items } = (await answer.json()) as { items: Dish[] };
  const [first] = items;
  if (!first) throw new Error('The demo has no borscht.');
  return first;
}

/** Puts a dish on somebody's menu. */
export async function planned(
  request: APIRequestContext,
  headers: Headers,
  dish: Dish,
  place: { date: string; mealType: string },
): Promise<void> {
  const answer = await request.post(`${API_PREFIX}${routes.mealplans.menu.add.path}`, {
    headers,
    data: { ...place, recipeId: dish.id, servings: 4, language: 'uk' },
  });
  expect(answer.status()).toBe(201);
}

/** A list of one day, taken to the shop. @returns its id */
export async function listInShop(request: APIRequestContext, headers: Headers, day: string): Promise<string> {
  const built = await request.post(`${API_PREFIX}${routes.grocery.build.create.path}`, {
    headers,
    data: { from: day, to: day, language: 'uk' },
  });
  expect(built.status()).toBe(201);
  const { id } = (await built.json()) as { id: string };
  const used = await request.post(`${API_PREFIX}${routes.grocery.lists.use.path.replace('{id}', id)}`, {
    headers,
  });
  expect(used.status()).toBe(200);
  return id;
}
