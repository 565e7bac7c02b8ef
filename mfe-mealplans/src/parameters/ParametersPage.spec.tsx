import { beforeEach, describe, expect, test } from '@jest/globals';
import { HEALTH_CONSENT_VERSION } from '@sytno/domain';
import {
  refused,
  renderOnStand,
  screen,
  userEvent,
  waitFor,
  within,
  type FakeAnswers,
} from '@sytno/kit/stand';
import { MenuExample } from '../menu/testing/menu-example';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import { ParametersPage } from './ParametersPage';
// Loaded before, so that nothing waits for a file.
import './Dislikes';
import { ParametersExample, someParameters } from './testing/parameters-example';

let plan: ParametersExample;
beforeEach(() => {
  plan = new ParametersExample(
    someParameters({
      health: {
        allergens: ['milk'],
        diet: 'any',
        consentVersion: HEALTH_CONSENT_VERSION,
        consentAt: '2026-11-28T08:00:00.000Z',
      },
      disliked: [{ id: 'dill', name: 'кріп', icon: 'herb' }],
      minutes: [15, 20, 30, 30, 30, null, null],
    }),
  );
});

const open = (more: FakeAnswers = {}, lng: 'uk' | 'ru' = 'uk') =>
  renderOnStand(<ParametersPage lng={lng} />, {
    lng,
    texts: { mealplans: { uk, ru }[lng] },
    answers: { ...new MenuExample([]).answers, ...plan.answers, ...more },
  });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const save = async (name: string) =>
  userEvent.click((await card(name)).getByRole('button', { name: 'Зберегти' }));

describe('the parameters of a plan', () => {
  test('show what was said, and store each card by itself', async () => {
    open();
    const time = await card('Час і прийоми їжі');
    expect(time.getByLabelText<HTMLSelectElement>('понеділок').value).toBe('15');
    await userEvent.click(time.getByRole('button', { name: 'Перекус' }));
    expect(time.getByRole('status').textContent).toBe('Є незбережені зміни');
    await save('Час і прийоми їжі');
    await waitFor(() =>
      expect(plan.changes).toEqual([
        {
          minutes: [15, 20, 30, 30, 30, null, null],
          mealTypes: ['breakfast', 'dinner', 'afternoon-snack', 'supper'],
        },
      ]),
    );
  });

  test('forget allergies and diet when the consent is withdrawn', async () => {
    open();
    const health = await card('Алергії, харчування, смаки');
    expect(health.getByRole('button', { name: 'молоко' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(health.getByRole('checkbox'));
    expect(health.queryByRole('button', { name: 'молоко' })).toBeNull();
    await save('Алергії, харчування, смаки');
    await waitFor(() => expect(plan.changes).toEqual([{ disliked: ['dill'], healthConsent: null }]));
    expect(plan.parameters.health).toBeNull();
  });

  test('find a food by its name, and take one off', async () => {
    open();
    const health = await card('Алергії, харчування, смаки');
    await userEvent.click(await health.findByRole('button', { name: 'Прибрати: кріп' }));
    await userEvent.type(health.getByRole('combobox'), 'крі');
    await userEvent.click(await screen.findByRole('option', { name: 'кріп' }));
    expect(await health.findByRole('button', { name: 'Прибрати: кріп' })).toBeTruthy();
  });

  test('want at least one meal', async () => {
    open();
    const time = await card('Час і прийоми їжі');
    for (const meal of Object.values(uk.mealTypes)) {
      await userEvent.click(time.getByRole('button', { name: meal }));
    }
    expect(time.getByRole('alert').textContent).toContain('Виберіть хоча б один прийом їжі');
    await save('Час і прийоми їжі');
    expect(plan.changes).toEqual([]);
  });

  test('open the first run again', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Почати спочатку' }));
    await waitFor(() => expect(plan.changes).toEqual([{ firstRunFinished: false }]));
  });

  test('that do not come are told, with a way to ask again', async () => {
    open(
      {
        'mealplans.parameters.get': () => {
          throw refused('UNAVAILABLE', 'ru');
        },
      },
      'ru',
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Сервис сейчас перегружен');
  });
});
