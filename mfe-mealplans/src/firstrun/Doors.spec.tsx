import { describe, expect, test } from '@jest/globals';
import type { Inputs } from '@sytno/contract';
import { addDays } from '@sytno/domain';
import { renderOnStand, screen, userEvent, waitFor, within, type FakeAnswers } from '@sytno/kit/stand';
import { today } from '../menu/menu.atoms';
import { MenuExample } from '../menu/testing/menu-example';
import { ParametersExample, someParameters } from '../parameters/testing/parameters-example';
import { GeneratorExample } from '../generator/testing/generator-example';
import { weekFrom } from '../generator/generator.queries';
import { GENERATOR_TEXTS } from '../generator/words';
import { uk as generatorUk } from '../texts/generator.uk';
import { uk } from '../texts/uk';
import { Doors } from './Doors';
import type { WeekFilled } from './fill';
// Loaded before, so that nothing waits for a file.
import './FilledNote';
import '../generator/GeneratePage';
import { WeekPage } from './WeekPage';

const FILL = '00000000-0000-4000-8000-000000000099';
const picture = { icons: ['pot-of-food'], tint: '#A3213F' };
const FILLED: WeekFilled = {
  id: FILL,
  from: '2026-11-28',
  to: '2026-12-04',
  template: 'Звичайний тиждень',
  added: [
    { date: '2026-11-28', mealType: 'dinner', recipeName: 'Борщ', picture, insteadOf: null, overTime: false },
    {
      date: '2026-11-29',
      mealType: 'dinner',
      recipeName: 'Куліш',
      picture,
      insteadOf: { recipeName: 'Деруни', reason: 'allergen' },
      overTime: true,
    },
  ],
  empty: [{ date: '2026-11-28', mealType: 'breakfast', reason: 'diet' }],
};

function open(filled: WeekFilled = FILLED) {
  const plan = new ParametersExample(someParameters());
  const asked: unknown[] = [];
  const proposals = new GeneratorExample();
  const answers: FakeAnswers = {
    ...new MenuExample([]).answers,
    ...plan.answers,
    'mealplans.templates.builtIn': () => ({
      items: ['ordinary-week', 'week-without-meat'].map((slug) => ({
        slug,
        name: slug,
        about: `${slug}: про що`,
        days: Array.from({ length: 7 }, () => [
          { mealType: 'dinner', recipeId: FILL, recipeName: `Страва з ${slug}`, picture },
        ]),
      })),
    }),
    'mealplans.templates.fillWeek': (input: Inputs['mealplans']['templates']['fillWeek']) => {
      asked.push(input);
      return filled;
    },
    ...proposals.answers,
    'mealplans.templates.takeBackFill': (input: unknown) => {
      asked.push(input);
      return { done: true };
    },
  };
  renderOnStand(
    <>
      <Doors lng="uk" level={2} />
      <WeekPage lng="uk" />
    </>,
    { texts: { mealplans: uk, [GENERATOR_TEXTS]: generatorUk }, answers },
  );
  return { asked, plan, proposals };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** The second door: a ready week. */
async function takeTemplate(slug: string) {
  await press(/Взяти шаблон/);
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(await sheet.findByRole('radio', { name: slug }));
  await userEvent.click(sheet.getByRole('button', { name: 'Взяти цей тиждень' }));
}

describe('the doors', () => {
  test('the first begins a plan from today on and shows how it fills', async () => {
    const { plan, proposals } = open();
    await press(/Скласти мій тиждень/);
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    expect(proposals.asked).toEqual([
      { start: { ...weekFrom(today(), addDays(today(), 6)), language: 'uk' } },
    ]);
    expect(plan.changes).toEqual([{ firstRunFinished: true }]);
  });

  test('a week that was filled says what came of it, and is taken back', async () => {
    const { asked, plan } = open();
    await takeTemplate('week-without-meat');
    expect(await screen.findByRole('heading', { name: 'Тиждень складено' })).toBeTruthy();
    expect(asked).toEqual([{ from: today(), template: 'week-without-meat', language: 'uk' }]);
    expect(plan.changes).toEqual([{ firstRunFinished: true }]);
    const words = document.body.textContent;
    expect(words).toContain('У меню 2 страви');
    expect(words).toContain('1 страву замінено');
    expect(words).toContain('1 місце лишилося порожнім');
    expect(words).toContain('1 страва готується довше');
    expect(words).toContain('Куліш замість «Деруни»');
    expect(words).toContain('там є алерген');
    expect(words).toContain('немає рецепта для такого харчування');
    expect(screen.getByRole('link', { name: 'Скласти список покупок' }).getAttribute('href')).toBe(
      '/uk/user/grocerylist?build=1&from=2026-11-28&to=2026-12-04',
    );
    await press('Скасувати заповнення');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Тиждень складено' })).toBeNull());
    expect(asked.at(-1)).toEqual({ id: FILL });
  });

  test('with nothing to fill it says so and offers no list', async () => {
    open({ ...FILLED, id: null, added: [], empty: [] });
    await takeTemplate('ordinary-week');
    expect(await screen.findByRole('heading', { name: 'Порожніх місць не знайшлося' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Скласти список покупок' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Скасувати заповнення' })).toBeNull();
  });

  test('the second shows the ready weeks and takes the chosen one', async () => {
    const { asked } = open();
    await press(/Взяти шаблон/);
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('radio', { name: 'week-without-meat' }));
    expect(sheet.getAllByText(/Страва з week-without-meat/)).toHaveLength(7);
    await userEvent.click(sheet.getByRole('button', { name: 'Взяти цей тиждень' }));
    await waitFor(() =>
      expect(asked).toEqual([{ from: today(), template: 'week-without-meat', language: 'uk' }]),
    );
  });
});
