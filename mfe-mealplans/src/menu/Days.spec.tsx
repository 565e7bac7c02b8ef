import { expect, test } from '@jest/globals';
import { addDays, mondayOf, type Day, type Language } from '@sytno/domain';
import { formatDay, formatWeek } from '@sytno/kit';
import { refused, renderOnStand, screen, userEvent, within } from '@sytno/kit/stand';
import { en } from '../texts/en';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import { MenuPage } from './MenuPage';
import { today } from './menu.atoms';
import { aDish, MenuExample } from './testing/menu-example';

const monday = mondayOf(today());
const texts = { uk, ru, en };

const open = (menu: MenuExample, lng: Language = 'uk') =>
  renderOnStand(<MenuPage lng={lng} />, { lng, texts: { mealplans: texts[lng] }, answers: menu.answers });

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
  await ofWeek('Скопіювати тиждень…');
  const dialog = within(
    await screen.findByRole('dialog', { name: `Скопіювати ${formatWeek(monday, 'uk')}` }),
  );
  await userEvent.selectOptions(dialog.getByLabelText('Скільки тижнів поспіль'), '2 тижні');
  await userEvent.click(dialog.getByRole('button', { name: 'Скопіювати' }));
  const next = addDays(monday, 7);
  expect(await screen.findByText(`Скопійовано 4 страви: ${formatWeek(next, 'uk')}.`)).toBeTruthy();
  expect(menu.changes).toEqual([{ copyDays: { from: monday, to: next, days: 7, times: 2 } }]);
  await takeBack();
  expect(await screen.findByRole('button', { name: 'Нічого скасовувати' })).toBeTruthy();
  expect(days(menu)).toEqual([monday, addDays(monday, 2)]);
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

test('a week is cleared once somebody said so, and comes back', async () => {
  const menu = twoDays();
  open(menu);
  await ofWeek('Очистити тиждень…');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('З меню зникнуть 2 страви. Це можна скасувати.')).toBeTruthy();
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
  expect(dialog.getByText('З меню зникне 1 страва. Це можна скасувати.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Очистити' }));
  await screen.findByText(/^Прибрано 1 страву/);
  expect(days(menu)).toEqual([monday]);
});

test('what is refused is told, and the window stays', async () => {
  const menu = twoDays();
  open(menu);
  await ofWeek('Скопіювати тиждень…');
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
