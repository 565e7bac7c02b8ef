import { describe, expect, test } from '@jest/globals';
import { addDays, type Language } from '@sytno/domain';
import { now } from '@sytno/kit';
import {
  refused,
  renderOnStand,
  screen,
  userEvent,
  waitFor,
  within,
  type FakeAnswers,
} from '@sytno/kit/stand';
import { DESK_TEXTS } from '../desk-words';
import { en as accountEn } from '../texts/en';
import { ru as accountRu } from '../texts/ru';
import { uk as accountUk } from '../texts/uk';
import { en } from '../texts/desk.en';
import { ru } from '../texts/desk.ru';
import { uk } from '../texts/desk.uk';
import { AdministrationPage } from './AdministrationPage';
import type { Overview } from './desk.queries';

const TEXTS = { uk, ru, en };
const ACCOUNT = { uk: accountUk, ru: accountRu, en: accountEn };
const TODAY = now().slice(0, 10);
const daysOf = (counts: readonly number[]) =>
  counts.map((count, index) => ({ day: addDays(TODAY, index + 1 - counts.length), count }));

const overview: Overview = {
  queues: [
    { name: 'recipes', open: 3, late: 1, oldest: '2020-01-01T00:00:00.000Z', hours: 24 },
    { name: 'reports', open: 1, late: 0, oldest: now(), hours: 24 },
    { name: 'courses', open: 0, late: 0, oldest: null, hours: 24 },
  ],
  people: { all: 1200, blocked: 2, administrators: 3, activeDay: 4, activeWeek: 50, activeMonth: 600 },
  figures: [
    { name: 'registered', days: daysOf([0, 2, 5]) },
    { name: 'active', days: daysOf([0, 0, 0]) },
  ],
};
const off = { on: false, required: false, since: null, codesLeft: 0 };
const on = { on: true, required: true, since: now(), codesLeft: 9 };

const open = (answers: FakeAnswers = {}, lng: Language = 'uk') =>
  renderOnStand(<AdministrationPage lng={lng} />, {
    lng,
    path: `/${lng}/user/admin`,
    texts: { account: ACCOUNT[lng], [DESK_TEXTS]: TEXTS[lng] },
    answers: {
      'account.administration.overview': () => overview,
      'account.factor.state': () => on,
      ...answers,
    },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('what waits', () => {
  test.each(['uk', 'ru', 'en'] as const)('leads to where it is worked on, with ages, in %s', async (lng) => {
    const { container } = open({}, lng);
    const words = TEXTS[lng].desk;
    const list = within(await screen.findByRole('list', { name: words.queues }));
    expect(list.getByRole('link', { name: new RegExp(`3.*${words.q.recipes}`) }).getAttribute('href')).toBe(
      `/${lng}/user/admin/reviews`,
    );
    expect(list.getByRole('link', { name: new RegExp(words.q.reports) }).getAttribute('href')).toBe(
      `/${lng}/user/admin/reviews?queue=reported`,
    );
    expect(list.getByText(words.nothing)).toBeTruthy();
    expect(container.textContent).not.toMatch(/\{\{|desk\.|factor\./);
  });

  test('is counted by day, the last day first, as a table too', async () => {
    open();
    await screen.findByText(uk.desk.f.registered);
    const [summary] = screen.getAllByText(uk.desk.table);
    await userEvent.click(summary!);
    const table = screen.getByRole('table', { name: `${uk.desk.f.registered}: за днями` });
    const counts = within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(counts).toEqual(['5', '2', '0']);
    expect(screen.getByText('усього 7 · найбільше за день: 5')).toBeTruthy();
  });

  test('is not shown to whoever came without the second step, who is asked for it first', async () => {
    open({
      'account.administration.overview': () => {
        throw refused('SECOND_STEP_MISSING');
      },
      'account.factor.state': () => ({ ...off, required: true }),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('другим кроком');
    expect(screen.getByText(uk.factor.required)).toBeTruthy();
  });
});

describe('the second step', () => {
  const secret = 'JBSWY3DPEHPK3PXP';
  const codes = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-JKLM-NPQ${String(index)}`);

  test('is set up by the password, a picture and a code; the codes are shown once', async () => {
    const sent: unknown[] = [];
    let raised = false;
    let state = off as typeof on | typeof off;
    open({
      'account.factor.state': () => state,
      'account.factor.begin': () => {
        if (!raised) throw refused('PASSWORD_AGAIN');
        return { secret, address: `otpauth://totp/Sytno?secret=${secret}` };
      },
      'account.session.elevate': ({ password }: { password: string }) => {
        if (password !== 'правильний') {
          throw refused('INPUT_INVALID', 'uk', { fields: [{ path: 'password', code: 'password.wrong' }] });
        }
        raised = true;
        return { until: now() };
      },
      'account.factor.confirm': (input: { code: string }) => {
        sent.push(input);
        if (sent.length === 1) {
          throw refused('INPUT_INVALID', 'uk', { fields: [{ path: 'code', code: 'code.wrong' }] });
        }
        state = on;
        return { codes };
      },
    });
    await press(uk.factor.begin);
    const dialog = within(await screen.findByRole('dialog', { name: accountUk.passwordAgain.title }));
    await userEvent.type(dialog.getByLabelText(accountUk.passwordAgain.field), 'хибний');
    await userEvent.click(dialog.getByRole('button', { name: accountUk.passwordAgain.submit }));
    expect(await dialog.findByText('Пароль неправильний')).toBeTruthy();
    await userEvent.clear(dialog.getByLabelText(accountUk.passwordAgain.field));
    await userEvent.type(dialog.getByLabelText(accountUk.passwordAgain.field), 'правильний');
    await userEvent.click(dialog.getByRole('button', { name: accountUk.passwordAgain.submit }));
    expect(await screen.findByRole('img', { name: uk.factor.qr })).toBeTruthy();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(uk.factor.code), '000000');
    await press(uk.factor.confirm);
    expect(await screen.findByText('Код не підходить або його вже використали')).toBeTruthy();
    await press(uk.factor.confirm);
    expect(await screen.findByText(codes[9]!)).toBeTruthy();
    await press(uk.factor.saved);
    await waitFor(() => expect(screen.queryByText(codes[9]!)).toBeNull());
    expect(await screen.findByText(/Лишилося 9 кодів/)).toBeTruthy();
  });

  test('that is closed at the password tells why nothing was done', async () => {
    open({
      'account.factor.state': () => off,
      'account.factor.begin': () => {
        throw refused('PASSWORD_AGAIN');
      },
    });
    await press(uk.factor.begin);
    await press(accountUk.passwordAgain.cancel);
    expect(await screen.findByText(/ще раз потрібен ваш пароль/)).toBeTruthy();
  });

  test('is turned off after a question', async () => {
    let gone = 0;
    open({
      'account.factor.remove': () => {
        gone += 1;
        return { done: true };
      },
    });
    await press(uk.factor.remove);
    const ask = within(await screen.findByRole('alertdialog', { name: uk.factor.removeAsk }));
    await userEvent.click(ask.getByRole('button', { name: uk.factor.remove }));
    expect(await screen.findByText(uk.factor.removed)).toBeTruthy();
    expect(gone).toBe(1);
  });
});
