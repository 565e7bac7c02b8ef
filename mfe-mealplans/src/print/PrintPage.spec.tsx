import { describe, expect, test } from '@jest/globals';
import { refused, renderOnStand, screen, userEvent, within } from '@sytno/kit/stand';
import { aDish, MenuExample } from '../menu/testing/menu-example';
import { PLAN_TEXTS } from '../parameters/plan-texts';
import { en } from '../texts/en';
import { en as planEn } from '../texts/plan.en';
import { uk as planUk } from '../texts/plan.uk';
import { uk } from '../texts/uk';
import { PrintPage } from './PrintPage';

const DAY = '2027-01-01';
const open = (menu: MenuExample, lng: 'uk' | 'en' = 'uk') =>
  renderOnStand(<PrintPage day={DAY} lng={lng} />, {
    lng,
    texts: { mealplans: { uk, en }[lng], [PLAN_TEXTS]: { uk: planUk, en: planEn }[lng] },
    answers: menu.answers,
  });
const sheet = async (name = 'Аркуш тижня') => within(await screen.findByRole('region', { name }));

describe('the sheet of a week', () => {
  test('has seven days by five meals, the week’s number over a change of year, and servings', async () => {
    open(new MenuExample([aDish({ date: DAY, mealType: 'supper', servings: 2 })]));
    const paper = await sheet();
    expect(paper.getByText('Тиждень 53')).toBeTruthy();
    expect(paper.getAllByRole('columnheader')).toHaveLength(8);
    const row = within(paper.getByRole('row', { name: /^Вечеря/ }));
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells).toEqual(['', '', '', '', 'Борщ2 порції', '', '']);
    expect(paper.queryByText(/Їдять/)).toBeNull();
  });

  test('shows who eats, and hides servings, when that is chosen', async () => {
    const plates = [
      { userId: aDish({ date: DAY }).recipeId, eaterId: null, name: 'Olena', grams: 300 },
      { userId: null, eaterId: aDish({ date: DAY }).recipeId, name: 'Sofiika', grams: 0 },
    ];
    open(new MenuExample([aDish({ date: DAY, plates })]), 'en');
    const paper = await sheet('Sheet of the week');
    await userEvent.click(screen.getByRole('switch', { name: 'Show who eats' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Show servings' }));
    expect(paper.getByText('Who eats: Olena')).toBeTruthy();
    expect(paper.queryByText('4 servings')).toBeNull();
  });

  test('has the notes of the meals', async () => {
    const menu = new MenuExample([aDish({ date: DAY, mealType: 'supper', servings: 2 })]);
    menu.notes = [{ id: aDish({ date: DAY }).id, date: DAY, mealType: 'supper', text: 'У бабусі' }];
    open(menu);
    const row = within((await sheet()).getByRole('row', { name: /^Вечеря/ }));
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toContain('Борщ2 порціїУ бабусі');
  });

  test('of an empty week is a form to fill in by hand', async () => {
    open(new MenuExample([]));
    expect(await screen.findByText(/нічого не заплановано/)).toBeTruthy();
    expect((await sheet()).getAllByRole('row')).toHaveLength(6);
  });

  test('that does not come is told, with a way to ask again', async () => {
    const menu = new MenuExample([]);
    renderOnStand(<PrintPage day={DAY} lng="uk" />, {
      lng: 'uk',
      texts: { mealplans: uk, [PLAN_TEXTS]: planUk },
      answers: {
        ...menu.answers,
        'mealplans.menu.week': () => {
          throw refused('UNAVAILABLE', 'uk');
        },
      },
    });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Друкувати' })).toHaveProperty('disabled', true);
  });
});
