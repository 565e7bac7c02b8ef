import { describe, expect, jest, test } from '@jest/globals';
import type { Language } from '@sytno/domain';
import {
  refused,
  renderOnStand,
  screen,
  userEvent,
  waitFor,
  within,
  type FakeAnswers,
} from '@sytno/kit/stand';
import { en } from '../texts/en';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import { ReleasesPage } from './ReleasesPage';
import type { Overview, Release, SectionReleases } from './releases.queries';

const TEXTS = { uk, ru, en };
const AT = '2026-11-20T10:00:00.000Z';
const ID = '3f1c7c1e-5b0a-4a52-9a44-0c2f7d6a1111';

const release = (version: string, given: Partial<Release> = {}): Release => ({
  version,
  source: 'team',
  publishedAt: AT,
  publishedBy: 'Команда рецептів',
  endedAt: null,
  bytes: 204_800,
  api: '1.0',
  faults: [],
  ...given,
});

const recipes: SectionReleases = {
  section: 'recipes',
  revision: 7,
  live: '0.2.0',
  previous: '0.1.0',
  trial: null,
  pinned: false,
  changedAt: AT,
  releases: [
    release('0.4.0', { faults: [{ fault: 'api', detail: '1.9' }] }),
    release('0.3.0'),
    release('0.2.0', { source: 'build', publishedBy: null, bytes: 0 }),
    release('0.1.0', { endedAt: AT }),
  ],
  failures: [
    {
      version: '0.2.0',
      phase: 'chunk',
      type: 'timeout',
      count: 12,
      firstAt: AT,
      lastAt: AT,
      browsers: [
        { browser: 'safari', count: 8 },
        { browser: 'other', count: 4 },
      ],
      last: { code: null, path: '/mfe/recipes/0.2.0/section.js', httpStatus: 503, shell: '0.1.0-s' },
    },
  ],
  tokens: [{ id: ID, label: 'Команда рецептів', createdAt: AT, usedAt: null }],
};
const quiet = (section: SectionReleases['section']): SectionReleases => ({
  ...recipes,
  section,
  releases: [],
  failures: [],
  tokens: [],
  live: null,
  previous: null,
  changedAt: null,
});
const overview = (given: Partial<SectionReleases> = {}): Overview => ({
  api: '1.1',
  contract: 1,
  shell: '0.1.0-s',
  override: false,
  sections: [{ ...recipes, ...given }, quiet('grocery')],
});

function open(
  given: Partial<SectionReleases> = {},
  more: FakeAnswers = {},
  lng: Language = 'uk',
  query = '?section=recipes',
) {
  const answers: FakeAnswers = { 'platform.sections.overview': () => overview(given), ...more };
  return renderOnStand(<ReleasesPage lng={lng} />, {
    lng,
    path: `/${lng}/user/admin/releases${query}`,
    texts: { account: TEXTS[lng] },
    answers,
  });
}
/** A call that is told what it was asked. */
const heard = (answer: unknown = { ...stateOf(recipes), revision: 8 }) => {
  const asked = jest.fn<(input: unknown) => void>();
  return {
    asked,
    call: (input: never) => {
      asked(input);
      return answer;
    },
  };
};
const stateOf = ({ releases: _, failures: __, tokens: ___, ...state }: SectionReleases) => state;
const button = (name: string) => screen.getByRole('button', { name });
const row = (version: string) => {
  const panel = within(screen.getByRole('tabpanel'));
  return within(panel.getByText(version).closest('li') as HTMLElement);
};

describe('the releases of a section', () => {
  test.each(['uk', 'ru', 'en'] as const)('stand with what each is, in %s', async (lng) => {
    open({}, {}, lng);
    const words = TEXTS[lng].releases;
    expect(await screen.findByRole('heading', { level: 2, name: words.names.recipes })).toBeTruthy();
    expect(row('0.2.0').getByText(words.status.live)).toBeTruthy();
    expect(row('0.1.0').getByText(words.status.previous)).toBeTruthy();
    expect(row('0.4.0').getByText(words.status.refused)).toBeTruthy();
    expect(row('0.4.0').queryByRole('button')).toBeNull();
    expect(row('0.2.0').queryByRole('button')).toBeNull();
    expect(document.body.textContent).not.toMatch(/\{\{|releases\./);
  });

  test('are made live after asking, at the revision that was seen', async () => {
    const { asked, call } = heard();
    open({}, { 'platform.sections.activate': call });
    await screen.findByText('0.3.0');
    await userEvent.click(row('0.3.0').getByRole('button', { name: uk.releases.activate }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: uk.releases.activate }));
    expect(await screen.findByText(uk.releases.done.activate)).toBeTruthy();
    expect(asked.mock.calls).toEqual([
      [{ section: 'recipes', version: '0.3.0', share: 100, expectedRevision: 7 }],
    ]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('go to a share of people, which is a whole number', async () => {
    const { asked, call } = heard();
    open({}, { 'platform.sections.activate': call });
    await screen.findByText('0.3.0');
    await userEvent.click(row('0.3.0').getByRole('button', { name: uk.releases.toSome }));
    const field = await screen.findByRole('textbox', { name: uk.releases.share });
    await userEvent.clear(field);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: uk.releases.toSome }));
    expect(asked).not.toHaveBeenCalled();
    expect(dialog.getByText(uk.releases.shareFault)).toBeTruthy();
    await userEvent.type(field, '25');
    await userEvent.click(dialog.getByRole('button', { name: uk.releases.toSome }));
    await waitFor(() => expect(asked.mock.calls[0]).toMatchObject([{ version: '0.3.0', share: 25 }]));
  });

  test('go back to the one before; a trial is ended instead', async () => {
    const { asked, call } = heard();
    const { unmount } = open({}, { 'platform.sections.rollback': call });
    await userEvent.click(await screen.findByRole('button', { name: uk.releases.rollback }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText('Працюватиме 0.1.0.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: uk.releases.rollback }));
    await waitFor(() => expect(asked.mock.calls).toEqual([[{ section: 'recipes', expectedRevision: 7 }]]));
    unmount();
    open({ trial: { version: '0.3.0', share: 10 } });
    await userEvent.click(await screen.findByRole('button', { name: uk.releases.endTrial }));
    expect(screen.getByText('Випуск 0.3.0 більше ніхто не отримає.')).toBeTruthy();
  });

  test('are not moved while the section is pinned', async () => {
    const { asked, call } = heard();
    open({ pinned: true }, { 'platform.sections.pin': call });
    expect(await screen.findByRole('button', { name: uk.releases.unpin })).toBeTruthy();
    expect(screen.queryByRole('button', { name: uk.releases.rollback })).toBeNull();
    expect(row('0.3.0').queryByRole('button')).toBeNull();
    await userEvent.click(button(uk.releases.unpin));
    await waitFor(() =>
      expect(asked.mock.calls).toEqual([[{ section: 'recipes', pinned: false, expectedRevision: 7 }]]),
    );
  });

  test('that somebody else moved meanwhile are looked at anew', async () => {
    const looked = jest.fn();
    open(
      {},
      {
        'platform.sections.overview': () => {
          looked();
          return overview();
        },
        'platform.sections.pin': () => {
          throw refused('CONFLICT');
        },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: uk.releases.pin }));
    expect(await screen.findByText(/Тим часом це змінили/)).toBeTruthy();
    await waitFor(() => expect(looked).toHaveBeenCalledTimes(2));
  });
});

describe('what failed', () => {
  test('stands with how often, since when and in which browsers, and is taken off the list', async () => {
    const { asked, call } = heard({ done: true });
    open({}, { 'platform.sections.forget': call });
    await userEvent.click(await screen.findByRole('tab', { name: `${uk.releases.tabs.failures} 12` }));
    const item = within(screen.getByText(uk.releases.phases.chunk).closest('li') as HTMLElement);
    for (const words of ['12 разів', 'Safari 8', 'Інший браузер 4', '/mfe/recipes/0.2.0/section.js · 503']) {
      expect(item.getByText(words)).toBeTruthy();
    }
    await userEvent.click(button(uk.releases.forget));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: uk.releases.forget }));
    await waitFor(() => expect(asked.mock.calls).toEqual([[{ section: 'recipes' }]]));
  });

  test('is nothing where nothing did', async () => {
    open({ failures: [] });
    await userEvent.click(await screen.findByRole('tab', { name: uk.releases.tabs.failures }));
    expect(screen.getByText(uk.releases.noFailures)).toBeTruthy();
  });
});

describe('tokens', () => {
  test('are made for a label, and their secret is shown this once', async () => {
    const { asked, call } = heard({ id: ID, label: 'Нова', createdAt: AT, usedAt: null, secret: 's3cret' });
    open({}, { 'platform.sections.giveToken': call });
    await userEvent.click(await screen.findByRole('tab', { name: `${uk.releases.tabs.tokens} 1` }));
    await userEvent.click(button(uk.releases.giveToken));
    expect(asked).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: uk.releases.tokenLabel }), ' Нова ');
    await userEvent.click(button(uk.releases.giveToken));
    expect(await screen.findByText('s3cret')).toBeTruthy();
    expect(asked.mock.calls).toEqual([[{ section: 'recipes', label: 'Нова' }]]);
  });

  test('are taken back after asking', async () => {
    const { asked, call } = heard({ done: true });
    open({}, { 'platform.sections.takeToken': call });
    await userEvent.click(await screen.findByRole('tab', { name: `${uk.releases.tabs.tokens} 1` }));
    await userEvent.click(button(uk.releases.takeToken));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: uk.releases.takeToken }));
    await waitFor(() => expect(asked.mock.calls).toEqual([[{ section: 'recipes', id: ID }]]));
  });
});

describe('the page', () => {
  test('leads from the list to a section', async () => {
    open({}, {}, 'uk', '');
    expect(await screen.findByText(uk.releases.choose)).toBeTruthy();
    const list = within(screen.getByRole('list', { name: uk.releases.sections }));
    expect(list.getByRole('link', { name: /Рецепти.*0\.2\.0.*12 збоїв/ })).toBeTruthy();
    await userEvent.click(list.getByRole('link', { name: /Список покупок/ }));
    expect(await screen.findByText(uk.releases.none)).toBeTruthy();
  });

  test('turns the development of sections on', async () => {
    const { asked, call } = heard({ allowed: true });
    open({}, { 'platform.sections.override': call });
    await userEvent.click(await screen.findByRole('switch', { name: /Розробка в цьому браузері/ }));
    await waitFor(() => expect(asked.mock.calls).toEqual([[{ allowed: true }]]));
  });

  test('says when there is no network', async () => {
    open(
      {},
      {
        'platform.sections.overview': () => {
          throw new TypeError('Failed to fetch');
        },
      },
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Немає зв’язку');
  });
});
