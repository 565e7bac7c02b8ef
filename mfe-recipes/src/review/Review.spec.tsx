import { describe, expect, test } from '@jest/globals';
import {
  refused,
  renderOnStand,
  screen,
  userEvent,
  waitFor,
  within,
  type FakeAnswers,
} from '@sytno/kit/stand';
import { useLocation } from '@sytno/kit/router';
import { anOpened } from '../publishing/testing/examples';
import { aRecipe } from '../recipe/testing/examples';
import { en as sectionEn } from '../texts/en';
import { en } from '../texts/publishing.en';
import { ru } from '../texts/publishing.ru';
import { uk } from '../texts/publishing.uk';
import { ru as sectionRu } from '../texts/ru';
import { uk as sectionUk } from '../texts/uk';
import type { Opened, QueueItem } from './review.queries';
import { ReviewView } from './ReviewView';

const SECTION = { uk: sectionUk, ru: sectionRu, en: sectionEn };
const WORDS = { uk, ru, en };
const DONE = { done: true } as const;
const ID = aRecipe().id;
const OTHER = '7b1e0000-0000-4000-8000-000000000002';

const item = (given: Partial<QueueItem> = {}): QueueItem => ({
  id: ID,
  number: 1002,
  name: 'Деруни зі сметаною',
  kind: 'new',
  author: 'Олена',
  at: '2026-03-10T10:00:00.000Z',
  reports: 0,
  verdict: null,
  ...given,
});

function Address() {
  const { search } = useLocation();
  return <output>{search}</output>;
}

const open = (answers: FakeAnswers, query = '', lng: 'uk' | 'ru' | 'en' = 'uk') =>
  renderOnStand(
    <>
      <ReviewView lng={lng} />
      <Address />
    </>,
    { lng, path: `/${lng}/user/admin/reviews${query}`, texts: { recipes: SECTION[lng] }, answers },
  );
const listOf = (...items: QueueItem[]): FakeAnswers => ({
  'recipes.review.list': () => ({ items, count: items.length, waiting: items.length, reported: 2 }),
});
const one = (opened: Opened, more: FakeAnswers = {}, lng: 'uk' | 'ru' | 'en' = 'uk') =>
  open({ 'recipes.review.get': () => opened, ...listOf(), ...more }, `?recipe=${ID}`, lng);
const address = () => document.querySelector('output')?.textContent;

describe('the queue', () => {
  test('shows who waits since when, and leads there', async () => {
    open(listOf(item(), item({ id: OTHER, name: 'Борщ', kind: 'change', author: null, reports: 3 })));
    const [first, second] = await screen.findAllByRole('link');
    expect(first?.textContent).toMatch(/Деруни зі сметаною№ 1002 · Олена · з .*Новий/);
    expect(second?.textContent).toMatch(/Борщ.*каталог.*Зміни3 скарги/);
    expect(first?.getAttribute('href')).toBe(`/uk/user/admin/reviews?recipe=${ID}`);
    expect(screen.getByRole('tab', { name: /Скарги\s?2/ })).toBeTruthy();
  });

  test.each(['uk', 'ru', 'en'] as const)('has its words when it is empty, in %s', async (lng) => {
    open(listOf(), '', lng);
    for (const queue of ['waiting', 'reported', 'decided'] as const) {
      await userEvent.click(
        await screen.findByRole('tab', { name: new RegExp(`^${WORDS[lng].review.queues[queue]}`) }),
      );
      expect(await screen.findByText(WORDS[lng].review.empty[queue].title)).toBeTruthy();
    }
    expect(address()).toBe('?queue=decided');
  });

  test('that cannot be read says so', async () => {
    open({
      'recipes.review.list': () => {
        throw refused('FORBIDDEN');
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('немає права');
  });
});

describe('one recipe', () => {
  test.each(['uk', 'ru', 'en'] as const)(
    'is shown as readers will see it, with what was checked, in %s',
    async (lng) => {
      const words = WORDS[lng].review;
      one(
        anOpened({
          checks: {
            faults: [],
            likeness: { share: 0.12, tooLike: false, language: 'uk', steps: [] },
            pictureDropped: true,
            duplicates: [
              { id: OTHER, number: 1001, name: 'Деруни', sameAuthor: false, copiedFrom: false },
              { id: OTHER, number: 1003, name: 'Деруни інші', sameAuthor: true, copiedFrom: true },
            ],
          },
          verdicts: [{ kind: 'returned', reason: 'Без кроків', at: '2026-03-09T10:00:00.000Z', by: 'Адмін' }],
        }),
        {},
        lng,
      );
      expect(await screen.findByRole('heading', { level: 1, name: 'Деруни зі сметаною' })).toBeTruthy();
      const checks = screen.getByRole('region', { name: words.checks });
      expect(checks.textContent).toMatch(
        new RegExp(`${words.complete}.*12\\s?%.*${words.copy}.*${words.same}`),
      );
      expect(
        within(checks)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(['Деруни інші', 'Деруни']);
      expect(screen.getByText('Без кроків')).toBeTruthy();
      expect(document.body.textContent).not.toMatch(/\{\{|review\./);
    },
  );

  test('is published as the version that was looked at; the next one opens', async () => {
    const said: unknown[] = [];
    one(anOpened({ next: OTHER }), {
      'recipes.review.decide': (input) => {
        said.push(input);
        return DONE;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: uk.review.publish }));
    expect(await screen.findByText(uk.review.published)).toBeTruthy();
    expect(said).toEqual([{ id: ID, revision: 3, decision: 'publish', reason: '' }]);
    await waitFor(() => expect(address()).toBe(`?recipe=${OTHER}`));
  });

  test('is returned with a reason alone', async () => {
    const said: unknown[] = [];
    one(anOpened(), {
      'recipes.review.decide': (input) => {
        said.push(input);
        return DONE;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: uk.review.return }));
    const area = screen.getByRole('textbox', { name: uk.review.reason });
    expect(document.activeElement).toBe(area);
    expect(area.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(area, 'Скільки смажити?');
    await userEvent.click(screen.getByRole('button', { name: uk.review.return }));
    expect(await screen.findByText(uk.review.returned)).toBeTruthy();
    expect(said).toEqual([{ id: ID, revision: 3, decision: 'return', reason: 'Скільки смажити?' }]);
  });

  test('that changed meanwhile is shown anew, and the typed reason stays', async () => {
    let opened = anOpened();
    one(opened, {
      'recipes.review.get': () => opened,
      'recipes.review.decide': () => {
        opened = anOpened({ revision: 4, recipe: aRecipe({ name: 'Деруни новіші' }) });
        throw refused('CONFLICT');
      },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: uk.review.reason }), 'Причина');
    await userEvent.click(screen.getByRole('button', { name: uk.review.publish }));
    expect(await screen.findByText(uk.review.newer)).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Деруни новіші' })).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: uk.review.reason }).value).toBe(
      'Причина',
    );
  });

  test('that may not be published can only be returned', async () => {
    one(
      anOpened({
        checks: {
          faults: [{ path: 'stages', code: 'blank' }],
          likeness: null,
          pictureDropped: false,
          duplicates: [],
        },
      }),
    );
    expect(await screen.findByText(new RegExp(uk.mine.needs.stages))).toBeTruthy();
    expect(screen.queryByRole('button', { name: uk.review.publish })).toBeNull();
  });

  test('as a change is marked line by line, and other languages are named', async () => {
    const recipe = aRecipe({ name: 'Деруни з часником' });
    one(
      anOpened({
        kind: 'change',
        state: 'published',
        recipe,
        published: aRecipe(),
        languages: ['uk', 'en'],
        changedLanguages: ['uk', 'en'],
      }),
    );
    expect((await screen.findByText('Деруни зі сметаною')).closest('del')).toBeTruthy();
    expect(screen.getByText(/Змінено також: /).textContent).not.toContain('{{');
    expect(screen.getByRole('button', { name: uk.review.publishChange })).toBeTruthy();
    expect(screen.getByRole('group', { name: uk.review.language })).toBeTruthy();
  });

  test('that was reported is kept, or withdrawn with a reason once more asked', async () => {
    const said: unknown[] = [];
    const report = {
      id: OTHER,
      reason: 'copied',
      text: 'Це з моєї книжки',
      at: '2026-03-10T10:00:00.000Z',
      name: '',
    } as const;
    one(anOpened({ kind: 'report', state: 'published', reports: [report] }), {
      'recipes.review.settle': (input) => {
        said.push(input);
        return DONE;
      },
    });
    expect(await screen.findByText('Це з моєї книжки')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: uk.review.takeDown }));
    const area = screen.getByRole('textbox', { name: uk.review.reason });
    expect(document.activeElement).toBe(area);
    await userEvent.type(area, 'Чужий текст');
    await userEvent.click(screen.getByRole('button', { name: uk.review.takeDown }));
    const dialog = screen.getByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: uk.review.takeDown }));
    expect(await screen.findByText(uk.review.takenDown)).toBeTruthy();
    expect(said).toEqual([{ id: ID, reports: [OTHER], decision: 'withdraw', reason: 'Чужий текст' }]);
  });

  test('that is with its author again says that there is nothing to decide', async () => {
    open(
      {
        'recipes.review.get': () => {
          throw refused('NOT_FOUND');
        },
      },
      `?recipe=${ID}`,
    );
    expect(await screen.findByText(uk.review.gone.title)).toBeTruthy();
  });
});
