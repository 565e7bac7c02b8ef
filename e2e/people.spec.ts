import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import { pathTo } from '@sytno/kit/routes';
import { deep } from './support/depth';
import { tabTo } from './support/keys';
import { expectFine } from './support/look';
import { oneTimeCode } from './support/one-time-code';
import {
  complaintsOf,
  DEMO_PASSWORD,
  demoEmail,
  newcomer,
  newEmail,
  paintedPhoto,
  signedIn,
  type Headers,
} from './support/people';

/**
 * What people do with their account, household and courses; the pages as they open are walked by
 * face.spec.ts, here are their sheets, dialogs and choices.
 */
const DEMO_COURSE = 'Чотири тижні збалансованих обідів';

/** The demo's course: the only one with free seats whatever other stories put into the catalogue. */
async function courseId(request: APIRequestContext, headers: Headers): Promise<string> {
  const { path } = routes.expert.courses.list;
  const answer = await request.get(`${API_PREFIX}${path}?page=1&pageSize=50&language=uk`, { headers });
  const { items } = (await answer.json()) as { items: { id: string; title: string }[] };
  const course = items.find(({ title }) => title === DEMO_COURSE);
  expect(course).toBeDefined();
  return course?.id ?? '';
}

for (const theme of ['light', 'dark'] as const) {
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    test(
      `the sheets and states of people, ${theme} at ${String(width)} px`,
      deep,
      async ({ page, request, browser }) => {
        test.setTimeout(120_000);
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height });
        const complaints = complaintsOf(page);
        const headers = await newcomer(page, request);
        const id = await courseId(request, headers);

        await page.goto(pathTo('household', 'uk'));
        await expectFine(page, 'the household without eaters');
        await page.getByRole('button', { name: 'Додати їдця' }).click();
        const sheet = page.getByRole('dialog', { name: 'Додати їдця' });
        await sheet.getByLabel('Ім’я').fill('Дуже-довге-ім’я-без-жодного-пропуску-Володимира');
        await sheet.getByRole('button', { name: 'глютен' }).click();
        await expectFine(page, 'the sheet of an eater');
        await sheet.getByRole('button', { name: 'Закрити' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectFine(page, 'the question before what is half-written is lost');
        await page.getByRole('alertdialog').getByRole('button', { name: 'Скасувати' }).click();
        await sheet.getByRole('button', { name: 'Зберегти' }).click();
        await expect(page.getByRole('article').getByText('алергія: глютен')).toBeVisible();
        await expectFine(page, 'the household with an eater');

        await page.goto(pathTo('course', 'uk', { id }));
        await page.getByRole('button', { name: 'Подати заявку' }).click();
        await page.getByRole('dialog').getByLabel('Кілька слів фахівцю').fill('Готую для двох дітей');
        await expectFine(page, 'the application');
        for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check();
        await page.getByRole('dialog').getByRole('button', { name: 'Надіслати заявку' }).click();
        await expect(page.getByRole('button', { name: 'Відкликати заявку' })).toBeVisible();
        await expectFine(page, 'the course with an application');
        await page.goto(pathTo('courses', 'uk'));
        await expect(page.getByText('Заявку надіслано')).toBeVisible();
        await expectFine(page, 'the catalogue with an application');

        const office = await browser.newContext({
          viewport: { width, height },
          colorScheme: theme,
          reducedMotion: 'reduce',
        });
        const expert = await office.newPage();
        await signedIn(expert, request, 'expert');
        await expert.goto(pathTo('courseParticipants', 'uk', { id }));
        await expect(expert.getByRole(width < 900 ? 'list' : 'table', { name: 'Заявки' })).toBeVisible();
        await expectFine(expert, 'applications that wait');
        await expert
          .getByRole('button', { name: /^Прийняти заявку/ })
          .first()
          .click();
        await expect(expert.getByRole('alertdialog', { name: /^Прийняти заявку/ })).toBeVisible();
        await expectFine(expert, 'the question before somebody is accepted');
        await expert.getByRole('alertdialog').getByRole('button', { name: 'Скасувати' }).click();
        await expert
          .getByRole('button', { name: /^Відхилити заявку/ })
          .first()
          .click();
        await expert.getByRole('dialog').getByRole('button', { name: 'Відхилити' }).click();
        await expectFine(expert, 'a rejection without a reason');
        await office.close();

        await page.goto(pathTo('messages', 'uk', {}, { view: 'notices' }));
        await expect(page.getByRole('heading', { level: 2, name: 'Сьогодні' })).toBeVisible();
        await expect(page.locator('main').getByRole('listitem').first()).toContainText('Заявку на курс');
        await expectFine(page, 'the messages');
        expect(complaints).toEqual([]);
      },
    );
  }
}

test('a target is changed by the keyboard alone, a low one after a second question', async ({
  page,
  request,
}) => {
  await newcomer(page, request);
  await page.goto(pathTo('profile', 'uk'));
  await tabTo(page, 'textbox', 'Калорії, ккал');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1850');
  await expect(page.getByText(/ціль — 1\s850 ккал/)).toBeVisible();
  await tabTo(page, 'button', 'Зберегти цілі');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Збережено')).toBeVisible();

  await page.getByLabel('Калорії, ккал').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1100');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Ви точно хочете цю ціль?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Калорії, ккал')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Калорії, ккал')).toHaveValue(/^1\s850$/);
});

test('an eater is added and taken back by the keyboard alone', async ({ page, request }) => {
  await newcomer(page, request);
  await page.goto(pathTo('household', 'uk'));
  await tabTo(page, 'button', 'Додати їдця');
  await page.keyboard.press('Enter');
  await tabTo(page, 'textbox', 'Ім’я');
  await page.keyboard.type('Софійка');
  // Escape asks first; the way back has the focus, and what was typed is still there.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Ім’я')).toHaveValue('Софійка');
  await tabTo(page, 'button', 'Зберегти');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: 'Софійка' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(page.getByRole('heading', { level: 3, name: 'Софійка' })).toBeHidden();
  await expect(page.getByText('Тут поки нікого')).toBeVisible();
});

test(
  'whoever hides numbers sees none in the section, and stays without them after a reload',
  deep,
  async ({ page, request }) => {
    await newcomer(page, request);
    await page.goto(pathTo('profile', 'uk'));
    const main = page.locator('main');
    await expect(main).toContainText('1 996 ккал');
    await tabTo(page, 'switch', 'Сховати калорії й поживні речовини');
    await page.keyboard.press('Space');
    await expect(main).not.toContainText('ккал');
    await expect(page.getByLabel('Гроші на день, ₴')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('switch')).toBeChecked();
    await expect(page.getByLabel('Калорії, ккал')).toBeHidden();
    await page.goto(pathTo('subscription', 'uk'));
    await expect(main).toContainText('Межі витрат');
    await expect(main).not.toContainText(/калорі/i);
    await page.goto(pathTo('profile', 'uk'));
    await page.getByRole('button', { name: 'Показати цілі щодо їжі' }).click();
    await expect(page.getByLabel('Калорії, ккал')).toBeVisible();
  },
);

/** Somebody nobody knows yet, by name of his address and password. */
async function signedUp(
  request: APIRequestContext,
  password: string,
): Promise<{ id: string; email: string }> {
  const form = { password, passwordConfirmation: password, adult: true, terms: true, language: 'uk' };
  const { path } = routes.account.registration.register;
  const answer = await request.post(`${API_PREFIX}${path}`, { data: { email: newEmail(), ...form } });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: string; email: string };
}

/** The demo's administrator makes another one, with his password given once more. */
async function makesAdministrator(request: APIRequestContext, id: string): Promise<void> {
  const { authenticate, elevate } = routes.account.session;
  const credentials = { username: demoEmail('admin'), password: DEMO_PASSWORD };
  const signIn = await request.post(`${API_PREFIX}${authenticate.path}`, { data: credentials });
  const { headers } = (await signIn.json()) as { headers: Headers };
  const again = { headers, data: { password: DEMO_PASSWORD } };
  expect((await request.post(`${API_PREFIX}${elevate.path}`, again)).ok()).toBe(true);
  const { path } = routes.account.administration.setRole;
  const given = await request.put(`${API_PREFIX}${path.replace('{id}', id)}`, {
    headers,
    data: { admin: true, reason: 'Допомагає' },
  });
  expect(given.ok()).toBe(true);
}

/** By the form, as a person does. */
async function signsIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Увійти', exact: true }).click();
}

test(
  'a picture, another password, a copy of one’s data; leaving, and coming back within the grace',
  deep,
  async ({ page, request }) => {
    test.setTimeout(180_000);
    const [first, second] = ['long enough 1', 'long enough 2'];
    const { email } = await signedUp(request, first);
    await page.goto(pathTo('login', 'uk'));
    await signsIn(page, email, first);
    await expect(page).toHaveURL(/\/uk\/user\//);

    await page.goto(pathTo('profile', 'uk'));
    await page.getByRole('button', { name: 'Змінити світлину' }).click();
    await page.locator('input[type=file]').setInputFiles(await paintedPhoto(page));
    const crop = page.getByRole('dialog', { name: 'Що видно на світлині' });
    await crop.getByRole('button', { name: 'Зберегти кадр' }).click();
    await expect(crop).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.locator('header img[src*="/pictures/"]').first()).toBeVisible();
    await page.goto(pathTo('household', 'uk'));
    await expect(page.locator('main img[src*="/pictures/"]')).toBeVisible();

    await page.goto(pathTo('profile', 'uk'));
    const password = page.getByRole('form', { name: 'Пароль', exact: true });
    await password.getByLabel('Теперішній пароль').fill(first);
    await password.getByLabel('Новий пароль', { exact: true }).fill(second);
    await password.getByLabel('Новий пароль ще раз').fill(second);
    await password.getByRole('button', { name: 'Змінити пароль' }).click();
    await expect(page.getByText('Пароль змінено, інші пристрої вийшли з акаунта')).toBeVisible();

    await page.getByRole('button', { name: 'Зібрати копію' }).click();
    const fetchIt = page.getByRole('button', { name: 'Завантажити', exact: true });
    await expect(fetchIt).toBeVisible({ timeout: 90_000 });
    const [download] = await Promise.all([page.waitForEvent('download'), fetchIt.click()]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);

    await page.getByRole('button', { name: 'Видалити акаунт' }).click();
    const leave = page.getByRole('dialog', { name: 'Видалити акаунт?' });
    await leave.getByLabel('Ваш пароль').fill(second);
    await leave.getByRole('button', { name: 'Видалити акаунт' }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
    await signsIn(page, email, second);
    await expect(page).toHaveURL(/\/uk\/user\//);
    await page.goto(pathTo('messages', 'uk', {}, { view: 'notices' }));
    await expect(page.getByText('Акаунт лишається')).toBeVisible();
  },
);

test(
  'an administrator turns the second step on, signs in by it, and closes an account whose open page stops at once',
  deep,
  async ({ browser, request }) => {
    test.setTimeout(240_000);
    const password = 'long enough 1';
    const chief = await signedUp(request, password);
    const guest = await signedUp(request, password);
    await makesAdministrator(request, chief.id);
    const office = await browser.newContext();
    const page = await office.newPage();
    await page.goto(pathTo('login', 'uk'));
    await signsIn(page, chief.email, password);
    await expect(page).toHaveURL(/\/uk\/user\//);
    await page.goto(pathTo('administration', 'uk'));
    await page.getByRole('button', { name: 'Налаштувати' }).click();
    const again = page.getByRole('dialog', { name: 'Ще раз ваш пароль' });
    await again.getByLabel('Пароль').fill(password);
    await again.getByRole('button', { name: 'Продовжити' }).click();
    const setUp = page.getByRole('form', { name: 'Другий крок входу' });
    const key = await setUp.locator('code').innerText();
    await setUp.getByLabel('Код із застосунку').fill(oneTimeCode(key));
    await setUp.getByRole('button', { name: 'Увімкнути' }).click();
    await expect(page.getByText('Коди на чорний день', { exact: true })).toBeVisible();
    const spare = await page.locator('ol code').first().innerText();
    await expectFine(page, 'the codes for bad days');
    await page.getByRole('button', { name: /Я зберіг/ }).click();
    await expect(page.getByText('Лишилося 10 кодів на чорний день.')).toBeVisible();
    await office.close();

    // A code of the app once, a code for bad days once; neither a second time.
    const home = await browser.newContext();
    const admin = await home.newPage();
    await admin.goto(pathTo('login', 'uk'));
    await signsIn(admin, chief.email, password);
    await admin.getByLabel('Код').fill(oneTimeCode(key, 1));
    await admin.getByRole('button', { name: 'Увійти', exact: true }).click();
    await expect(admin).toHaveURL(/\/uk\/user\//);
    const away = await browser.newContext();
    const other = await away.newPage();
    await other.goto(pathTo('login', 'uk'));
    await signsIn(other, chief.email, password);
    await other.getByLabel('Код').fill(spare);
    await other.getByRole('button', { name: 'Увійти', exact: true }).click();
    await expect(other).toHaveURL(/\/uk\/user\//);
    await away.close();

    const street = await browser.newContext();
    const person = await street.newPage();
    await person.goto(pathTo('login', 'uk'));
    await signsIn(person, guest.email, password);
    await expect(person).toHaveURL(/\/uk\/user\//);
    await person.goto(pathTo('groceryLists', 'uk'));
    await expect(person.getByRole('heading', { level: 1 })).toBeVisible();

    await admin.goto(pathTo('adminUsers', 'uk'));
    await admin.getByLabel('Адреса або ім’я').fill(guest.email);
    await admin.getByRole('button', { name: 'Знайти' }).click();
    await admin.getByRole('link', { name: new RegExp(guest.email) }).click();
    await admin.getByRole('button', { name: 'Закрити доступ' }).click();
    const ask = admin.getByRole('dialog').or(admin.getByRole('alertdialog'));
    await ask.getByLabel('Пояснення').fill('Спам у рецептах');
    await ask.getByRole('button', { name: 'Закрити доступ' }).click();
    const once = admin.getByRole('dialog', { name: 'Ще раз ваш пароль' });
    await once.getByLabel('Пароль').fill(password);
    await once.getByRole('button', { name: 'Продовжити' }).click();
    await expect(admin.getByText(/закрито/).first()).toBeVisible();
    // Nobody touches the person's page: it stops by itself.
    await expect(person).toHaveURL(/\/auth\/login$/, { timeout: 20_000 });
    await signsIn(person, guest.email, password);
    await expect(person.getByRole('alert')).toContainText('закрито');
  },
);
