import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Inputs, Outputs } from '@sytno/contract';
import { HEALTH_CONSENT_VERSION, type FirstRunAnswers } from '@sytno/domain';
import { refused, renderOnStand, screen, userEvent, waitFor, type FakeAnswers } from '@sytno/kit/stand';
import { MenuExample } from '../menu/testing/menu-example';
// Loaded before, so that nothing waits for a file.
import '../parameters/Dislikes';
import { ParametersExample, someParameters } from '../parameters/testing/parameters-example';
import { en } from '../texts/en';
import { uk } from '../texts/uk';
import { FirstRun } from './FirstRun';

type ProfileChange = Inputs['account']['profile']['change'];

let plan: ParametersExample;
let profile: ProfileChange[];
beforeEach(() => {
  plan = asked({});
  profile = [];
});

function asked(answers: FirstRunAnswers): ParametersExample {
  return new ParametersExample(someParameters({ firstRun: { answers, finishedAt: null } }));
}

const open = (more: FakeAnswers = {}, lng: 'uk' | 'en' = 'uk') => {
  const { answers } = new MenuExample([]);
  const change = (wanted: ProfileChange) => {
    profile.push(wanted);
    if (wanted.targets && wanted.targets.kcal < 1_200 && !wanted.lowTargetConfirmed) {
      throw refused('INPUT_INVALID', lng, { fields: [{ path: 'targets.kcal', code: 'target.low' }] });
    }
    const own = answers['account.profile.get']?.(undefined as never) as Outputs['account']['profile']['get'];
    return { profile: own.profile, profileData: own.profileData };
  };
  return renderOnStand(<FirstRun lng={lng} />, {
    lng,
    texts: { mealplans: { uk, en }[lng] },
    answers: { ...answers, ...plan.answers, 'account.profile.change': change, ...more },
  });
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the first run', () => {
  test('goes from question to question, tells where it is, and back', async () => {
    open();
    await title('Хто їстиме з вами?');
    expect(screen.getByRole('img', { name: 'Запитання 1 з 5' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Попереднє запитання' })).toBeNull();
    await press('Далі');
    expect(document.activeElement).toBe(await title('Чого не має бути в тарілці?'));
    await press('Попереднє запитання');
    await title('Хто їстиме з вами?');
    expect(plan.changes).toEqual([{ answer: { question: 'eaters', answer: 'answered' } }]);
  });

  test('goes on where it was left', async () => {
    plan = asked({ eaters: 'answered', health: 'skipped' });
    open();
    await title('Що для вас важливо?');
  });

  test('ends before the doors when all was said, and for whoever skips all at once', async () => {
    open();
    await title('Хто їстиме з вами?');
    await press('Пропустити всі запитання');
    await title('З чого почнемо?');
    await press('Поки що просто подивлюся');
    await waitFor(() => expect(plan.changes).toEqual([{ firstRunFinished: true }]));
  });

  test('speaks English', async () => {
    plan = asked({ eaters: 'answered', health: 'skipped', goal: 'skipped', cash: 'skipped' });
    open({}, 'en');
    await title('How much time do you have to cook?');
  });

  test('stays where it is when the answer cannot be stored', async () => {
    open({
      'mealplans.parameters.change': () => {
        throw refused('UNAVAILABLE');
      },
    });
    await title('Хто їстиме з вами?');
    await press('Далі');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Далі' }).ariaBusy).not.toBe('true'));
    await title('Хто їстиме з вами?');
  });
});

describe('its questions', () => {
  test('an eater whose name was typed is added on the way on', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Ім’я'), 'Тарас');
    await userEvent.click(screen.getByRole('radio', { name: 'Дорослий, 1 порція' }));
    await press('Далі');
    await title('Чого не має бути в тарілці?');
    expect(plan.household.eaters).toMatchObject([
      { name: 'Тарас', share: 1, weekdays: [1, 2, 3, 4, 5, 6, 7] },
    ]);
  });

  test('allergies are asked for behind an unticked box alone', async () => {
    plan = asked({ eaters: 'skipped' });
    open();
    const box = await screen.findByRole<HTMLInputElement>('checkbox');
    expect(box.checked).toBe(false);
    expect(screen.queryByRole('button', { name: 'молоко' })).toBeNull();
    await userEvent.click(box);
    await press('молоко');
    await userEvent.click(screen.getByRole('radio', { name: 'вегетаріанське' }));
    await press('Далі');
    await title('Що для вас важливо?');
    expect(plan.changes[0]).toEqual({
      disliked: [],
      healthConsent: HEALTH_CONSENT_VERSION,
      health: { allergens: ['milk'], diet: 'vegetarian' },
    });
  });

  test('without the box nothing of health is sent', async () => {
    plan = asked({ eaters: 'skipped' });
    open();
    await title('Чого не має бути в тарілці?');
    await press('Далі');
    await title('Що для вас важливо?');
    expect(plan.changes[0]).toEqual({ disliked: [], healthConsent: null });
  });

  test('just planning leaves the targets as they are', async () => {
    plan = asked({ eaters: 'skipped', health: 'skipped' });
    open();
    await title('Що для вас важливо?');
    await press('Далі');
    await title('Скільки грошей на день?');
    expect(profile).toEqual([]);
  });

  test('a low target is asked about once more, and kept when it is meant', async () => {
    plan = asked({ eaters: 'skipped', health: 'skipped' });
    open();
    await userEvent.click(await screen.findByRole('radio', { name: /Стежити за калоріями/ }));
    const field = screen.getByLabelText('Калорії, ккал');
    await userEvent.clear(field);
    await userEvent.type(field, '900');
    await press('Далі');
    await screen.findByRole('dialog');
    expect(screen.getByRole('dialog').textContent).toContain('не медичну пораду');
    await press('Залишити');
    await title('Скільки грошей на день?');
    expect(profile.map(({ targets, lowTargetConfirmed }) => [targets?.kcal, lowTargetConfirmed])).toEqual([
      [900, undefined],
      [900, true],
    ]);
  });

  test('another country brings its currency and asks the sum again', async () => {
    plan = asked({ eaters: 'skipped', health: 'skipped', goal: 'skipped' });
    open();
    await userEvent.selectOptions(await screen.findByLabelText('Країна'), 'PL');
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toContain('PLN');
    await userEvent.type(screen.getByLabelText('На людину за день'), '40');
    await press('Далі');
    await title('Скільки часу є на готування?');
    expect(profile[0]).toMatchObject({ countryCode: 'PL', targets: { cash: 4_000, kcal: 2_000 } });
  });

  test('time is set for weekdays at once and for a day by itself', async () => {
    plan = asked({ eaters: 'skipped', health: 'skipped', goal: 'skipped', cash: 'skipped' });
    open();
    await title('Скільки часу є на готування?');
    await userEvent.click(screen.getAllByRole('radio', { name: '30 хв' })[0]!);
    await press('Задати кожен день окремо');
    await userEvent.selectOptions(screen.getByLabelText(/^п.ятниця$/), 'any');
    await press('Полуденок');
    await press('Далі');
    await title('З чого почнемо?');
    expect(plan.changes[0]).toEqual({
      minutes: [30, 30, 30, 30, null, null, null],
      mealTypes: ['breakfast', 'morning-snack', 'dinner', 'supper'],
    });
  });
});
