import { describe, expect, test } from '@jest/globals';
import { AD_PLACES, INITIAL_PROFILE, type Access } from '@sytno/domain';
import { profileAtom, useApi } from '@sytno/kit';
import { act, refused, renderOnStand, screen, userEvent, waitFor, type FakeAnswers } from '@sytno/kit/stand';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { AdRoom, PremiumOffer } from './FreeTier';
import { OFFER_WORDS } from './offer.words';

const ID = '5a000000-0000-4000-8000-000000000001';
const words = OFFER_WORDS.uk;

function Section({ question }: { question: Promise<string> | undefined }) {
  useQuery({ queryKey: ['page'], queryFn: () => question, enabled: question !== undefined });
  return <div data-section-ready />;
}

/** A page that stands, without questions of its own unless told. */
function As({ access, question }: { access: Access; question?: Promise<string> }) {
  const set = useSetAtom(profileAtom);
  useEffect(() => set({ ...INITIAL_PROFILE, access }), [access, set]);
  return (
    <>
      <Section question={question} />
      <AdRoom lng="uk" />
    </>
  );
}

const open = (access: Access, path: string, link = '/uk/price', question?: Promise<string>) => {
  const counted: unknown[] = [];
  const answers: FakeAnswers = {
    'account.ads.shown': () => ({
      items: AD_PLACES.map((place) => ({
        place,
        id: ID,
        title: 'Страви посту',
        text: 'Нові рецепти',
        button: 'Подивитися',
        link,
        photo: null,
      })),
    }),
    'account.ads.count': (input: object) => {
      counted.push(input);
      return { done: true };
    },
  };
  renderOnStand(<As access={access} {...(question && { question })} />, { path, answers });
  return counted;
};

describe('an own advertisement', () => {
  test('stands on the free tier and is counted once, and when it is opened', async () => {
    const counted = open('free', '/uk/user/dashboard');
    expect(await screen.findByRole('complementary', { name: words.ad })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Подивитися' }));
    await waitFor(() =>
      expect(counted).toEqual([
        { id: ID, what: 'shown' },
        { id: ID, what: 'opened' },
      ]),
    );
  });

  test('comes when the page has what it asked for', async () => {
    let resolve: (answer: string) => void = () => undefined;
    const promise = new Promise<string>((done) => {
      resolve = done;
    });
    const counted = open('free', '/uk/user/dashboard', '/uk/price', promise);
    await act(() => import('./AdSlot'));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(counted).toEqual([]);
    resolve('here');
    expect(await screen.findByRole('complementary', { name: words.ad })).toBeTruthy();
  });

  test('leads out in a tab of its own', async () => {
    open('free', '/uk/user/recipes', 'https://a.example/x');
    const link = await screen.findByRole('link', { name: 'Подивитися' });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });

  test.each([
    ['premium', '/uk/user/dashboard'],
    ['expert', '/uk/user/dashboard'],
    ['admin', '/uk/user/dashboard'],
    ['visitor', '/uk/user/dashboard'],
    ['free', `/uk/user/recipes/${ID}`],
    ['free', '/uk/user/grocerylist'],
    ['free', `/uk/user/grocerylist/${ID}`],
    ['free', '/uk/user/profile'],
  ] as const)('is not there for %s on %s', async (access, path) => {
    const counted = open(access, path);
    // What would come comes with this file.
    await act(() => import('./AdSlot'));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(counted).toEqual([]);
  });
});

function Deed() {
  const api = useApi();
  const { mutate } = useMutation({ mutationFn: () => api.account.subscription.startTrial() });
  return (
    <>
      <PremiumOffer lng="uk" />
      <input aria-label="text" defaultValue="" />
      <button type="button" onClick={() => mutate()}>
        do
      </button>
    </>
  );
}

test.each([
  ['PREMIUM_REQUIRED', words.premium.title],
  ['EXPERT_REQUIRED', words.expert.title],
] as const)('%s becomes an offer, and what was typed stays', async (code, title) => {
  renderOnStand(<Deed />, {
    answers: {
      'account.subscription.startTrial': () => {
        throw refused(code);
      },
    },
  });
  await userEvent.type(screen.getByRole('textbox'), 'моє');
  await userEvent.click(screen.getByRole('button', { name: 'do' }));
  expect(await screen.findByText(title)).toBeTruthy();
  await userEvent.click(screen.getByText(words.close));
  expect(screen.queryByText(title)).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('моє');
});
