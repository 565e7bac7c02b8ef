import { addDays, dayAt, freeTimes, instantAt, mondayOf, quartersOf, type Span } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { DAY, MINUTE, now, plus } from '../../platform/time/clock';
import { NOT_MEASURED } from './consultation-shapes';
import { Consultation, Consulting, Offer, Taken } from './consultation.entity';

const CONSULTING = {
  version: 1,
  audience: 'led' as const,
  limitHours: 24,
  about:
    '45 хвилин відеодзвінком: дивимося на ваш тиждень і домовляємося про один-два кроки. Перша розмова входить у курс.',
  place: 'Відеодзвінок: https://meet.example/sytno-iryna',
};

const BEFORE = {
  question:
    'Увечері після роботи нічого не встигаю, і вдома все закінчується бутербродами. Як готувати на кілька днів?',
  measurements: { ...NOT_MEASURED, weight: 71.5, height: 168, waist: 82 },
  goals: 'Вечеряти вдома чотири дні на тиждень і не стояти біля плити щовечора.',
  plan: 'У неділю зварити суп на три дні й запекти овочі.\nУ середу дістати з морозилки підливу й зварити крупу.\nПерекус на п’яту годину: яблуко й горіхи.',
  conclusion:
    'Домовилися почати з двох заготовок на тиждень. Рахувати нічого не треба: відмічайте лише, чи була вечеря вдома. Побачимося за чотири тижні.',
  privateNote: 'Говорить про втому частіше, ніж про їжу. Наступного разу спитати про сон.',
};

const AHEAD =
  'Неділя з супом вдалася двічі з трьох. Хочу поговорити про обіди на роботі: там є лише мікрохвильовка.';
const AWAITS = {
  question: 'Чоловік їсть м’ясо щодня, а я майже ні. Як планувати вечері, щоб не готувати двічі?',
  goals: 'Одна вечеря для двох, без окремих каструль.',
  plan: 'Основа спільна: крупа, овочі, соус. М’ясо — окремою тарілкою.',
};
const OTHERS = 'Чи не забагато в мене хліба?';

/** Times of two weekdays, a consultation that was concluded, one that waits for that, and two that are booked. */
export async function fillConsultations(
  manager: EntityManager,
  demo: { expertId: string; clientId: string; otherId: string | undefined; timeZone: string },
): Promise<void> {
  const { expertId, clientId, otherId, timeZone } = demo;
  const at = now();
  const today = dayAt(at, timeZone);
  const monday = addDays(mondayOf(today), -28);
  await manager.insert(Consulting, { userId: expertId, ...CONSULTING });
  const times = { expertId, timeZone, until: null, weekly: true, minutes: 45, skipped: [], createdAt: at };
  const offers = [
    { id: randomUUID(), day: addDays(monday, 1), from: '17:00', to: '20:00', ...times },
    { id: randomUUID(), day: addDays(monday, 3), from: '10:00', to: '12:15', ...times },
    { id: randomUUID(), day: addDays(today, 9), from: '12:00', to: '13:30', ...times, weekly: false },
  ];
  await manager.insert(Offer, offers);
  const held = instantAt(addDays(today, -7), '17:00', timeZone);
  const past = { startsAt: held, endsAt: plus(held, 45 * MINUTE) };
  await manager.insert(Consultation, {
    ...rowOf({ expertId, clientId }, past),
    ...BEFORE,
    measuring: { at: plus(held, -5 * DAY), version: 'demo', language: 'uk' as const },
    ...{ state: 'concluded', version: 3, createdAt: plus(held, -5 * DAY), closedAt: past.endsAt },
    remindedAt: plus(held, -DAY),
  });
  if (otherId !== undefined) {
    const yesterday = instantAt(addDays(today, -1), '10:00', timeZone);
    const awaits = { startsAt: yesterday, endsAt: plus(yesterday, 45 * MINUTE) };
    const row = rowOf({ expertId, clientId: otherId }, awaits);
    await manager.insert(Consultation, { ...row, ...AWAITS, remindedAt: plus(yesterday, -DAY) });
  }
  const [first, , third] = freeTimes(offers, [], { startsAt: plus(at, 2 * DAY), endsAt: plus(at, 14 * DAY) });
  if (first && otherId !== undefined) await booked(manager, { expertId, clientId: otherId }, first, OTHERS);
  if (third) await booked(manager, { expertId, clientId }, third, AHEAD);
}

async function booked(
  manager: EntityManager,
  who: { expertId: string; clientId: string },
  span: Span,
  question: string,
): Promise<void> {
  const row = { ...rowOf(who, span), question };
  await manager.insert(Consultation, row);
  await manager.insert(
    Taken,
    quartersOf(span).map((quarter) => ({ expertId: who.expertId, quarter, consultationId: row.id })),
  );
}

const rowOf = (who: { expertId: string; clientId: string }, { startsAt, endsAt }: Span) => ({
  ...{ id: randomUUID(), ...who, startsAt, endsAt, limitHours: CONSULTING.limitHours },
  ...{
    state: 'booked' as const,
    sequence: 0,
    version: 1,
    question: '',
    measuring: null,
    measurements: NOT_MEASURED,
  },
  ...{ goals: '', plan: '', conclusion: '', privateNote: '', cancelledBy: null, reason: '' },
  ...{ createdAt: now(), closedAt: null, remindedAt: null },
});
