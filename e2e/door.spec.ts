import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { pathTo } from '@sytno/kit/routes';
import { complaintsOf } from './support/people';

const LANGUAGES = ['uk', 'ru', 'en'] as const;

for (const lng of LANGUAGES) {
  test(`search engines are told of the public pages, ${lng}`, async ({ request }) => {
    for (const key of ['landing', 'price', 'oferta'] as const) {
      const page = await (await request.get(`${pathTo(key, lng)}?utm=x`)).text();
      const description = /<meta name="description" content="([^"]+)">/.exec(page)?.[1] ?? '';
      expect(description.length, key).toBeGreaterThan(40);
      expect(page).toContain(`<meta property="og:description" content="${description}">`);
      expect(page).toMatch(/<meta property="og:title" content=".+ – Sytno">/);
      expect(page).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+${pathTo(key, lng)}">`));
      for (const other of LANGUAGES)
        expect(page).toMatch(new RegExp(`hreflang="${other}" href="http[^"]+${pathTo(key, other)}">`));
      expect(page).toMatch(new RegExp(`hreflang="x-default" href="http[^"]+${pathTo(key, 'uk')}">`));
      expect(page).not.toContain('name="robots"');
    }
  });

  test(`nothing else is shown to search engines, ${lng}`, async ({ request }) => {
    for (const key of ['login', 'registration', 'recovery', 'dashboard'] as const) {
      const answer = await request.get(pathTo(key, lng));
      expect(answer.headers()['x-robots-tag'], key).toBe('noindex');
      expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
    }
  });
}

test('the agreement names who offers the service, and its privacy part has an address', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${pathTo('oferta', 'en')}#privacy`);
  await expect(page.locator('#privacy').getByRole('heading', { level: 2 })).toBeInViewport();
  const words = await page.getByRole('main').innerText();
  expect(words).toContain('hello@sytno.example');
  expect(words).not.toMatch(/[{}]/);
  expect(words).toContain('Edition 2026-11-28');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  expect(complaints).toEqual([]);
});
