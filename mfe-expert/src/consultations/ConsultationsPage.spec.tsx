import { describe, expect, test } from '@jest/globals';
import { addDays, dayAt, instantAt, minutesAfter } from '@sytno/domain';
import { now } from '@sytno/kit';
import { Route, Routes } from '@sytno/kit/router';
import {
  refused,
  renderOnStand,
  screen,
  userEvent,
  waitFor,
  within,
  type FakeAnswers,
} from '@sytno/kit/stand';
import { en } from '../texts/consultations.en';
import { uk } from '../texts/consultations.uk';
import { ConsultationPage } from './ConsultationPage';
import { ConsultationsPage } from './ConsultationsPage';
import { CONSULTATION_TEXTS } from './consultation-texts';
import type { ClientConsultation, Consulting, LedConsultation, Times } from './consultations.queries';

const id = (n: number) => `11111111-1111-4111-8111-${String(n).padStart(12, '0')}`;
const KYIV = 'Europe/Kyiv';
const BERLIN = 'Europe/Berlin';
const DAY = addDays(dayAt(now(), KYIV), 4);
const STARTS = instantAt(DAY, '10:00', KYIV);
const ENDS = minutesAfter(STARTS, 45);
const LATER = instantAt(DAY, '11:00', KYIV);
const EXPERT = { id: id(2), name: 'Ірина', kind: 'nutritionist' as const, checked: true, photo: null };
const TIMES: Times = {
  ...{ expert: EXPERT, active: true, audience: 'led', may: true, mine: false },
  ...{ about: '45 хвилин', limitHours: 24, expertZone: BERLIN, zone: KYIV },
  items: [
    { startsAt: STARTS, endsAt: ENDS },
    { startsAt: LATER, endsAt: minutesAfter(LATER, 45) },
  ],
  next: null,
  booked: 0,
};
const MEASURED = { weight: 72.5, height: null, waist: null, hips: null, chest: null };
const COMMON = {
  ...{ id: id(1), state: 'booked' as const, startsAt: STARTS, endsAt: ENDS, version: 3, limitHours: 24 },
  ...{ place: 'Відеодзвінок', question: 'Як готувати на тиждень?', cancelled: null, others: [] },
  record: { measurements: MEASURED, goals: 'Їсти вдома', plan: '', conclusion: '' },
  documents: [
    {
      id: id(5),
      name: 'Аналізи.pdf',
      kind: 'pdf' as const,
      bytes: 20_480,
      by: 'client' as const,
      at: STARTS,
    },
    {
      id: id(6),
      name: 'Тарілка.jpg',
      kind: 'picture' as const,
      bytes: 40_960,
      by: 'expert' as const,
      at: STARTS,
    },
  ],
};
const OWN: ClientConsultation = {
  ...COMMON,
  ...{ expert: EXPERT, expertZone: BERLIN, zone: KYIV, measuring: STARTS, changeable: true },
};
const LED: LedConsultation = {
  ...COMMON,
  ...{ expertId: id(2), client: { name: 'Анна', avatar: null, hidesNumbers: true } },
  ...{ clientZone: KYIV, zone: KYIV, measuring: true, privateNote: 'Мало спить', begun: true, active: true },
};
const CONSULTING: Consulting = {
  ...{ id: id(2), kind: 'nutritionist', active: true, version: 1, audience: 'led', limitHours: 24 },
  ...{ about: '', place: '', timeZone: KYIV },
  offers: [
    {
      ...{ id: id(7), day: addDays(DAY, -28), weekly: true, until: null, from: '10:00', to: '12:00' },
      ...{ minutes: 45, timeZone: BERLIN, skipped: [] },
    },
  ],
};
const listOf = (given: object = {}) => ({ items: [], count: 0, kind: null, zone: KYIV, ...given });

function open(answers: FakeAnswers, at = 'consultations', lng: 'uk' | 'en' = 'uk') {
  renderOnStand(
    <Routes>
      <Route path="/:lng/user/consultations" element={<ConsultationsPage lng={lng} />} />
      <Route path="/:lng/user/consultations/:id" element={<ConsultationPage lng={lng} />} />
      <Route path="*" element={<p>Інша сторінка</p>} />
    </Routes>,
    { lng, path: `/${lng}/user/${at}`, texts: { [CONSULTATION_TEXTS]: { uk, en }[lng] }, answers },
  );
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const pressIn = async (name: string | RegExp) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

describe('consultations', () => {
  test('of nobody yet say how one comes to them; one’s own are told by both clocks', async () => {
    open({ 'expert.consultations.list': () => listOf() });
    expect(await screen.findByText('Попереду немає консультацій')).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByRole('note').textContent).toContain('не медична порада');
  });

  test('of an expert are three views, and his times can be offered, left out and removed', async () => {
    const said: Record<string, unknown>[] = [];
    const keep = (answer: unknown) => (input: Record<string, unknown>) => {
      said.push(input);
      return answer;
    };
    open({
      'expert.consultations.list': ({ side }: { side: string }) =>
        side === 'client'
          ? listOf({ kind: 'nutritionist' })
          : listOf({
              ...{ kind: 'nutritionist', count: 1 },
              items: [
                {
                  ...{ id: id(1), state: 'booked', startsAt: STARTS, endsAt: ENDS, side: 'expert' },
                  other: { name: 'Анна', avatar: null },
                  timeZone: BERLIN,
                },
              ],
            }),
      'expert.consultations.consulting': () => CONSULTING,
      'expert.consultations.offer': keep(CONSULTING),
      'expert.consultations.skip': keep(CONSULTING),
      'expert.consultations.removeOffer': keep({ done: true }),
      'expert.consultations.save': keep(CONSULTING),
    });
    const row = await screen.findByRole('link', { name: /Анна/ });
    expect(row.textContent).toMatch(/10:00 – 10:45.*У клієнта: .*09:00/);
    expect(row.getAttribute('href')).toContain('side=expert');
    await userEvent.click(screen.getByRole('tab', { name: 'Ваші часи' }));
    expect(await screen.findByText(/Години .*центральноєвропейськ/)).toBeTruthy();
    await press('Пропустити день');
    await userEvent.click(screen.getAllByRole('button', { name: 'Не того дня' })[0] as HTMLElement);
    await waitFor(() => expect(said.at(-1)).toMatchObject({ id: id(7), skipped: true }));
    await press(/Прибрати часи/);
    await press('Запропонувати часи');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'До' }), '10:30');
    await pressIn('Запропонувати');
    expect(screen.getByText('Тут не вміщується жодної консультації.')).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'До' }), '11:30');
    await userEvent.click(screen.getByRole('checkbox', { name: /щотижня/ }));
    await pressIn('Запропонувати');
    await waitFor(() =>
      expect(said.at(-1)).toMatchObject({
        weekly: true,
        until: null,
        from: '10:00',
        to: '11:30',
        minutes: 45,
      }),
    );
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Кого ви консультуєте' }),
      'everybody',
    );
    await press('Зберегти');
    await waitFor(() => expect(said.at(-1)).toMatchObject({ version: 1, audience: 'everybody' }));
  });
});

describe('booking', () => {
  const at = `consultations?expert=${id(2)}`;

  test('names both zones, wants a time, and says when somebody was faster', async () => {
    const asked: unknown[] = [];
    open(
      {
        'expert.consultations.times': () => TIMES,
        'expert.consultations.book': (input) => {
          asked.push(input);
          if (asked.length === 1) throw refused('TIME_TAKEN', 'uk');
          return OWN;
        },
        'expert.consultations.get': () => OWN,
      },
      at,
    );
    expect(await screen.findByText(/це ваш пояс.*центральноєвропейськ/)).toBeTruthy();
    await press('Записатися');
    expect(screen.getByText('Спершу оберіть час.')).toBeTruthy();
    await press(/10:00 – 10:45.*у фахівця 09:00/);
    await userEvent.type(screen.getByRole('textbox'), 'Обіди');
    await press('Записатися');
    expect(await screen.findByText(/уже не вільний/)).toBeTruthy();
    await press(/11:00 – 11:45/);
    const box = screen.getByRole('checkbox', { name: /мої виміри/ });
    expect((box as HTMLInputElement).checked).toBe(false);
    await userEvent.click(box);
    await press('Записатися');
    expect(await screen.findByRole('heading', { name: 'Консультація: Ірина' })).toBeTruthy();
    expect(asked).toEqual([
      { id: id(2), startsAt: STARTS, question: 'Обіди', measuring: false },
      { id: id(2), startsAt: LATER, question: 'Обіди', measuring: true },
    ]);
  });

  test('of a time that is near says before that it cannot be changed alone', async () => {
    open({ 'expert.consultations.times': () => ({ ...TIMES, limitHours: 168 }) }, at);
    await press(/10:00 – 10:45/);
    expect(await screen.findByText(/самі ви його не перенесете/)).toBeTruthy();
    await press(/10:00 – 10:45/);
    expect(await screen.findByText(/не пізніше ніж за 168 годин/)).toBeTruthy();
  });

  test.each([
    [
      'is for whom the expert consults',
      { may: false, items: [] },
      'Консультує тих, хто в його курсах і групах',
    ],
    ['stops with the expert’s days', { active: false, items: [] }, 'Зараз фахівець не консультує'],
    ['is none with oneself', { mine: true, may: false }, 'Це ваші часи'],
    ['has nothing free', { items: [] }, 'У ці два тижні вільних часів немає.'],
  ])('%s', async (_, given, words) => {
    open({ 'expert.consultations.times': () => ({ ...TIMES, ...given }) }, at);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('a consultation', () => {
  const at = `consultations/${id(1)}`;

  test('to its client has the record without a private part, and is moved and cancelled', async () => {
    const said: unknown[] = [];
    open(
      {
        'expert.consultations.get': () => OWN,
        'expert.consultations.times': () => ({ ...TIMES, items: TIMES.items.slice(1) }),
        'expert.consultations.move': (input) => {
          said.push(input);
          return { done: true };
        },
        'expert.consultations.cancel': (input) => {
          said.push(input);
          return { done: true };
        },
        'expert.consultations.measure': (input) => {
          said.push(input);
          return OWN;
        },
      },
      at,
    );
    expect(await screen.findByText('72,5 кг')).toBeTruthy();
    expect(screen.getByText('Їсти вдома')).toBeTruthy();
    expect(screen.getByText('Де: Відеодзвінок')).toBeTruthy();
    expect(screen.queryByText(/Нотатки лише для вас/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Прибрати: Тарілка.jpg' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Прибрати: Аналізи.pdf' })).toBeTruthy();
    await press('Перенести');
    await userEvent.click(
      await within(screen.getByRole('dialog')).findByRole('button', { name: /11:00 – 11:45/ }),
    );
    await pressIn(/Перенести на/);
    await waitFor(() => expect(said).toEqual([{ id: id(1), startsAt: LATER }]));
    await press('Скасувати консультацію');
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Скасувати консультацію' }),
    );
    await waitFor(() => expect(said.at(-1)).toEqual({ id: id(1) }));
    await userEvent.click(await screen.findByRole('switch', { name: /мої виміри/ }));
    await waitFor(() => expect(said.at(-1)).toEqual({ id: id(1), given: false }));
  });

  test('that begins soon is changed with the expert alone; one that was cancelled says why', async () => {
    open(
      {
        'expert.consultations.get': () => ({
          ...OWN,
          changeable: false,
          cancelled: { by: 'expert', reason: 'Хворію' },
        }),
      },
      at,
    );
    expect(await screen.findByText(/самостійно вже пізно/)).toBeTruthy();
    expect(screen.getByText('Причина: Хворію')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Перенести' })).toBeNull();
  });

  test('to its expert has its steps and a private note, and is concluded with a conclusion', async () => {
    const said: Record<string, unknown>[] = [];
    open(
      {
        'expert.consultations.record': () => LED,
        'expert.consultations.saveRecord': (input: Record<string, unknown>) => {
          said.push(input);
          return { ...LED, version: 4 };
        },
        'expert.consultations.conclude': (input: Record<string, unknown>) => {
          said.push(input);
          return { ...LED, version: 5, state: 'concluded' };
        },
      },
      `${at}?side=expert`,
    );
    expect(await screen.findByText('Ховає числа')).toBeTruthy();
    expect(screen.getByText('Як готувати на тиждень?')).toBeTruthy();
    expect(screen.getByDisplayValue('Мало спить')).toBeTruthy();
    await press('Завершити консультацію');
    expect(screen.getByText('Щоб завершити, запишіть висновок.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Висновок' }), 'Два супи');
    await press('Завершити консультацію');
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Завершити консультацію' }),
    );
    await waitFor(() => expect(said).toHaveLength(2));
    expect(said).toEqual([
      expect.objectContaining({ version: 3, conclusion: 'Два супи', privateNote: 'Мало спить' }),
      { id: id(1), version: 4 },
    ]);
  });

  test('is cancelled by its expert with a reason', async () => {
    const said: unknown[] = [];
    open(
      {
        'expert.consultations.record': () => ({ ...LED, begun: false }),
        'expert.consultations.cancel': (input) => {
          said.push(input);
          return { done: true };
        },
      },
      `${at}?side=expert`,
      'en',
    );
    await press('Cancel the consultation');
    await pressIn('Cancel the consultation');
    expect(screen.getByText('Fill this in.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Why' }), 'I am ill');
    await pressIn('Cancel the consultation');
    await waitFor(() => expect(said).toEqual([{ id: id(1), reason: 'I am ill' }]));
    expect(screen.getByText('It can be concluded once it has begun.')).toBeTruthy();
  });

  test('that is nobody’s of these two is not there', async () => {
    const gone = () => {
      throw refused('NOT_FOUND', 'uk');
    };
    open({ 'expert.consultations.get': gone, 'expert.consultations.record': gone }, at);
    expect(await screen.findByText('Тут немає консультації')).toBeTruthy();
  });
});
