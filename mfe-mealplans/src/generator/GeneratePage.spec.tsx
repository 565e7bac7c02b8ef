import { describe, expect, test } from '@jest/globals';
import { addDays, INITIAL_PROFILE, type Access } from '@sytno/domain';
import { profileAtom } from '@sytno/kit';
import {
  refused,
  renderOnStand,
  screen,
  userEvent,
  waitFor,
  within,
  type FakeAnswers,
} from '@sytno/kit/stand';
import { useHydrateAtoms } from 'jotai/utils';
import { WeekPage } from '../firstrun/WeekPage';
import { today } from '../menu/menu.atoms';
import { aDish, MenuExample } from '../menu/testing/menu-example';
import { ParametersExample, someParameters } from '../parameters/testing/parameters-example';
import { uk as generatorUk } from '../texts/generator.uk';
import { uk as planUk } from '../texts/plan.uk';
import { uk } from '../texts/uk';
import { PLAN_TEXTS } from '../parameters/plan-texts';
// Loaded before, so that nothing waits for a file.
import '../parameters/Matches';
import './GeneratePage';
import './TakenNote';
import type { Generation } from './generator.queries';
import {
  aCandidate,
  aGeneration,
  FILL,
  GeneratorExample,
  ME,
  reportOf,
  slotId,
} from './testing/generator-example';
import { GENERATOR_TEXTS } from './words';

const TEXTS = { mealplans: uk, [GENERATOR_TEXTS]: generatorUk, [PLAN_TEXTS]: planUk };

/** The page for somebody of an access. */
function Page({ access, hideNumbers }: { access: Access; hideNumbers: boolean }) {
  useHydrateAtoms([[profileAtom, { ...INITIAL_PROFILE, access, hideNumbers }]]);
  return <WeekPage lng="uk" />;
}

function open(
  generation: Generation | null,
  access: Access = 'free',
  hideNumbers = false,
  more: FakeAnswers = {},
) {
  const proposals = new GeneratorExample(generation);
  const menu = new MenuExample([aDish({ date: today(), recipeName: 'Борщ на сьогодні' })]);
  renderOnStand(<Page access={access} hideNumbers={hideNumbers} />, {
    texts: TEXTS,
    path: '/uk/user/mealplans?generate=1',
    answers: {
      ...menu.answers,
      ...new ParametersExample(someParameters()).answers,
      ...proposals.answers,
      ...more,
    },
  });
  return proposals;
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const choose = async (name: string) => {
  await press('Інше з пропозицією');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const words = () => document.body.textContent;

describe('before a plan', () => {
  test('days, meals and weights are chosen beside the parameters; a free plan is a week at most', async () => {
    const proposals = open(null);
    expect(await screen.findByText('Скільки рецептів підходить')).toBeTruthy();
    expect(await screen.findAllByText(/12 із 20|12 з 20/)).not.toHaveLength(0);
    const days = screen.getByLabelText('На скільки днів');
    expect(within(days).queryByRole('option', { name: '28 днів' })).toBeNull();
    expect(words()).toContain('з Premium');
    await userEvent.selectOptions(days, '3');
    await userEvent.click(screen.getByRole('radio', { name: 'Замінити' }));
    await press('Дешевше');
    await press('Готувати рідше');
    await press('Скласти');
    await waitFor(() =>
      expect(proposals.asked).toMatchObject([
        {
          start: {
            from: today(),
            to: addDays(today(), 2),
            keep: false,
            weights: { targets: 1, cost: 2, variety: 1, leftovers: 2 },
            language: 'uk',
          },
        },
      ]),
    );
    expect(await screen.findByRole('progressbar')).toBeTruthy();
  });

  test('without a meal nothing begins; with premium there are four weeks', async () => {
    const proposals = open(null, 'premium');
    const days = await screen.findByLabelText('На скільки днів');
    expect(within(days).getByRole('option', { name: '28 днів' })).toBeTruthy();
    const meals = within(screen.getByRole('group', { name: 'Які прийоми їжі' }));
    for (const meal of meals.getAllByRole('button')) await userEvent.click(meal);
    await press('Скласти');
    expect(await screen.findByText('Виберіть хоча б один прийом їжі.')).toBeTruthy();
    expect(proposals.asked).toEqual([]);
  });

  test('what failed or was lost is told, and can be asked for again', async () => {
    open(aGeneration({ status: 'lost', candidates: [] }));
    expect(await screen.findByText('План не дороблено')).toBeTruthy();
    expect(await button('Скласти')).toBeTruthy();
  });
});

describe('while it is made', () => {
  test('the plates fill, the place in the queue is told, and it is cancelled', async () => {
    const filling = aCandidate().slots.map(({ id, date, mealType, dish }, place) => ({
      id,
      date,
      mealType,
      dish: place === 0 ? dish : null,
    }));
    const proposals = open(aGeneration({ status: 'working', waiting: 3, candidates: [], filling }));
    expect(await screen.findByText('Перед вами 3 плани')).toBeTruthy();
    expect(words()).toContain('Заповнено 1 з 3');
    await press('Скасувати');
    expect(await button('Скласти')).toBeTruthy();
    expect(proposals.asked).toEqual(['cancel']);
  });
});

describe('the stream of a plan', () => {
  test('fills the plates as they are found, without being asked for', async () => {
    const { slots } = aCandidate();
    const filling = (found: number) =>
      slots.map(({ id, date, mealType, dish }, place) => ({
        id,
        date,
        mealType,
        dish: place < found ? dish : null,
      }));
    const working = aGeneration({ status: 'working', share: 0.2, candidates: [], filling: filling(1) });
    const proposals = new GeneratorExample(working);
    let finish = () => {};
    const seen = new Promise<void>((resolve) => (finish = resolve));
    const steps = (async function* () {
      yield { generation: { ...working, share: 0.6, filling: filling(2) } };
      await seen;
      proposals.generation = aGeneration();
      yield { generation: aGeneration() };
    })();
    open(null, 'free', false, { ...proposals.answers, 'mealplans.generator.stream': () => steps });
    expect(await screen.findByText('Заповнено 2 з 3')).toBeTruthy();
    finish();
    expect(await screen.findByText('Страва 3')).toBeTruthy();
  });
});

describe('a proposal', () => {
  test('stands beside the menu of now, with its figures and what came of it', async () => {
    open(
      aGeneration({
        candidates: [aCandidate(3, { days: [reportOf(today()), reportOf(addDays(today(), 1), -7)] })],
      }),
    );
    expect(await screen.findByText(/1 день з 2 у цілях/)).toBeTruthy();
    expect(await screen.findByText('Борщ на сьогодні')).toBeTruthy();
    expect(screen.getByText('Страва 1')).toBeTruthy();
    expect(words()).toMatch(/на 7.?% менше/);
    expect(words()).toContain('З преміумом тут видно');
    await press('Інше з пропозицією');
    await screen.findByRole('menuitem', { name: 'Відкинути' });
    expect(screen.queryByRole('menuitem', { name: 'Порівняти з іншим' })).toBeNull();
  });

  test('is locked, swapped and made anew', async () => {
    const proposals = open(aGeneration());
    await press('Закріпити «Страва 1»');
    expect(await button('Відкріпити «Страва 1»')).toBeTruthy();
    await press('Замінити «Страва 2»');
    await press(/Куліш/);
    expect(await button('Замінити «Куліш»')).toBeTruthy();
    await press('Скласти решту заново');
    await waitFor(() =>
      expect(proposals.asked).toMatchObject([
        { slots: [slotId(today())], locked: true },
        { slot: slotId(addDays(today(), 1)) },
        'again',
      ]),
    );
  });

  test('is taken whole: the week tells it and takes it back', async () => {
    const proposals = open(aGeneration());
    await press('Взяти все');
    expect(await screen.findByRole('heading', { name: 'Тиждень складено' })).toBeTruthy();
    expect(words()).toContain('у меню додано 3 страви');
    await press('Скасувати план');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Тиждень складено' })).toBeNull());
    expect(proposals.asked).toEqual([{ take: 'all', overLimit: false }, { takeBack: FILL }]);
  });

  test('is taken by days, and after a question where a day goes over', async () => {
    const proposals = open(aGeneration());
    proposals.refusal = refused('DAY_LIMIT');
    const [first] = await screen.findAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    await press('Взяти 2 дні');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Взяти все одно' }));
    expect(await screen.findByText('У меню додано 2 страви.')).toBeTruthy();
    const take = [addDays(today(), 1), addDays(today(), 2)];
    expect(proposals.asked).toEqual([
      { take, overLimit: false },
      { take, overLimit: true },
    ]);
  });

  test('says what binds, what contradicts, and what would help, with premium as buttons', async () => {
    const candidate = aCandidate(3, {
      bounds: [{ code: 'choice', date: today(), mealType: 'breakfast', dishes: 3, cash: 4_000, minutes: 10 }],
      contradictions: [{ code: 'noDish', date: today(), mealType: 'supper', reasons: ['allergen', 'time'] }],
      relaxations: [{ change: { code: 'cash', more: 2_000 }, before: 2, after: 3, cash: 1_500 }],
    });
    const proposals = open(aGeneration({ candidates: [candidate] }), 'premium');
    expect(await screen.findByText(/підходять лише 3 страви до 40.* до 10 хв/)).toBeTruthy();
    expect(words()).toContain('Заважає: алергени, час на готування');
    await press(/Ще 20.*на день.*2 → 3 днів у цілях/);
    expect(proposals.asked).toEqual([{ relaxation: 0 }]);
  });

  test('is compared with another, and one of them stays', async () => {
    const proposals = open(aGeneration(), 'premium');
    await choose('Порівняти з іншим');
    await press('Лишити план 2');
    expect(await button('Взяти все')).toBeTruthy();
    expect(proposals.asked).toEqual(['second', { choose: 1 }]);
  });

  test('is thrown away', async () => {
    open(aGeneration());
    await choose('Відкинути');
    expect(await button('Скласти')).toBeTruthy();
  });

  test('has no word of food’s figures for whoever hides them', async () => {
    const candidate = aCandidate(1, {
      contradictions: [{ code: 'macros', personId: ME, kcal: 2000, ofMacros: 2300 }],
      relaxations: [
        {
          change: { code: 'target', personId: ME, figure: 'protein', target: 140 },
          before: 0,
          after: 1,
          cash: 0,
        },
      ],
    });
    open(aGeneration({ candidates: [candidate] }), 'premium', true);
    expect(await screen.findByText('Страва 1')).toBeTruthy();
    expect(words()).not.toMatch(/ккал|Енергія|Білки|Жири|Вуглеводи/);
    expect(words()).toContain('Цілі дня суперечать одна одній');
  });
});
