import { expect, test, type Page } from '@playwright/test';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import { pathTo } from '@sytno/kit/routes';
import { randomUUID } from 'node:crypto';
import { expectFine } from './support/look';
import { complaintsOf, signedIn } from './support/people';

/** A list of so many lines of one's own, in the shop. @returns its id */
async function longList(page: Page, lines: number): Promise<string> {
  return page.evaluate(
    async ({ count, ids, prefix, paths }) => {
      const { headers } = JSON.parse(localStorage.getItem('user') ?? '{}') as {
        headers: Record<string, string>;
      };
      const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
        const answer = await fetch(`${prefix}${path}`, {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        if (!answer.ok) throw new Error(`${path}: ${String(answer.status)} ${await answer.text()}`);
        return answer.json();
      };
      const day = '2026-01-05';
      const { id } = (await call('POST', paths.build, { from: day, to: day, language: 'uk' })) as {
        id: string;
      };
      await call('POST', paths.use.replace('{id}', id));
      const foods = ['potato', 'milk-25', 'egg', 'buckwheat', 'apple', 'onion', 'bread-rye', 'carrot'];
      const operations = ids.slice(0, 2 * count).flatMap((opId, at) =>
        at % 2 === 1
          ? []
          : [
              {
                opId,
                lineId: ids[at + 1],
                seen: 0,
                field: 'added',
                value: {
                  ingredientId: foods[(at / 2) % foods.length],
                  text: `позиція ${String(at / 2)}`,
                  amount: { quantity: 1 + at, unit: 'piece' },
                },
              },
            ],
      );
      for (let at = 0; at < operations.length; at += 100) {
        await call('POST', paths.apply.replace('{id}', id), { operations: operations.slice(at, at + 100) });
      }
      return id;
    },
    {
      count: lines,
      ids: Array.from({ length: 2 * lines }, () => randomUUID()),
      prefix: API_PREFIX,
      paths: {
        build: routes.grocery.build.create.path,
        use: routes.grocery.lists.use.path,
        apply: routes.grocery.lines.apply.path,
      },
    },
  );
}

const sheets = async (page: Page): Promise<number> => {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
};

test('a list in the shop: on paper, over the whole screen, and on a phone that a code signs in', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const complaints = complaintsOf(page);
  await signedIn(page, request, 'premium');
  await page.goto(pathTo('groceryLists', 'uk'));
  const many = await longList(page, 300);
  await page.goto(pathTo('groceryList', 'uk', { id: many }));
  await expect(page.getByRole('checkbox')).toHaveCount(300);
  expect(await sheets(page)).toBeLessThanOrEqual(3);
  const week = await longList(page, 70);
  await page.goto(pathTo('groceryList', 'uk', { id: week }));
  await expect(page.getByRole('checkbox')).toHaveCount(70);
  expect(await sheets(page)).toBe(1);

  // Without anything else on the screen.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Режим магазину' }).click();
  await expect(page.getByRole('button', { name: 'Вийти з режиму магазину' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page
    .getByRole('checkbox', { name: /картопля/ })
    .first()
    .click();
  const screen = page.locator('[data-shop-screen]');
  await expect(screen.getByText('Куплено 1 з 70 позицій')).toBeVisible();
  await page.getByRole('button', { name: 'Вийти з режиму магазину' }).click();

  // A phone by the link of the code.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Копіювати або надіслати список' }).click();
  await page.getByRole('menuitem', { name: 'На телефон' }).click();
  const code = await page.getByRole('dialog').locator('output').textContent();
  const pocket = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    ...(baseURL && { baseURL }),
  });
  const phone = await pocket.newPage();
  const others = complaintsOf(phone);
  await phone.goto(`${pathTo('phoneList', 'uk')}#${code ?? ''}`);
  await expect(phone.getByText('Куплено 1 з 70 позицій').first()).toBeVisible();
  expect(new URL(phone.url()).hash).toBe('');
  await expectFine(phone, 'the list on a phone');
  await phone
    .getByRole('checkbox', { name: /картопля/ })
    .first()
    .tap();
  await expect(phone.getByText('Куплено 2 з 70 позицій').first()).toBeVisible();
  const manifest = await phone.locator('link[rel=manifest]').getAttribute('href');
  expect(((await (await request.get(manifest ?? '')).json()) as { display: string }).display).toBe(
    'standalone',
  );

  // It is ended where it was begun.
  const end = page.getByRole('dialog').getByRole('button', { name: /^Від’єднати/ });
  await end.first().click();
  await expect(end).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByLabel('Код із комп’ютера')).toBeVisible();
  await pocket.close();
  expect([...complaints, ...others.filter((one) => !one.includes('401'))]).toEqual([]);
});
