import { describe, expect, test } from '@jest/globals';
import { errorText } from '@sytno/contract';
import {
  refused,
  renderOnStand,
  screen,
  userEvent,
  waitFor,
  within,
  type FakeAnswers,
} from '@sytno/kit/stand';
import { PLAN_TEXTS } from '../parameters/plan-texts';
import { en } from '../texts/plan.en';
import { uk } from '../texts/plan.uk';
import { CalendarPart } from './CalendarPart';

/** A server with one link in its memory. */
function aServer() {
  let made = 0;
  let url: string | null = null;
  const link = () => ({ url, createdAt: url && '2026-11-29T08:00:00.000Z' });
  const answers: FakeAnswers = {
    'mealplans.calendar.get': link,
    'mealplans.calendar.create': () => {
      url = `https://sytno.test/calendar/${String((made += 1))}.ics`;
      return link();
    },
    'mealplans.calendar.revoke': () => {
      url = null;
      return { done: true };
    },
  };
  return answers;
}
const open = (answers: FakeAnswers, lng: 'uk' | 'en' = 'uk') =>
  renderOnStand(<CalendarPart lng={lng} />, { lng, texts: { [PLAN_TEXTS]: { uk, en }[lng] }, answers });
const address = async () => (await screen.findByLabelText<HTMLInputElement>('Адреса для календаря')).value;

describe('the calendar link', () => {
  test('is made, made anew after a question, and ended after another', async () => {
    open(aServer());
    await userEvent.click(await screen.findByRole('button', { name: 'Створити посилання' }));
    expect(await address()).toBe('https://sytno.test/calendar/1.ics');
    expect(screen.getByRole('link', { name: 'Відкрити в календарі' }).getAttribute('href')).toBe(
      'webcal://sytno.test/calendar/1.ics',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Нове посилання' }));
    const renew = within(await screen.findByRole('alertdialog', { name: 'Створити нове посилання?' }));
    await userEvent.click(renew.getByRole('button', { name: 'Нове посилання' }));
    await waitFor(async () => expect(await address()).toBe('https://sytno.test/calendar/2.ics'));
    await userEvent.click(screen.getByRole('button', { name: 'Вимкнути' }));
    const end = within(await screen.findByRole('alertdialog', { name: 'Вимкнути посилання?' }));
    await userEvent.click(end.getByRole('button', { name: 'Вимкнути' }));
    expect(await screen.findByText('Посилання ще немає.')).toBeTruthy();
  });

  test('that cannot be made is told, and can be tried again', async () => {
    open(
      {
        ...aServer(),
        'mealplans.calendar.create': () => {
          throw refused('UNAVAILABLE', 'en');
        },
      },
      'en',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Make a link' }));
    expect(await screen.findByText(errorText('UNAVAILABLE', 'en'))).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Make a link' })).toBeTruthy();
  });
});
