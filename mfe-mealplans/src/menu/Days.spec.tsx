import { expect, test } from '@jest/globals';
import { addDays, mondayOf, type Day, type Language } from '@sytno/domain';
import { formatDay, formatWeek } from '@sytno/kit';
import { refused, renderOnStand, screen, userEvent, waitFor, within } from '@sytno/kit/stand';
import '../parameters/OverLimitDialog';
import { PLAN_TEXTS } from '../parameters/plan-texts';
import { uk as plan } from '../texts/plan.uk';
import { en } from '../texts/en';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import { dayChoice } from './day-words';
import { MenuPage } from './MenuPage';
import { today } from './menu.atoms';
import { aDish, MenuExample } from './testing/menu-example';

const monday = mondayOf(today());
const texts = { uk, ru, en };

const open = (menu: MenuExample, lng: Language = 'uk') =>
  renderOnStand(<MenuPage lng={lng} />, {
    lng,
    texts: { mealplans: texts[lng], [PLAN_TEXTS]: plan },
    answers: menu.answers,
  });

const ofWeek = async (entry: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Дії з тижнем' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};
const ofDay = async (day: Day, deed: string) => {
  const column = within(await screen.findByRole('region', { name: formatDay(day, 'uk') }));
  await userEvent.click(column.getByRole('button', { name: /докладно/ }));
  await userEvent.click(await screen.findByRole('button', { name: deed }));
};
const takeBack = async () => userEvent.click(await screen.findByRole('button', { name: /^Скасувати: / }));
/** Of what is on the menu, day by day. */
const days = (menu: MenuExample) => menu.items.map(({ date }) => date).sort();

const twoDays = () => new MenuExample([aDish({ date: monday }), aDish({ date: addDays(monday, 2) })]);

test('a week is copied to the weeks that are chosen, said with its count, and taken back', async () => {
  const menu = twoDays();
  open(menu);
  await ofWeek('Скопіювати або повторити тиждень…');
  const dialog = within(
    await screen.findByRole('dialog', { name: `Скопіювати ${formatWeek(monday, 'uk')}` }),
  );
  await userEvent.selectOptions(dialog.getByLabelText('Скільки тижнів поспіль'), '2 тижні');
  await userEvent.click(dialog.getByRole('button', { name: 'Скопіювати' }));
  const next = addDays(monday, 7);
  expect(
    await screen.findByText(`Скопійовано 4 страви: ${formatWeek(next, 'uk')}, 2 тижні поспіль.`),
  ).toBeTruthy();
  expect(menu.changes).toEqual([{ copyDays: { from: monday, to: next, days: 7, times: 2 } }]);
  await takeBack();
  expect(await screen.findByRole('button', { name: 'Нічого скасовувати' })).toBeTruthy();
  expect(days(menu)).toEqual([monday, addDays(monday, 2)]);
});

test('guests are asked about: a week that repeats brings them, one that is copied once does not', async () => {
  const menu = twoDays();
  menu.guests = [{ date: monday, mealType: 'dinner', count: 2 }];
  open(menu);
  await ofWeek('Скопіювати або повторити тиждень…');
  const dialog = within(await screen.findByRole('dialog', { name: /^Скопіювати/ }));
  const guests = () => dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Разом із гостями (+2)' });
  expect(guests().checked).toBe(false);
  await userEvent.selectOptions(dialog.getByLabelText('Скільки тижнів поспіль'), '2 тижні');
  expect(guests().checked).toBe(true);
  await userEvent.selectOptions(dialog.getByLabelText('Скільки тижнів поспіль'), '1 тиждень');
  await userEvent.click(guests());
  await userEvent.click(dialog.getByRole('button', { name: 'Скопіювати' }));
  await waitFor(() =>
    expect(menu.changes).toEqual([
      { copyDays: { from: monday, to: addDays(monday, 7), days: 7, times: 1, guests: true } },
    ]),
  );
});

test('a day without guests does not ask about them', async () => {
  const menu = twoDays();
  menu.guests = [{ date: addDays(monday, 2), mealType: 'dinner', count: 2 }];
  open(menu);
  await ofDay(monday, 'Скопіювати день');
  await screen.findByLabelText('На який день');
  expect(screen.queryByRole('checkbox', { name: /гостями/ })).toBeNull();
});

test('copies that take days over a limit are asked about with each of them, and come when that is wanted', async () => {
  const menu = twoDays();
  const [first, second] = [addDays(monday, 7), addDays(monday, 9)];
  menu.over = { [first]: 500, [second]: 1_000 };
  open(menu);
  await ofWeek('Скопіювати або повторити тиждень…');
  await userEvent.click(await screen.findByRole('button', { name: 'Скопіювати' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Дні вийдуть за межу' });
  const words = asked.textContent.replace(/[\u00a0\u202f]/g, ' ');
  expect(words).toContain(`${formatDay(first, 'uk')}:на 5 ₴ більше за ваш ліміт 200 ₴`);
  expect(words).toContain(`${formatDay(second, 'uk')}:на 10 ₴ більше`);
  expect(menu.changes).toEqual([]);
  await userEvent.click(within(asked).getByRole('button', { name: 'Скасувати' }));
  // Whoever thinks again still has the window with what he chose.
  await userEvent.click(await screen.findByRole('button', { name: 'Скопіювати' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Усе одно поставити' }));
  expect(await screen.findByText(/^Скопійовано 2 страви/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await takeBack();
  await userEvent.click(await screen.findByRole('button', { name: /^Зробити знову: / }));
  await waitFor(() => expect(menu.changes).toHaveLength(3));
});

test('a day is copied to another', async () => {
  const menu = twoDays();
  open(menu);
  await ofDay(monday, 'Скопіювати день');
  const to = addDays(monday, 3);
  await userEvent.selectOptions(await screen.findByLabelText('На який день'), to);
  await userEvent.click(screen.getByRole('button', { name: 'Скопіювати' }));
  expect(await screen.findByText(`Скопійовано 1 страву: ${formatDay(to, 'uk')}.`)).toBeTruthy();
  expect(days(menu)).toEqual([monday, addDays(monday, 2), to]);
});

test('a day is copied to an earlier one of its week as well, but not to itself', async () => {
  open(twoDays());
  await ofDay(addDays(monday, 2), 'Скопіювати день');
  const choice = await screen.findByLabelText<HTMLSelectElement>('На який день');
  const offered = [...choice.options].map(({ value }) => value);
  expect(offered).toContain(addDays(monday, 1));
  expect(offered).not.toContain(addDays(monday, 2));
  expect(choice.selectedOptions[0]?.textContent).toBe(dayChoice(choice.value, 'uk'));
});

test('what is long past is copied to today and to this week, unless somebody says otherwise', async () => {
  const old = addDays(monday, -28);
  const menu = new MenuExample([aDish({ date: old })]);
  renderOnStand(<MenuPage lng="uk" />, {
    lng: 'uk',
    path: `/uk/user/mealplans?date=${old}`,
    texts: { mealplans: uk, [PLAN_TEXTS]: plan },
    answers: menu.answers,
  });
  await ofDay(old, 'Скопіювати день');
  expect((await screen.findByLabelText<HTMLSelectElement>('На який день')).value).toBe(today());
  await userEvent.keyboard('{Escape}');
  await ofWeek('Скопіювати або повторити тиждень…');
  expect((await screen.findByLabelText<HTMLSelectElement>('На який тиждень')).value).toBe(monday);
});

test('a week is cleared once somebody said so, and comes back', async () => {
  const menu = twoDays();
  open(menu);
  await ofWeek('Очистити тиждень…');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('З меню зникнуть 2 страви. Це можна буде повернути.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Очистити' }));
  expect(await screen.findByText(`Прибрано 2 страви: ${formatWeek(monday, 'uk')}.`)).toBeTruthy();
  expect(menu.items).toEqual([]);
  await takeBack();
  expect(await screen.findAllByRole('region')).toHaveLength(7);
  expect(days(menu)).toEqual([monday, addDays(monday, 2)]);
});

test('a day is cleared alone', async () => {
  const menu = twoDays();
  open(menu);
  await ofDay(addDays(monday, 2), 'Очистити день');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('З меню зникне 1 страва. Це можна буде повернути.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Очистити' }));
  await screen.findByText(/^Прибрано 1 страву/);
  expect(days(menu)).toEqual([monday]);
});

test('what is refused is told, and the window stays', async () => {
  const menu = twoDays();
  open(menu);
  await ofWeek('Скопіювати або повторити тиждень…');
  menu.refusal = refused('DAY_FULL');
  await userEvent.click(await screen.findByRole('button', { name: 'Скопіювати' }));
  expect(await screen.findByText('В один день вміщається щонайбільше 40 страв.')).toBeTruthy();
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(menu.items).toHaveLength(2);
});

test('an empty week has nothing to copy or to clear, and a day without dishes neither', async () => {
  const { unmount } = open(new MenuExample([]));
  await screen.findByText(uk.menu.emptyTitle);
  await userEvent.click(screen.getByRole('button', { name: 'Дії з тижнем' }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([uk.menu.calendar, uk.menu.templates]);
  unmount();
  open(twoDays());
  const column = within(await screen.findByRole('region', { name: formatDay(addDays(monday, 1), 'uk') }));
  await userEvent.click(column.getByRole('button', { name: /докладно/ }));
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Скопіювати день' })).toBeNull();
});
