import { expect, test } from '@jest/globals';
import { renderOnStand, screen } from '@sytno/kit/stand';
import { ADMIN_TEXTS } from '../admin/admin-texts';
import type { Place } from '../admin/use-place';
import { uk as admin } from '../texts/admin.uk';
import { uk } from '../texts/uk';
import type { ImportSites } from './import.queries';
import { SitesView } from './SitesView';

const SITE = {
  all: 4,
  read: 2,
  partial: 1,
  blocked: 1,
  none: 0,
  other: 0,
  lastAt: '2026-11-20T10:00:00.000Z',
};

function open(search: string, sites: Partial<ImportSites>) {
  const place: Place<'search'> = { at: { search }, page: 1, go: () => undefined, queryOf: () => '' };
  renderOnStand(<SitesView place={place} lng="uk" />, {
    path: '/uk/user/admin/catalogue?table=imports',
    answers: { 'recipes.import.sites': () => ({ items: [], count: 0, all: 0, read: 0, ...sites }) },
    texts: { recipes: uk, [ADMIN_TEXTS]: admin },
  });
}

test('each site says how well it was read', async () => {
  open('', { items: [{ host: 'смачно.укр', ...SITE }], count: 1, all: 4, read: 2 });
  expect(await screen.findByRole('row', { name: /смачно\.укр 75/ })).toBeTruthy();
  expect(screen.getByText(/^За 30 днів 4 імпорти, цілком прочитано 50/)).toBeTruthy();
});

test.each([
  ['', 'Ще нічого не імпортували'],
  ['kuhnia', 'Такого сайту немає'],
])('nothing to show says why: “%s”', async (search, title) => {
  open(search, {});
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});
