import { describe, expect, test } from '@jest/globals';
import { addDays, mondayOf } from '@sytno/domain';
import { formatDay } from '@sytno/kit';
import { Route, Routes } from '@sytno/kit/router';
import { act, renderOnStand, screen, userEvent, within } from '@sytno/kit/stand';
import { DashboardPage } from '../../dashboard/DashboardPage';
import { someParameters } from '../../parameters/testing/parameters-example';
import { TEMPLATE_TEXTS } from '../../templates/template-texts';
import { TemplatePage } from '../../templates/TemplatePage';
import { aTemplate, id, TemplateExample } from '../../templates/testing/template-example';
import { uk as templates } from '../../texts/templates.uk';
import { uk } from '../../texts/uk';
// Loaded before, so that nothing waits for a file.
import '../DayWindows';
import '../../facts/FactSheet';
import '../../facts/OtherSheet';
import { MenuPage } from '../MenuPage';
import { today } from '../menu.atoms';
import { aDish, MenuExample } from './menu-example';

/**
 * All that can be done on the week, at home and on a template's board: each by keys alone and by a finger alone, and
 * each says what came of it. Carrying by arrows is in MenuPage.spec, by a finger in the browser (week.spec).
 */

type Step =
  | { press: string | RegExp; first?: true; ofToday?: true }
  | { entry: string }
  | { option: string }
  | { write: [label: string, text: string] }
  | { choose: [label: string, value: string] };

interface Action {
  /** What is done. */
  readonly name: string;
  readonly steps: readonly Step[];
  /** What is heard. */
  readonly says: string | RegExp;
  readonly page?: 'home' | 'template';
  readonly menu?: (menu: MenuExample) => void;
}

const day = today();
const words = formatDay(day, 'uk');
const meal = `Додати продукт або нотатку: Обід, ${words}`;
const dots: Step = { press: 'Дії зі стравою «Борщ»' };
const card: Step = { press: /^Борщ/, first: true };
const week: Step = { press: 'Дії з тижнем' };
const details: Step = { press: /докладно/, ofToday: true };
const remove: Step[] = [dots, { entry: 'Прибрати з меню' }];

const ACTIONS: readonly Action[] = [
  {
    name: 'a dish is changed',
    steps: [card, { press: 'Більше порцій' }, { press: 'Зберегти' }],
    says: '«Борщ» змінено.',
  },
  {
    name: 'a dish is moved',
    steps: [dots, { entry: 'Перенести або скопіювати…' }, { press: 'Перенести' }],
    says: /^«Борщ» тепер/,
  },
  {
    name: 'a dish is copied',
    steps: [dots, { entry: 'Перенести або скопіювати…' }, { press: 'Скопіювати' }],
    says: /скопійовано/,
  },
  {
    name: 'what is left is placed',
    steps: [card, { press: 'Вибрати день' }, { press: 'Поставити' }],
    says: /^Залишок «Борщ»/,
  },
  { name: 'a dish is removed', steps: remove, says: '«Борщ» прибрано з меню.' },
  {
    name: 'a deed is taken back',
    steps: [...remove, { press: /^Скасувати: / }],
    says: 'Скасовано: «Борщ» прибрано з меню.',
  },
  {
    name: 'a deed is done again',
    steps: [...remove, { press: /^Скасувати: / }, { press: /^Зробити знову: / }],
    says: 'Зроблено знову: «Борщ» прибрано з меню.',
  },
  {
    name: 'a dish was eaten as planned',
    steps: [{ press: 'З’їдено як заплановано: Борщ' }],
    says: 'Записано 1 страву.',
  },
  {
    name: 'a meal was eaten as planned',
    menu: (menu) => {
      menu.items = [aDish({ date: day }), aDish({ date: day, recipeName: 'Салат' })];
    },
    steps: [{ press: `Усе з’їдено як заплановано: Обід, ${words}` }],
    says: 'Записано 2 страви.',
  },
  {
    name: 'a day was eaten as planned',
    menu: (menu) => {
      menu.items = [aDish({ date: day }), aDish({ date: day, mealType: 'supper', recipeName: 'Салат' })];
    },
    steps: [{ press: `Увесь день з’їдено як заплановано: ${words}` }],
    says: 'Записано 2 страви.',
  },
  {
    name: 'grams that were eaten',
    steps: [dots, { entry: 'Скільки з’їли…' }, { press: 'Половина' }, { press: 'Записати' }],
    says: 'Записано: «Борщ».',
  },
  {
    name: 'something was eaten elsewhere',
    steps: [
      details,
      { press: 'З’їли щось інше…' },
      { press: 'Лише калорії' },
      { write: ['Що саме (необов’язково)', 'Кафе'] },
      { write: ['Енергія', '450'] },
      { press: 'Записати' },
    ],
    says: 'Записано: «Кафе».',
  },
  {
    name: 'a food is added',
    steps: [
      { press: meal },
      { write: ['Продукт із каталогу', 'ябл'] },
      { option: 'яблуко' },
      { press: 'Додати' },
    ],
    says: /^«яблуко» додано/,
  },
  {
    name: 'a note is added',
    steps: [{ press: meal }, { press: 'Нотатку' }, { write: ['Нотатка', 'У бабусі'] }, { press: 'Додати' }],
    says: /^Нотатку додано/,
  },
  {
    name: 'a note is removed',
    menu: (menu) => {
      menu.notes = [{ id: id(77), date: day, mealType: 'dinner', text: 'У бабусі' }];
    },
    steps: [{ press: 'У бабусі' }, { press: 'Прибрати нотатку' }],
    says: 'Нотатку прибрано.',
  },
  {
    name: 'guests come',
    steps: [{ press: meal }, { press: 'Гостей' }, { press: 'Більше гостей' }, { press: 'Зберегти' }],
    says: /^\+1 гість/,
  },
  {
    name: 'a day is copied',
    steps: [details, { press: 'Скопіювати день' }, { press: 'Скопіювати' }],
    says: /^Скопійовано 1 страву/,
  },
  {
    name: 'a day is cleared',
    steps: [details, { press: 'Очистити день' }, { press: 'Очистити' }],
    says: /^Прибрано 1 страву/,
  },
  {
    name: 'a week is copied',
    steps: [week, { entry: 'Скопіювати або повторити тиждень…' }, { press: 'Скопіювати' }],
    says: /^Скопійовано 1 страву/,
  },
  {
    name: 'a week is cleared',
    steps: [week, { entry: 'Очистити тиждень…' }, { press: 'Очистити' }],
    says: /^Прибрано 1 страву/,
  },
  {
    name: 'dishes are cooked at once',
    menu: (menu) => {
      menu.access = 'premium';
      menu.items = [
        aDish({ date: mondayOf(day) }),
        aDish({ date: addDays(mondayOf(day), 1), recipeName: 'Борщ' }),
      ];
    },
    steps: [card, { press: 'Готувати разом…' }, { press: 'Готувати разом' }],
    says: '«Борщ» готується один раз.',
  },
  {
    name: 'another week is shown',
    steps: [{ press: 'Наступний тиждень' }],
    says: formatDay(addDays(mondayOf(day), 7), 'uk', 'full'),
  },
  {
    name: 'a dish was eaten as planned',
    page: 'home',
    steps: [{ press: 'З’їдено як заплановано: Борщ' }],
    says: 'Записано 1 страву.',
  },
  {
    name: 'a dish is changed',
    page: 'home',
    steps: [card, { press: 'Більше порцій' }, { press: 'Зберегти' }],
    says: '«Борщ» змінено.',
  },
  {
    name: 'a deed is taken back',
    page: 'home',
    steps: [{ press: 'З’їдено як заплановано: Борщ' }, { press: /^Скасувати: / }],
    says: 'Скасовано: Записано 1 страву.',
  },
  {
    name: 'a dish is moved',
    page: 'template',
    steps: [card, { choose: ['День', 'субота'] }, { press: 'Готово' }],
    says: /^«Борщ» тепер тут: субота, /,
  },
  {
    name: 'a dish is removed',
    page: 'template',
    steps: [dots, { entry: 'Прибрати з шаблону' }],
    says: '«Борщ» прибрано з шаблону.',
  },
  {
    name: 'a deed is taken back',
    page: 'template',
    steps: [dots, { entry: 'Прибрати з шаблону' }, { press: /^Скасувати: / }],
    says: 'Скасовано: «Борщ» прибрано з шаблону.',
  },
];

const pages = {
  week: <MenuPage lng="uk" />,
  home: <DashboardPage lng="uk" />,
  template: (
    <Routes>
      <Route path="/:lng/user/plantemplates/:id" element={<TemplatePage lng="uk" />} />
    </Routes>
  ),
};

function open({ page, menu: change }: Action): void {
  const menu = new MenuExample([aDish({ date: day })]);
  change?.(menu);
  renderOnStand(pages[page ?? 'week'], {
    lng: 'uk',
    path: page === 'template' ? `/uk/user/plantemplates/${id(1)}?edit=1` : '/',
    texts: { mealplans: uk, [TEMPLATE_TEXTS]: templates },
    answers: {
      'mealplans.parameters.get': () => someParameters(),
      ...menu.answers,
      ...(page === 'template' && new TemplateExample([aTemplate()]).answers),
    },
  });
}

function nth<T>(all: T[], place: number): T {
  const one = all.at(place);
  if (one === undefined) throw new Error('There is none.');
  return one;
}

/** The last one is in front. */
const last = <T,>(all: T[]): T => nth(all, -1);
const found = async ({ press, first, ofToday }: Extract<Step, { press: unknown }>): Promise<HTMLElement> => {
  const where = ofToday ? within(await screen.findByRole('region', { name: words })) : screen;
  const all = await where.findAllByRole('button', { name: press });
  return nth(all, first ? 0 : -1);
};

/** Fields are filled by keys anyway; a phone brings its own. */
async function fill(step: Step): Promise<void> {
  if ('write' in step) {
    const [label, text] = step.write;
    await userEvent.type(last(await screen.findAllByLabelText(label)), text);
  } else if ('choose' in step)
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: step.choose[0] }),
      step.choose[1],
    );
}

async function byKeys(step: Step): Promise<void> {
  if ('press' in step) {
    const button = await found(step);
    expect(button.tabIndex).toBe(0);
    act(() => button.focus());
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{Enter}');
  } else if ('entry' in step) {
    const entry = await screen.findByRole('menuitem', { name: step.entry });
    for (let tries = 0; document.activeElement !== entry && tries < 12; tries++) {
      await userEvent.keyboard('{ArrowDown}');
    }
    expect(document.activeElement).toBe(entry);
    await userEvent.keyboard('{Enter}');
  } else if ('option' in step) {
    await screen.findByRole('option', { name: step.option });
    await userEvent.keyboard('{ArrowDown}{Enter}');
  } else await fill(step);
}

async function byTouch(step: Step): Promise<void> {
  const tap = (target: HTMLElement) => userEvent.pointer([{ keys: '[TouchA]', target }]);
  if ('press' in step) await tap(await found(step));
  else if ('entry' in step) await tap(await screen.findByRole('menuitem', { name: step.entry }));
  else if ('option' in step) await tap(await screen.findByRole('option', { name: step.option }));
  else await fill(step);
}

/** What a screen reader is told without being asked. */
async function heard(says: string | RegExp): Promise<void> {
  const said = await screen.findAllByText(says);
  const aloud = said.filter((one) => one.closest('[aria-live="polite"], [role="status"]') !== null);
  expect(aloud.length).toBeGreaterThan(0);
}

const WAYS = { keys: byKeys, 'a finger': byTouch };

/** Every action of the week, of a template and of home, done in one way: what is said of it aloud is heard. */
export function describeActions(way: keyof typeof WAYS): void {
  describe(`by ${way}`, () => {
    test.each(ACTIONS.map((action) => [`${action.page ?? 'week'}: ${action.name}`, action] as const))(
      '%s',
      async (__, action) => {
        open(action);
        for (const step of action.steps) await WAYS[way](step);
        await heard(action.says);
      },
    );
  });
}
