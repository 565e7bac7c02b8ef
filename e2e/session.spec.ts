import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD, demoEmail, newEmail } from './support/people';

async function fillLogin(
  page: Page,
  email: string,
  password: string,
  words: [string, string],
): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(words[0], { exact: true }).fill(password);
  await page.getByRole('button', { name: words[1], exact: true }).click();
}

const UK: [string, string] = ['Пароль', 'Увійти'];
const EN: [string, string] = ['Password', 'Sign in'];

test('a visitor is asked to sign in and comes back to where he wanted to go, in his own language', async ({
  page,
}) => {
  await page.goto('/en/user/recipes');
  await expect(page).toHaveURL('/uk/auth/login');
  await fillLogin(page, demoEmail('free'), DEMO_PASSWORD, UK);
  await expect(page).toHaveURL('/en/user/recipes');
  await expect(page.getByRole('heading', { name: 'Recipes', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('en');
});

test('a wrong password says the specification’s words and signs nobody in', async ({ page }) => {
  await page.goto('/en/auth/login');
  await fillLogin(page, demoEmail('free'), 'not-the-password', EN);
  await expect(page.getByRole('alert')).toHaveText('Invalid account or password!');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await expect(page.getByLabel('E-mail')).toHaveValue(demoEmail('free'));
});

test('empty fields are named, in order, with the focus on the first', async ({ page }) => {
  await page.goto('/en/auth/registration');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('alert')).toHaveText([
    'Input your E-mail!',
    'Input password!',
    'This consent is needed to go on',
    'This consent is needed to go on',
  ]);
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('E-mail').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Password again').fill('other');
  await expect(page.getByRole('alert')).toHaveText([
    'E-mail is not valid!',
    'Password too short, minimum 8 characters',
    'Two passwords that you enter is inconsistent!',
    'This consent is needed to go on',
    'This consent is needed to go on',
  ]);
});

test('signing up signs in, confirms by mail, and a taken address is refused', async ({
  page,
  request,
  browser,
}) => {
  const email = newEmail();
  const signUp = async (target: Page) => {
    await target.goto('/en/auth/registration');
    await target.getByLabel('E-mail').fill(email);
    await target.getByLabel('Password', { exact: true }).fill('long enough');
    await target.getByLabel('Password again').fill('long enough');
    await target.getByLabel('I am 18 or older').check();
    await target.getByLabel('I accept the').check();
    await target.getByRole('button', { name: 'Sign up' }).click();
  };
  await signUp(page);
  await expect(page).toHaveURL('/en/user/dashboard');

  const link = await lastLink(request, email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'The address is confirmed' })).toBeVisible();

  const other = await browser.newContext();
  const again = await other.newPage();
  await signUp(again);
  await expect(again.getByText('This email is already in use')).toBeVisible();
  await expect(again.getByLabel('E-mail')).toHaveValue(email);
  await other.close();
});

test('a forgotten password: mail, new password, old one refused, link used up', async ({ page, request }) => {
  const email = newEmail();
  await request.post('/api/auth/registration', {
    data: {
      email,
      password: 'the first one',
      passwordConfirmation: 'the first one',
      adult: true,
      terms: true,
      language: 'en',
    },
  });
  await page.goto('/en/auth/password/recovery');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Email for password recovery has been sent')).toBeVisible();

  const link = await lastLink(request, email);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('the second one');
  await page.getByLabel('New password again').fill('the second one');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page).toHaveURL('/en/auth/login');

  await fillLogin(page, email, 'the first one', EN);
  await expect(page.getByRole('alert')).toHaveText('Invalid account or password!');
  await fillLogin(page, email, 'the second one', EN);
  await expect(page).toHaveURL('/en/user/dashboard');

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('the third one');
  await page.getByLabel('New password again').fill('the third one');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('alert')).toHaveText('This link no longer works. Ask for a new one.');
});

for (const [what, prepare] of [
  ['succeeds', async () => undefined],
  ['fails', (page: Page) => page.route('**/api/auth/sign_out', (route) => route.abort())],
  [
    'is refused',
    (page: Page) => page.route('**/api/auth/sign_out', (route) => route.fulfill({ status: 500 })),
  ],
] as const) {
  test(`sign-out clears the browser and leads to the sign-in of the stored language when the call ${what}`, async ({
    page,
  }) => {
    await page.goto('/ru/auth/login');
    await fillLogin(page, demoEmail('free'), DEMO_PASSWORD, ['Пароль', 'Войти']);
    await expect(page).toHaveURL('/ru/user/dashboard');
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
      .toEqual(['lng', 'profile', 'profile_data', 'user']);
    await prepare(page);
    const called = page.waitForRequest('**/api/auth/sign_out');
    await page.getByRole('button', { name: /^Аккаунт/ }).click();
    await page.getByRole('button', { name: 'Выйти' }).click();
    expect((await called).headers()).toMatchObject({ 'access-token': /.+/, client: /.+/, uid: /.+/ });
    await expect(page).toHaveURL('/ru/auth/login');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['lng']);
  });
}

test('sign-in and sign-out reach other tabs at once', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await one.goto('/uk/auth/login');
  await two.goto('/uk/auth/login');
  await fillLogin(one, demoEmail('premium'), DEMO_PASSWORD, UK);
  await expect(two).toHaveURL('/uk/user/dashboard');
  await one.getByRole('button', { name: /^Акаунт/ }).click();
  await one.getByRole('button', { name: 'Вийти' }).click();
  await expect(two).toHaveURL('/uk/auth/login');
});

test('a session that the server has ended leads to the sign-in', async ({ page, request }) => {
  await page.goto('/uk/auth/login');
  await fillLogin(page, demoEmail('free'), DEMO_PASSWORD, UK);
  await expect(page).toHaveURL('/uk/user/dashboard');
  const { headers } = JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '') as {
    headers: Record<string, string>;
  };
  // An open page would be told, and go there by itself.
  await page.goto('about:blank');
  await request.get('/api/auth/sign_out', { headers });
  await page.goto('/uk/user/profile');
  await expect(page).toHaveURL('/uk/auth/login');
});

async function lastLink(
  request: import('@playwright/test').APIRequestContext,
  email: string,
): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const outbox = (await (await request.get('/api/demo/outbox')).json()) as {
        mails: { to: string; text: string }[];
      };
      link = outbox.mails.find((mail) => mail.to === email)?.text.match(/https?:\/\/\S+/)?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}
