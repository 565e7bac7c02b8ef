import { describe, expect, test } from '@jest/globals';
import { STANDINGS } from '@sytno/domain';
import {
  refused,
  renderOnStand,
  screen,
  userEvent,
  waitFor,
  within,
  type FakeAnswers,
} from '@sytno/kit/stand';
import { aRecipe } from '../recipe/testing/examples';
import { en as sectionEn } from '../texts/en';
import { en } from '../texts/publishing.en';
import { ru } from '../texts/publishing.ru';
import { uk } from '../texts/publishing.uk';
import { ru as sectionRu } from '../texts/ru';
import { uk as sectionUk } from '../texts/uk';
import { PageSteps, Publishing, Report } from './parts';
import type { PublishingState } from './publishing.queries';
import { aState } from './testing/examples';

const SECTION = { uk: sectionUk, ru: sectionRu, en: sectionEn };
const WORDS = { uk, ru, en };
const recipe = aRecipe({ myRecipe: true });
const DONE = { done: true } as const;

const open = (state: PublishingState, more: FakeAnswers = {}, lng: 'uk' | 'ru' | 'en' = 'uk') =>
  renderOnStand(<Publishing recipe={recipe} lng={lng} />, {
    lng,
    texts: { recipes: SECTION[lng] },
    answers: { 'recipes.publishing.state': () => state, ...more },
  });
const button = (name: string) => screen.findByRole('button', { name });

describe('an own recipe', () => {
  test.each(
    STANDINGS.flatMap((standing) => (['uk', 'ru', 'en'] as const).map((lng) => [standing, lng] as const)),
  )('that is %s says so in %s', async (standing, lng) => {
    const [, change] = standing.split('-');
    open(
      aState({
        standing,
        state: change ? 'published' : (standing as 'private'),
        submittedAt: standing.endsWith('pending') ? '2026-03-10T10:00:00.000Z' : null,
        change: change ? { state: change as 'pending', recipe: aRecipe({ name: 'Нове' }) } : null,
      }),
      {},
      lng,
    );
    expect(await screen.findByRole('heading', { name: WORDS[lng].mine.title })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\{\{|mine\.|standings\./);
  });

  test('is handed in as the version that is shown, once it is said what that means', async () => {
    const asked: unknown[] = [];
    open(aState(), {
      'recipes.publishing.submit': (input) => {
        asked.push(input);
        return DONE;
      },
    });
    await userEvent.click(await button(uk.mine.ask));
    const dialog = screen.getByRole('alertdialog');
    expect(dialog.textContent).toContain(uk.askDialog.text);
    await userEvent.click(within(dialog).getByRole('button', { name: uk.mine.ask }));
    expect(await screen.findByText(uk.mine.asked)).toBeTruthy();
    expect(asked).toEqual([{ id: recipe.id, revision: 3 }]);
  });

  test('that lacks something says what, and leads to the editor instead', async () => {
    open(
      aState({
        checks: {
          faults: [
            { path: 'lines.0.quantity', code: 'line.quantity' },
            { path: 'lines.2.unit', code: 'line.unit' },
            { path: 'stages', code: 'blank' },
          ],
          likeness: null,
          pictureDropped: false,
        },
      }),
    );
    const list = within(await screen.findByRole('list')).getAllByRole('listitem');
    expect(list.map(({ textContent }) => textContent)).toEqual([uk.mine.needs.lines, uk.mine.needs.stages]);
    expect(screen.getByRole('link', { name: uk.mine.edit }).getAttribute('href')).toBe(
      `/uk/user/recipes/edit/${recipe.id}`,
    );
    expect(screen.queryByRole('button', { name: uk.mine.ask })).toBeNull();
  });

  test('whose steps are a page’s shows how much and where', async () => {
    const text = 'Натріть картоплю на тертці, а тоді посмажте.';
    open(
      aState({
        checks: {
          faults: [],
          pictureDropped: true,
          likeness: {
            share: 0.671,
            tooLike: true,
            language: 'uk',
            steps: [{ position: 1, text, share: 1, stretches: [{ from: 0, to: 26 }] }],
          },
        },
      }),
    );
    expect(await screen.findByText(/^68\s?% тексту кроків/)).toBeTruthy();
    expect(document.querySelector('mark')?.textContent).toBe(text.slice(0, 26));
    expect(screen.getByText(/^Крок 2/)).toBeTruthy();
    expect(screen.getByText(uk.mine.picture)).toBeTruthy();
    expect(screen.queryByRole('button', { name: uk.mine.ask })).toBeNull();
  });

  test('that came back shows the reason', async () => {
    open(
      aState({
        standing: 'returned',
        state: 'returned',
        verdict: { kind: 'returned', reason: 'Скільки смажити?', at: '2026-03-10T10:00:00.000Z' },
      }),
    );
    expect(await screen.findByText('Скільки смажити?')).toBeTruthy();
    expect(await button(uk.mine.askAgain)).toBeTruthy();
  });

  test('shows its change line by line, and drops it only when that is confirmed', async () => {
    const dropped: unknown[] = [];
    open(
      aState({
        standing: 'change-pending',
        state: 'published',
        submittedAt: '2026-03-10T10:00:00.000Z',
        change: {
          state: 'pending',
          recipe: aRecipe({
            myRecipe: true,
            servings: 6,
            stages: [
              { position: 0, text: 'Натріть картоплю.', minutes: null, group: '' },
              { position: 1, text: 'Посмажте на олії.', minutes: null, group: '' },
            ],
          }),
        },
      }),
      {
        'recipes.publishing.discard': (input) => {
          dropped.push(input);
          return DONE;
        },
      },
    );
    await userEvent.click(await button(uk.changes.show));
    const marked = (tag: string) => [...document.querySelectorAll(tag)].map(({ textContent }) => textContent);
    expect(marked('del').join()).toMatch(/Прибрано: 4 порції.*Посмажте деруни з обох боків\. \(таймер 25/);
    expect(marked('ins').join()).toMatch(/Додано: 6 порцій.*Посмажте на олії\./);
    expect(marked('h3')).toEqual([uk.changes.facts, uk.changes.stages]);
    await userEvent.click(await button(uk.mine.discard));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: uk.mine.discard }),
    );
    await waitFor(() => expect(dropped).toEqual([{ id: recipe.id, revision: 3 }]));
  });

  test('that was changed elsewhere meanwhile says so and shows what stands', async () => {
    let state = aState();
    open(state, {
      'recipes.publishing.state': () => state,
      'recipes.publishing.submit': () => {
        state = aState({ standing: 'returned', state: 'returned', revision: 4 });
        throw refused('CONFLICT');
      },
    });
    await userEvent.click(await button(uk.mine.ask));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: uk.mine.ask }));
    expect(await screen.findByText(/Тим часом це змінили/)).toBeTruthy();
    expect(await button(uk.mine.askAgain)).toBeTruthy();
  });

  test('whose state could not be read says so', async () => {
    open(aState(), {
      'recipes.publishing.state': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Немає зв’язку');
  });
});

describe('below the steps of the form', () => {
  const likeness = { share: 0.2, tooLike: false, language: 'uk', steps: [] } as const;
  const below = (checks: Partial<PublishingState['checks']>) =>
    renderOnStand(<PageSteps id={recipe.id} lng="uk" />, {
      texts: { recipes: sectionUk },
      answers: {
        'recipes.publishing.state': () => aState({ checks: { ...aState().checks, ...checks } }),
      },
    });

  test('an imported recipe says how like the page they are', async () => {
    below({ likeness: { ...likeness, steps: [] } });
    expect(await screen.findByText(/^Збігів зі сторінкою: 20/)).toBeTruthy();
  });
});

describe('a report', () => {
  const report = (answers: FakeAnswers, lng: 'uk' | 'en' = 'uk') => {
    const closed: boolean[] = [];
    renderOnStand(<Report recipe={recipe} lng={lng} onClose={() => closed.push(true)} />, {
      lng,
      texts: { recipes: SECTION[lng] },
      answers,
    });
    return closed;
  };

  test('wants a reason, and words where it is another one', async () => {
    const sent: unknown[] = [];
    const closed = report({
      'recipes.publishing.report': (input) => {
        sent.push(input);
        return DONE;
      },
    });
    await userEvent.click(await button(uk.report.send));
    const choice = screen.getByRole('combobox', { name: uk.report.reason });
    expect(document.activeElement).toBe(choice);
    expect(choice.getAttribute('aria-invalid')).toBe('true');
    await userEvent.selectOptions(choice, 'other');
    await userEvent.click(await button(uk.report.send));
    const area = screen.getByRole('textbox', { name: uk.report.more });
    expect(document.activeElement).toBe(area);
    await userEvent.type(area, ' Не їжа ');
    await userEvent.click(await button(uk.report.send));
    expect(await screen.findByText(uk.report.sent)).toBeTruthy();
    expect(sent).toEqual([{ id: recipe.id, reason: 'other', text: 'Не їжа' }]);
    expect(closed).toEqual([true]);
  });

  test('that waits already says so and keeps what was typed', async () => {
    report(
      {
        'recipes.publishing.report': () => {
          throw refused('REPORT_OPEN', 'en');
        },
      },
      'en',
    );
    await userEvent.selectOptions(await screen.findByRole('combobox'), 'wrong');
    await userEvent.type(screen.getByRole('textbox'), 'Too salty');
    await userEvent.click(await button(en.report.send));
    expect((await screen.findByRole('alert')).textContent).toContain('already');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Too salty');
  });
});
