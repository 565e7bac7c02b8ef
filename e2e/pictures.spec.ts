import { expect, test, type Page } from '@playwright/test';
import { pathTo } from '@sytno/kit/routes';
import { expectFine } from './support/look';
import { complaintsOf, newcomer, paintedPhoto } from './support/people';

/** The colour in the middle of a picture that is shown, as red, green or blue. */
const middleOf = (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const canvas = new OffscreenCanvas(1, 1);
    const context = canvas.getContext('2d');
    context?.drawImage(image, image.naturalWidth / 2, image.naturalHeight / 2, 1, 1, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    const most = Math.max(red, green, blue);
    return most === red ? 'red' : most === green ? 'green' : 'blue';
  });

test('a dish gets its photo by keyboard, cropped, and shows it wherever it stands', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  await newcomer(page, request);
  await page.goto(pathTo('recipeCreate', 'uk'));
  await page.getByLabel('Назва').fill('Вінегрет на трьох');
  const input = page.locator('input[type=file]');
  await input.setInputFiles(await paintedPhoto(page));
  const field = page.getByRole('group', { name: 'Світлина страви' });
  await expect(field.getByRole('img', { name: 'Вінегрет на трьох' })).toBeVisible();
  expect(await middleOf(page, 'Вінегрет на трьох')).toBe('green');

  const crop = field.getByRole('button', { name: 'Кадрувати' });
  await crop.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Що видно на світлині' });
  await dialog.getByRole('slider', { name: 'Розмір рамки' }).focus();
  await page.keyboard.press('Home');
  await dialog.getByRole('slider', { name: 'Ліворуч чи праворуч' }).focus();
  await page.keyboard.press('End');
  await expectFine(page, 'the crop');
  await dialog.getByRole('button', { name: 'Зберегти кадр' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(crop).toBeFocused();
  await expect.poll(() => middleOf(page, 'Вінегрет на трьох')).toBe('blue');
  await expectFine(page, 'the form with a photo');

  await page.getByLabel('Опис', { exact: true }).fill('Буряк, картопля, квасоля.');
  await page.getByLabel('Категорія', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Додати інгредієнт').fill('300 г буряка');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вінегрет на трьох');
  expect(await middleOf(page, 'Вінегрет на трьох')).toBe('blue');
  await expectFine(page, 'a recipe with a photo');
  await page.goto(pathTo('recipes', 'uk', {}, { name: 'Вінегрет на трьох' }));
  await expect(page.locator('article img[src^="/pictures/"]')).toBeVisible();
  await expectFine(page, 'the list with a photo');
  expect(complaints).toEqual([]);
});

test('a file that is no photo is refused in words, and what was there stays', async ({ page, request }) => {
  await newcomer(page, request);
  await page.goto(pathTo('recipeCreate', 'uk'));
  await page.getByLabel('Назва').fill('Каша');
  const input = page.locator('input[type=file]');
  await input.setInputFiles(await paintedPhoto(page));
  const field = page.getByRole('group', { name: 'Світлина страви' });
  await expect(field.getByRole('img', { name: 'Каша' })).toBeVisible();
  for (const [name, content, words] of [
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'SVG'],
    ['a.jpg', '<!doctype html><title>x</title>', 'вебсторінка'],
    ['a.png', '', 'порожній'],
    ['a.heic', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'HEIC'],
  ] as const) {
    await input.setInputFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from(content, 'latin1') });
    await expect(field.getByRole('alert')).toContainText(words);
    await expect(field.getByRole('img', { name: 'Каша' })).toBeVisible();
  }
});
