import { describe, expect, test } from '@jest/globals';
import { Route, Routes } from '@sytno/kit/router';
import { refused, renderOnStand, screen, userEvent, waitFor, type FakeAnswers } from '@sytno/kit/stand';
import { GROUP_TEXTS } from '../groups/group-texts';
import { en } from '../texts/groups.en';
import { uk } from '../texts/groups.uk';
import { ExpertPage } from './ExpertPage';
import type { ExpertInfo, OwnPractice } from './practice.queries';
import { WaitingPage } from './WaitingPage';

const ID = '11111111-1111-4111-8111-111111111111';
const AT = '2026-11-12T10:00:00.000Z';
const EXPERT: ExpertInfo = {
  ...{ id: ID, name: 'Ірина', kind: 'nutritionist', active: true, checkedAt: AT, photo: null, mine: false },
  specialities: ['family'],
  text: { language: 'uk', headline: 'Їжа для родини', about: 'Про мене' },
  review: null,
};
const OWN: OwnPractice = {
  ...{ id: ID, kind: 'nutritionist', active: true, version: 2, photo: null, specialities: ['family'] },
  texts: [{ language: 'uk', headline: 'Їжа для родини', about: '' }],
  proof: { state: 'none', about: '', reason: '', sentAt: null, checkedAt: null },
};

function open(answers: FakeAnswers, id: string, lng: 'uk' | 'en' = 'uk') {
  renderOnStand(
    <Routes>
      <Route path="/:lng/user/experts/:id" element={<ExpertPage lng={lng} />} />
    </Routes>,
    { lng, path: `/${lng}/user/experts/${id}`, texts: { [GROUP_TEXTS]: { uk, en }[lng] }, answers },
  );
}
const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
};

describe('an expert’s page', () => {
  test('says what he is, that his training was checked, and that it is no medical advice', async () => {
    open({ 'expert.practice.get': () => EXPERT }, ID, 'en');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ірина' })).toBeTruthy();
    expect(screen.getByText('Nutritionist')).toBeTruthy();
    expect(screen.getByText(/Training checked on/)).toBeTruthy();
    expect(screen.getByText('Food for a family')).toBeTruthy();
    expect(screen.getByRole('note').textContent).toContain('not medical advice');
  });

  test('is none for who is no expert', async () => {
    open(
      {
        'expert.practice.get': () => {
          throw refused('NOT_FOUND', 'uk');
        },
      },
      ID,
    );
    expect(await screen.findByText('Тут немає фахівця')).toBeTruthy();
  });

  test('shows an administrator the proof, which is checked, or returned with a reason', async () => {
    const said: unknown[] = [];
    open(
      {
        'expert.practice.get': () => ({
          ...EXPERT,
          checkedAt: null,
          review: { state: 'waiting', about: 'Диплом', sentAt: AT, reason: '' },
        }),
        'expert.practice.proof': () => ({ type: 'image/webp', base64: 'AAAA' }),
        'expert.practice.decide': (input) => {
          said.push(input);
          return { done: true };
        },
      },
      ID,
    );
    const image = await screen.findByRole('img', { name: 'Надісланий документ' });
    expect(image.getAttribute('src')).toBe('data:image/webp;base64,AAAA');
    await press('Повернути');
    expect(screen.getByText('Заповніть це поле.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Причина' }), 'Нечітко');
    await press('Повернути');
    await waitFor(() => expect(said).toEqual([{ id: ID, decision: 'return', reason: 'Нечітко' }]));
  });

  test('is written in up to three languages, and what was changed meanwhile is told', async () => {
    const said: unknown[] = [];
    open(
      {
        'expert.practice.own': () => OWN,
        'expert.practice.save': (input) => {
          said.push(input);
          throw refused('CONFLICT', 'uk', { current: { ...OWN, version: 3 } });
        },
      },
      'me',
    );
    const lines = await screen.findAllByRole('textbox', { name: 'Одним реченням' });
    await userEvent.type(lines[2] as HTMLElement, 'Food for a family');
    await press('Вегетаріанство');
    await press('Зберегти');
    await waitFor(() =>
      expect(said).toEqual([
        {
          ...{ version: 2, pictureId: null, specialities: ['family', 'vegetarian'] },
          texts: [
            { language: 'uk', headline: 'Їжа для родини', about: '' },
            { language: 'en', headline: 'Food for a family', about: '' },
          ],
        },
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Показати, що збережено' })).toBeTruthy();
  });

  test('tells whoever is no expert how to become one, and is read alone when days are over', async () => {
    open({ 'expert.practice.own': () => ({ ...OWN, kind: null, active: false }) }, 'me');
    expect(await screen.findByText('Станьте фахівцем')).toBeTruthy();
  });
});

test('proofs that wait lead to their experts', async () => {
  renderOnStand(<WaitingPage lng="uk" />, {
    lng: 'uk',
    path: '/uk/user/admin/experts',
    texts: { [GROUP_TEXTS]: uk },
    answers: {
      'expert.practice.waiting': () => ({
        items: [{ id: ID, name: 'Ірина', kind: 'food-consultant', about: 'Диплом', at: AT }],
        count: 1,
      }),
    },
  });
  const link = await screen.findByRole('link', { name: /Ірина/ });
  expect(link.getAttribute('href')).toBe(`/uk/user/experts/${ID}`);
});
