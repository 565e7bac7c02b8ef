import { expect, test, type Browser, type Page } from '@playwright/test';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import { pathTo } from '@sytno/kit/routes';
import { deep } from './support/depth';
import { after, today } from './support/food';
import { expectFine } from './support/look';
import { complaintsOf, newcomer, signedIn, type Headers } from './support/people';

/** A course from its expert through an administrator to three people, of whom one takes the week's menu. */

async function somebody(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    viewport: { width: 1280, height: 800 },
  });
  return context.newPage();
}

const monday = (): string => after(today(), -((new Date(today()).getUTCDay() + 6) % 7));
const words = (uk: string) => ({ uk });

test(
  'an expert makes a course with the board, an administrator publishes it, three apply, and one takes the menu',
  deep,
  async ({ page, request, browser }) => {
    test.slow();
    const complaints = complaintsOf(page);
    const title = `Легкі обіди ${crypto.randomUUID().slice(0, 6)}`;

    // The expert: what is asked of its dates stands in the page specs, the menu is made on the board.
    const signIn = await request.post(API_PREFIX + routes.account.session.authenticate.path, {
      data: { username: 'expert@sytno.example', password: 'sytno-demo' },
    });
    const { headers: own } = (await signIn.json()) as { headers: Headers };
    const week = { title: words('Тарілка'), text: words('Почнімо з тарілки.'), pictures: [] };
    const made = await request.post(API_PREFIX + routes.expert.courses.create.path, {
      headers: own,
      data: {
        ...{ languages: ['uk'], title: words(title), summary: words('Один тиждень.'), price: {} },
        ...{ description: words('Усе про курс.'), pictureId: null, start: 'fixed', startsOn: monday() },
        seats: 1,
        weeks: [{ ...week, tasks: [{ id: null, text: words('Взяти меню') }] }],
      },
    });
    expect(made.status()).toBe(201);
    const { id } = (await made.json()) as { id: string };
    await signedIn(page, request, 'expert');
    await page.goto(pathTo('courseEdit', 'uk', { id }));
    await page.getByLabel('Ціна').fill('500 ₴');
    const cover = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
      canvas.getContext('2d')?.fillRect(0, 0, 640, 180);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    const file = { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from(cover, 'base64') };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(page.getByRole('img', { name: title })).toBeVisible();
    await expectFine(page, 'a course that is written');
    await page.getByRole('button', { name: 'Скласти меню' }).click();
    await page.getByRole('button', { name: 'Додати страву: Обід, понеділок' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('combobox', { name: 'Назва страви' }).fill('борщ');
    await page.getByRole('option', { name: /борщ/i }).first().click();
    await sheet.getByRole('button', { name: 'Додати', exact: true }).click();
    await page.getByRole('button', { name: 'Зберегти' }).first().click();
    await page.getByRole('link', { name: `До курсу «${title}»` }).click();
    await page.getByRole('button', { name: 'Надіслати на перевірку' }).click();
    await expect(page.getByText('Чекає на перевірку').first()).toBeVisible();

    // The administrator reads all of it and publishes; the expert's open page says so.
    const admin = await somebody(browser);
    await signedIn(admin, request, 'admin');
    await admin.goto(pathTo('adminCourses', 'uk'));
    await admin.getByRole('link', { name: title }).click();
    await expect(admin.getByText('Почнімо з тарілки.')).toBeVisible();
    await admin.getByRole('button', { name: 'Опублікувати' }).click();
    await expect(page.getByText('Опубліковано', { exact: true })).toBeVisible();

    // Three people apply: one by hand, two beside him.
    const place = pathTo('course', 'uk', { id });
    const reader = await somebody(browser);
    await newcomer(reader, request);
    await reader.goto(place);
    await reader.getByRole('button', { name: 'Подати заявку' }).click();
    for (const box of await reader.getByRole('dialog').getByRole('checkbox').all()) await box.check();
    await reader.getByRole('button', { name: 'Надіслати заявку' }).click();
    await expect(reader.getByText('Заявку надіслано').first()).toBeVisible();
    const others = [await somebody(browser), await somebody(browser)] as const;
    const apply = API_PREFIX + routes.expert.applications.apply.path.replace('{courseId}', id);
    for (const [at, other] of others.entries()) {
      const headers = await newcomer(other, request);
      const data = { note: `Заявка ${String(at + 2)}`, consents: ['advice', 'progress'] };
      expect((await request.post(apply, { headers, data })).status()).toBe(201);
    }

    // Accepted, rejected with a reason, and put on the waiting list.
    await page.goto(pathTo('courseParticipants', 'uk', { id }));
    const rows = page.getByRole('row');
    await rows
      .nth(1)
      .getByRole('button', { name: /^Прийняти/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Прийняти' }).click();
    await rows
      .filter({ hasText: 'Заявка 2' })
      .getByRole('button', { name: /^Відхилити/ })
      .click();
    await page.getByRole('dialog').getByLabel('Причина').fill('Група вже почала');
    await page.getByRole('dialog').getByRole('button', { name: 'Відхилити' }).click();
    await rows
      .filter({ hasText: 'Заявка 3' })
      .getByRole('button', { name: /^До списку/ })
      .click();
    await expect(page.getByText('У списку: 1', { exact: true })).toBeVisible();
    await expectFine(page, 'participants');
    const [rejected, waiting] = others;
    await rejected.goto(place);
    await expect(rejected.getByText('Причина: Група вже почала')).toBeVisible();
    await waiting.goto(place);
    await expect(waiting.getByText('Ваше місце у списку: 1')).toBeVisible();

    // The participant reads the week and takes its menu onto his own.
    await expect(reader.getByText('Почнімо з тарілки.')).toBeVisible();
    await reader.getByRole('checkbox', { name: 'Взяти меню' }).check();
    await expectFine(reader, 'a week of a course');
    await reader.getByRole('link', { name: 'Взяти меню тижня' }).click();
    const taking = reader.getByRole('dialog');
    await expect(taking.getByText(/^Прийде 1 страва/)).toBeVisible();
    await taking.getByRole('button', { name: 'Покласти в меню' }).click();
    await expect(reader.getByText(/^У меню покладено 1 страву/)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Завдання: 1 з 1')).toBeVisible();
    expect(complaints).toEqual([]);
  },
);
