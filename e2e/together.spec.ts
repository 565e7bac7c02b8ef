import { expect, test, type Page } from '@playwright/test';
import { pathTo } from '@sytno/kit/routes';
import { borscht, listInShop, planned, today } from './support/food';
import { newcomer } from './support/people';

const boxes = (page: Page) => page.locator('input[type=checkbox]');
const ticked = (page: Page) => page.locator('input[type=checkbox]:checked');
const box = (page: Page, name: string) =>
  page.locator('li', { has: page.locator('strong').getByText(name, { exact: true }) }).locator('input');
/** What the list says, row by row, whatever order it stands in. */
const rows = async (page: Page) =>
  (
    await boxes(page).evaluateAll((all) =>
      all.map(
        (box) =>
          `${box.closest('li')?.querySelector('strong')?.textContent ?? ''} ${String((box as HTMLInputElement).checked)}`,
      ),
    )
  ).sort();

test('one list on two devices: ticks reach the other, one without a network loses nothing, a link ends', async ({
  page,
  browser,
  request,
}) => {
  const headers = await newcomer(page, request);
  await planned(request, headers, await borscht(request, headers), { date: today(), mealType: 'dinner' });
  const id = await listInShop(request, headers, today());
  await page.goto(pathTo('groceryList', 'uk', { id }));
  await expect(boxes(page).first()).toBeVisible();
  await expect(page.getByText('Усе збережено')).toBeVisible();
  const [first = '', second = '', third = '', fourth = ''] = await page
    .locator('li strong')
    .allTextContents();

  // A link for somebody without an account.
  await page.getByRole('button', { name: 'Копіювати або надіслати список' }).click();
  await page.getByRole('menuitem', { name: 'Поділитися за посиланням' }).click();
  await page.getByRole('button', { name: 'Створити посилання' }).click();
  const url = await page.getByRole('dialog').getByLabel('Посилання', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Готово' }).click();

  const other = await browser.newContext({
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    viewport: { width: 390, height: 844 },
  });
  let guest = await other.newPage();
  const { pathname } = new URL(url);
  await guest.goto(pathname);
  await guest.getByLabel('Ім’я').fill('Марія');
  await guest.getByRole('button', { name: 'До списку' }).click();
  await expect(page.getByRole('img', { name: 'Марія' })).toBeVisible();

  // What the owner ticks shows at the guest's within a second.
  await box(page, first).click();
  await expect(ticked(guest)).toHaveCount(1, { timeout: 1000 });

  // Without a network the guest goes on; the owner, too.
  await other.setOffline(true);
  await box(guest, second).click();
  await box(guest, third).click();
  await expect(guest.getByText('Немає мережі: 2 зміни чекають тут')).toBeVisible();
  await box(page, fourth).click();
  await expect(ticked(page)).toHaveCount(2);

  // The tab is closed; when it is opened again nothing of the server is to be had yet.
  await guest.close();
  await other.setOffline(false);
  await other.route('**/api/**', (route) => route.abort());
  guest = await other.newPage();
  await guest.goto(pathname);
  // What the owner ticked meanwhile may have come by a stream that outlived the network.
  await expect.poll(() => ticked(guest).count()).toBeGreaterThanOrEqual(3);
  await expect(guest.getByText('Немає мережі: 2 зміни чекають тут')).toBeVisible();
  await other.unroute('**/api/**');

  // Back again: both have everything, and who did it.
  await expect(ticked(page)).toHaveCount(4, { timeout: 15_000 });
  await expect(page.getByText('у кошику від: Марія').first()).toBeVisible();
  await expect(guest.getByText('Усе збережено')).toBeVisible();
  await expect(ticked(guest)).toHaveCount(4);
  expect(await rows(guest)).toEqual(await rows(page));

  await page.getByRole('button', { name: 'Копіювати або надіслати список' }).click();
  await page.getByRole('menuitem', { name: 'Поділитися за посиланням' }).click();
  await page.getByRole('button', { name: /^Скасувати посилання/ }).click();
  await expect(guest.getByRole('heading', { name: 'Це посилання вже не діє' })).toBeVisible({
    timeout: 10_000,
  });
  await other.close();
});
