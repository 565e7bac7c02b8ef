import { describe, expect, test } from '@jest/globals';
import { addDays, mondayOf } from '@sytno/domain';
import { formatDay } from '@sytno/kit';
import { refused, renderOnStand, screen, userEvent, waitFor, within } from '@sytno/kit/stand';
import { MenuPage } from '../menu/MenuPage';
import { today } from '../menu/menu.atoms';
import { aDish, MenuExample } from '../menu/testing/menu-example';
import { uk } from '../texts/uk';

const monday = mondayOf(today());
const [tuesday, wednesday] = [addDays(monday, 1), addDays(monday, 2)];

const open = (menu: MenuExample) =>
  renderOnStand(<MenuPage lng="uk" />, { lng: 'uk', texts: { mealplans: uk }, answers: menu.answers });

const mealOf = async (day: string, meal: string) =>
  within(
    within(await screen.findByRole('region', { name: formatDay(day, 'uk') })).getByRole('group', {
      name: meal,
    }),
  );
const addTo = async (meal: string) => {
  const name = `Додати продукт або нотатку: ${meal}, ${formatDay(tuesday, 'uk')}`;
  await userEvent.click((await mealOf(tuesday, meal)).getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: new RegExp(`^Що додати: ${meal}`) }));
};
const redo = async () => userEvent.click(await screen.findByRole('button', { name: /^Зробити знову: / }));
const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Повернути' }));

describe('what is no dish', () => {
  test('a food is found by name, put on a meal in grams, and taken back', async () => {
    const menu = new MenuExample([aDish({ date: tuesday })]);
    open(menu);
    const dialog = await addTo('Перекус');
    await userEvent.type(await dialog.findByRole('combobox', { name: 'Продукт із каталогу' }), 'ябл');
    await userEvent.click(await screen.findByRole('option', { name: 'яблуко' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Скільки з’їсть кожен/ }), '150');
    await userEvent.click(dialog.getByRole('button', { name: 'Додати' }));
    expect(await screen.findByText(/^«яблуко» додано/)).toBeTruthy();
    expect(menu.changes).toMatchObject([
      { addFood: { date: tuesday, mealType: 'morning-snack', ingredientId: 'apple', grams: 150 } },
    ]);
    expect((await mealOf(tuesday, 'Перекус')).getByRole('button', { name: /^яблуко/ })).toBeTruthy();
    await undo();
    await waitFor(() => expect(menu.changes).toHaveLength(2));
    expect(menu.changes[1]).toEqual({ remove: 'яблуко' });
  });

  test('without a food nothing is sent, and the field says why', async () => {
    const menu = new MenuExample([aDish({ date: tuesday })]);
    open(menu);
    const dialog = await addTo('Обід');
    await userEvent.click(await dialog.findByRole('button', { name: 'Додати' }));
    expect(dialog.getByText('Виберіть продукт зі списку.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Нотатку' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Додати' }));
    expect(dialog.getByText('Напишіть нотатку.')).toBeTruthy();
    expect(menu.changes).toEqual([]);
  });

  test('a note is written, read in its meal, written anew and removed; each is taken back', async () => {
    const menu = new MenuExample([aDish({ date: tuesday })]);
    open(menu);
    const dialog = await addTo('Вечеря');
    await userEvent.click(await dialog.findByRole('button', { name: 'Нотатку' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Нотатка' }), ' Вечеря у бабусі ');
    await userEvent.click(dialog.getByRole('button', { name: 'Додати' }));
    const note = await (await mealOf(tuesday, 'Вечеря')).findByRole('button', { name: 'Вечеря у бабусі' });
    await userEvent.click(note);
    const own = within(await screen.findByRole('dialog', { name: /^Нотатка: Вечеря/ }));
    await userEvent.clear(own.getByRole('textbox', { name: 'Нотатка' }));
    await userEvent.type(own.getByRole('textbox', { name: 'Нотатка' }), 'Піца');
    await userEvent.click(own.getByRole('button', { name: 'Зберегти' }));
    await userEvent.click(await (await mealOf(tuesday, 'Вечеря')).findByRole('button', { name: 'Піца' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Прибрати нотатку' }));
    await waitFor(() => expect(menu.notes).toEqual([]));
    expect(await screen.findByText('Нотатку прибрано.')).toBeTruthy();
    await undo();
    await waitFor(() =>
      expect(menu.notes).toMatchObject([{ text: 'Піца', date: tuesday, mealType: 'supper' }]),
    );
    await redo();
    await waitFor(() => expect(menu.notes).toEqual([]));
  });

  test('what the server refuses is told, and what was written stays', async () => {
    const menu = new MenuExample([aDish({ date: tuesday })]);
    open(menu);
    const dialog = await addTo('Вечеря');
    await userEvent.click(await dialog.findByRole('button', { name: 'Нотатку' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Нотатка' }), 'Піца');
    menu.refusal = refused('DAY_FULL');
    await userEvent.click(dialog.getByRole('button', { name: 'Додати' }));
    await waitFor(() => expect(screen.getAllByText(refused('DAY_FULL').message).length).toBeGreaterThan(0));
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Нотатка' }).value).toBe('Піца');
  });
});

describe('one cooking for several meals', () => {
  const twice = () => new MenuExample([aDish({ date: tuesday }), aDish({ date: wednesday, servings: 2 })]);
  const openDish = async (day: string) => {
    await userEvent.click(await (await mealOf(day, 'Обід')).findByRole('button', { name: /^Борщ/ }));
    return within(await screen.findByRole('dialog', { name: 'Борщ' }));
  };

  test('is made of the same dishes of the week, told on their cards, and split as it was', async () => {
    const menu = twice();
    menu.access = 'premium';
    const [first, second] = menu.items;
    open(menu);
    await userEvent.click(await (await openDish(tuesday)).findByRole('button', { name: 'Готувати разом…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Готувати «Борщ» разом' }));
    expect(dialog.getByText(/Разом у каструлі: 6/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Готувати разом' }));
    expect(await screen.findByText('«Борщ» готується один раз.')).toBeTruthy();
    expect(menu.changes).toEqual([{ combine: [first?.id, second?.id] }]);
    expect(await (await mealOf(tuesday, 'Обід')).findByText('на 2 рази')).toBeTruthy();
    const other = await mealOf(wednesday, 'Обід');
    expect(other.getByText(/^з вт, /)).toBeTruthy();
    // And to who does not see the chip.
    const face = other.getByRole('button', { name: /^Борщ/ });
    expect(face.getAttribute('aria-description')).toMatch(/^з вт, /);
    await undo();
    await waitFor(() => expect(menu.changes).toHaveLength(2));
    expect(menu.changes[1]).toEqual({
      split: [
        { id: first?.id, servings: 4 },
        { id: second?.id, servings: 2 },
      ],
    });
  });

  test('is split by hand, and put together again', async () => {
    const menu = twice();
    menu.access = 'premium';
    open(menu);
    await userEvent.click(await (await openDish(tuesday)).findByRole('button', { name: 'Готувати разом…' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Готувати «Борщ» разом' })).getByRole('button', {
        name: 'Готувати разом',
      }),
    );
    await screen.findByText('«Борщ» готується один раз.');
    await userEvent.click(
      await (await openDish(wednesday)).findByRole('button', { name: 'Готувати окремо' }),
    );
    expect(await screen.findByText('«Борщ» знову готується окремо.')).toBeTruthy();
    expect(menu.changes[1]).toEqual({ split: 'all' });
    await undo();
    await waitFor(() => expect(menu.changes[2]).toMatchObject({ servings: 6 }));
    await redo();
    await waitFor(() => expect(menu.changes[3]).toEqual({ split: 'all' }));
  });

  test('needs premium: who has none is told what it is, with the way there', async () => {
    open(twice());
    await userEvent.click(await (await openDish(tuesday)).findByRole('button', { name: 'Готувати разом…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Готувати разом можна з Premium' }));
    expect(dialog.getByRole('link', { name: 'Що дає Premium' }).getAttribute('href')).toMatch(/price/);
  });

  test('of nothing else is none', async () => {
    const menu = twice();
    menu.access = 'premium';
    open(menu);
    await userEvent.click(await (await openDish(tuesday)).findByRole('button', { name: 'Готувати разом…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Готувати «Борщ» разом' }));
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Готувати разом' }));
    expect(dialog.getByRole('alert').textContent).toBe('Виберіть хоча б ще одну страву.');
    expect(menu.changes).toEqual([]);
  });
});
