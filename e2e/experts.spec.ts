import { expect, test } from '@playwright/test';
import { API_PREFIX, routes } from '@sytno/contract/routes';
import { pathTo } from '@sytno/kit/routes';
import { deep } from './support/depth';
import { after, borscht, planned, today } from './support/food';
import { expectFine } from './support/look';
import { complaintsOf, newcomer, signedIn, type Headers } from './support/people';

/** Somebody in an expert's group, from a consent to its end, and a consultation from booking to its conclusion. */
test(
  'a member shows two days and takes that back; a consultation is booked, moved, and one is concluded',
  deep,
  async ({ page, request, browser }) => {
    test.slow();
    const { expert } = routes;
    const signIn = await request.post(API_PREFIX + routes.account.session.authenticate.path, {
      data: { username: 'expert@sytno.example', password: 'sytno-demo' },
    });
    const { headers: own } = (await signIn.json()) as { headers: Headers };
    const made = await request.post(API_PREFIX + expert.groups.create.path, {
      headers: own,
      data: { name: 'Грудень разом', about: '' },
    });
    const { id: groupId } = (await made.json()) as { id: string };
    const invited = await request.post(API_PREFIX + expert.groups.invite.path.replace('{id}', groupId), {
      headers: own,
      data: { language: 'uk' },
    });
    const { url } = (await invited.json()) as { url: string };

    // She comes in by the link, shows her days, and says what she ate of two.
    const context = await browser.newContext({ locale: 'uk-UA', timezoneId: 'Europe/Kyiv' });
    const member = await context.newPage();
    const complaints = [page, member].map(complaintsOf);
    const headers = await newcomer(member, request);
    const dish = await borscht(request, headers);
    for (const date of [after(today(), -1), today()]) {
      await planned(request, headers, dish, { date, mealType: 'dinner' });
      const said = await request.post(API_PREFIX + routes.mealplans.facts.asPlanned.path, {
        headers,
        data: { date, language: 'uk' },
      });
      expect(said.status()).toBeLessThan(300);
    }
    const secret = url.split('join=')[1] ?? '';
    await member.goto(pathTo('groups', 'uk', {}, { join: secret }));
    await member.getByRole('checkbox', { name: /мій план і що я їм/ }).check();
    await member.getByRole('button', { name: 'Увійти до групи' }).click();
    await expect(member.getByRole('heading', { name: 'Грудень разом' })).toBeVisible();

    // The expert sees today, of the day before the consent nothing, and writes a word.
    await signedIn(page, request, 'expert');
    await page.goto(pathTo('group', 'uk', { id: groupId }));
    await page.getByRole('list', { name: 'Люди' }).getByRole('link').click();
    await expect(page.getByText(/запланованих страв/)).toBeVisible();
    await page.getByText('Те саме таблицею').click();
    await expect(page.getByText('1 з 1')).toHaveCount(1);
    await page.getByRole('button', { name: 'Написати про день' }).click();
    await page.getByRole('textbox', { name: 'Що ви скажете' }).fill('Гарний обід.');
    await page.getByRole('dialog').getByRole('button', { name: 'Надіслати' }).click();
    await expect(member.getByText('Гарний обід.')).toBeVisible();

    // She takes it back, and nothing is seen any more.
    await member.getByRole('switch', { name: /мій план і що я їм/ }).click();
    await expect(page.getByText(/не показує вам плану й факту/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/не показує вам плану й факту/)).toBeVisible();
    await expect(page.getByText('Те саме таблицею')).toHaveCount(0);

    // She books one of his times from the group, and moves it.
    await member.getByRole('link', { name: 'Записатися на консультацію' }).click();
    await expectFine(member, 'times of an expert');
    const times = member.getByRole('button', { name: /^\d\d:\d\d – \d\d:\d\d$/ });
    const next = member.getByRole('button', { name: /^Найближчий вільний/ });
    await expect(times.or(next).first()).toBeVisible();
    // The last of two weeks: the first may be so near already that nobody moves it alone.
    await times.last().click();
    await member.getByRole('textbox').fill('Як готувати на тиждень?');
    await member.getByRole('button', { name: 'Записатися' }).click();
    await expect(member.getByRole('button', { name: 'Перенести' })).toBeVisible();
    await expectFine(member, 'a consultation');
    const when = member.locator('main time').first();
    const before = await when.getAttribute('datetime');
    await member.getByRole('button', { name: 'Перенести' }).click();
    await member
      .getByRole('dialog')
      .getByRole('button', { name: /^\d\d:\d\d – / })
      .first()
      .click();
    await member.getByRole('button', { name: /^Перенести на/ }).click();
    await expect(when).not.toHaveAttribute('datetime', before ?? '');
    await member.locator('input[type=file]').setInputFiles({
      ...{ name: 'Щоденник.pdf', mimeType: 'application/pdf' },
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    });
    await expect(member.getByRole('button', { name: 'Прибрати: Щоденник.pdf' })).toBeVisible();
    const place = new URL(member.url()).pathname.split('/').at(-1) ?? '';

    // The expert reads it, and what she attached is a file to be saved.
    await page.goto(pathTo('consultation', 'uk', { id: place }, { side: 'expert' }));
    await expect(page.getByText('Як готувати на тиждень?')).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Зберегти на пристрій: Щоденник.pdf' }).click();
    expect((await saved).suggestedFilename()).toBe('Щоденник.pdf');

    // One that was held yesterday is concluded: this server's clock is nobody's to turn.
    await page.goto(pathTo('consultations', 'uk', {}, { view: 'led' }));
    await page
      .getByRole('link', { name: /Чекає на висновок/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Висновок' }).fill('Одна основа, дві тарілки.');
    await expectFine(page, 'a record');
    await page.getByRole('button', { name: 'Завершити консультацію' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Завершити консультацію' }).click();
    await expect(page.locator('main').getByText('Завершено', { exact: true }).first()).toBeVisible();

    await member.goto(pathTo('consultations', 'uk'));
    await expect(member.getByText('Домовлено')).toBeVisible();
    // The expert's open page asked once more for what she had just taken back.
    expect(complaints.flat().filter((words) => !words.includes('403'))).toEqual([]);
    await context.close();
  },
);
