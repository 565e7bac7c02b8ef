import { expect, test } from '@jest/globals';
import { now } from '@sytno/kit';
import { useLocation } from '@sytno/kit/router';
import { renderOnStand, screen, userEvent, waitFor, within, type FakeAnswers } from '@sytno/kit/stand';
import { DESK_TEXTS } from '../desk-words';
import { uk as account } from '../texts/uk';
import { uk } from '../texts/desk.uk';
import { AuditPage } from './AuditPage';
import type { Deed } from './desk.queries';
import { deedWords, thingWords } from './deed.words';

const ID = '5a000000-0000-4000-8000-000000000001';
const deed: Deed = {
  id: ID,
  at: now(),
  actorId: ID,
  actorName: 'Олена',
  action: 'days.give',
  thingKind: 'person',
  thingId: ID,
  details: { days: 5, reason: '<b>Вибачення</b>' },
};

function Address() {
  return <output data-testid="address">{useLocation().search}</output>;
}

const open = (answers: FakeAnswers, query = '') =>
  renderOnStand(
    <>
      <AuditPage lng="uk" />
      <Address />
    </>,
    { path: `/uk/user/admin/audit${query}`, texts: { account, [DESK_TEXTS]: uk }, answers },
  );

test('the log says who did what to whom, and is searched by its address', async () => {
  const asked: unknown[] = [];
  open(
    {
      'account.administration.audit': (input: object) => {
        asked.push(input);
        const server: Deed = {
          ...deed,
          id: ID.replace(/1$/, '2'),
          actorId: null,
          actorName: '',
          action: 'odd.deed',
        };
        return { items: [deed, server], count: 45 };
      },
    },
    '?search=days&from=2026-11-01&to=nonsense',
  );
  const [first, second] = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(first?.textContent).toMatch(/Додано або знято дні.*Олена.*людина.*днів5пояснення<b>Вибачення<\/b>/);
  expect(within(first!).getByRole('link').getAttribute('href')).toBe(`/uk/user/admin/users?person=${ID}`);
  expect(second?.textContent).toMatch(/odd\.deed.*сервер/);
  expect(asked).toEqual([{ search: 'days', page: 1, pageSize: 20, from: '2026-11-01' }]);
  const field = screen.getByRole('searchbox');
  await userEvent.clear(field);
  await userEvent.type(field, '  борщ ');
  await userEvent.click(screen.getByRole('button', { name: uk.audit.find }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'борщ', from: '2026-11-01' }));
  expect(screen.getByTestId('address').textContent).toContain('from=2026-11-01');
});

test('a log without what is looked for says so', async () => {
  open({ 'account.administration.audit': () => ({ items: [], count: 0 }) }, '?search=nothing');
  expect(await screen.findByText(uk.audit.none)).toBeTruthy();
});

test.each([
  ['food.save', 'Ingredient changed'],
  ['food.save.undo', 'Ingredient changed (taken back)'],
  ['constructor', 'constructor'],
  ['something.new', 'something.new'],
])('%s is “%s”', (action, words) => {
  expect(deedWords(action, 'en')).toBe(words);
  expect(thingWords(action, 'en')).toBe(action);
});
