import { expect, test } from '@jest/globals';
import type { Inputs } from '@sytno/contract';
import { INITIAL_PROFILE, type Access } from '@sytno/domain';
import { profileAtom } from '@sytno/kit';
import { Route, Routes } from '@sytno/kit/router';
import { renderOnStand, screen, userEvent, waitFor, within } from '@sytno/kit/stand';
import { useHydrateAtoms } from 'jotai/utils';
import { GENERATOR_TEXTS } from '../generator/words';
import { MenuExample } from '../menu/testing/menu-example';
import { uk as generatorUk } from '../texts/generator.uk';
import { uk as ownUk } from '../texts/templates.uk';
import { uk } from '../texts/uk';
// Loaded before, so that nothing waits for a file.
import './FillSheet';
import { TEMPLATE_TEXTS } from './template-texts';
import { TemplatePage } from './TemplatePage';
import { aDish, aTemplate, id, TemplateExample } from './testing/template-example';
import type { Template } from './templates.queries';

type Asked = Inputs['mealplans']['templates']['generate'];

const figure = (planned: number, target: number) => ({ planned, target, percent: 0, met: true });
const figures = {
  kcal: figure(2_000, 2_000),
  protein: figure(150, 150),
  fat: figure(44, 44),
  carbs: figure(250, 250),
  cash: figure(15_000, 20_000),
};
const NEW = [
  { week: 1, weekday: 4, mealType: 'dinner' as const, recipeId: id(81), servings: 1, grams: 350 },
  { week: 1, weekday: 5, mealType: 'supper' as const, recipeId: id(82), servings: 1, grams: 200 },
];

function Page({ access }: { access: Access }) {
  useHydrateAtoms([[profileAtom, { ...INITIAL_PROFILE, access }]]);
  return (
    <Routes>
      <Route path="/:lng/user/plantemplates/:id" element={<TemplatePage lng="uk" />} />
    </Routes>
  );
}

function open(template: Template = aTemplate(), access: Access = 'free') {
  const asked: Asked[] = [];
  renderOnStand(<Page access={access} />, {
    texts: { mealplans: uk, [TEMPLATE_TEXTS]: ownUk, [GENERATOR_TEXTS]: generatorUk },
    path: `/uk/user/plantemplates/${id(1)}?edit=1`,
    answers: {
      ...new MenuExample([]).answers,
      ...new TemplateExample([template]).answers,
      'mealplans.templates.generate': (input: Asked) => {
        asked.push(input);
        return {
          items: NEW.filter((one) => !input.items.some(({ recipeId }) => recipeId === one.recipeId)),
          dishes: [aDish('Куліш', id(81)), aDish('Сирники', id(82))],
          days: [
            { week: 1, weekday: 4, figures, met: true },
            { week: 1, weekday: 5, figures, met: true },
          ],
          empty: [{ week: 1, weekday: 6, mealType: 'dinner', reasons: ['allergen'] }],
        };
      },
    },
  });
  return asked;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('empty meals are proposed for what is typed, locked, made anew, taken, and taken back as one', async () => {
  const asked = open();
  await press('Заповнити порожнє');
  const kcal = await screen.findByLabelText('Енергія, ккал');
  await userEvent.clear(kcal);
  await userEvent.type(kcal, '1800');
  await press('Дібрати страви');
  expect(await screen.findByText('Куліш')).toBeTruthy();
  expect(screen.getByText('У цілях 2 дні з 2')).toBeTruthy();
  expect(document.body.textContent).toContain('Заважає: алергени');
  await press('Закріпити «Куліш»');
  await press('Решту заново');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[0]?.targets.kcal).toBe(1_800);
  expect(asked[1]?.items.some(({ recipeId }) => recipeId === id(81))).toBe(true);
  expect(asked[1]?.seed).not.toBe(asked[0]?.seed);
  await press('Взяти 2 страви');
  const day = within(await screen.findByRole('region', { name: 'четвер' }));
  expect(await day.findByText('Куліш')).toBeTruthy();
  await press('Скасувати: Додано 2 страви.');
  await waitFor(() => expect(screen.queryByText('Куліш')).toBeNull());
});

test('of several weeks the one that is looked at is filled; all of them with premium', async () => {
  const weeks = aTemplate({ kind: 'weeks', weeks: 2 });
  const asked = open(weeks);
  await press('Заповнити порожнє');
  expect(await screen.findByText(/Заповнимо тиждень 1/)).toBeTruthy();
  await press('Дібрати страви');
  await screen.findByText('Куліш');
  expect(asked[0]?.week).toBe(1);
});

test('energy below what anybody should eat is refused at its field', async () => {
  const asked = open(aTemplate(), 'premium');
  await press('Заповнити порожнє');
  const kcal = await screen.findByLabelText('Енергія, ккал');
  await userEvent.clear(kcal);
  await userEvent.type(kcal, '100');
  await press('Дібрати страви');
  expect(kcal.getAttribute('aria-invalid')).toBe('true');
  expect(asked).toEqual([]);
});
