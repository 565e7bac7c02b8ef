import { beforeEach, describe, expect, test } from '@jest/globals';
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
import { uk as membership } from '../texts/membership.uk';
import { uk } from '../texts/uk';
import type { Eater, Household } from './household.queries';
import { HouseholdPage } from './HouseholdPage';
import { MEMBERSHIP_TEXTS } from './membership-words';

const ID = (last: number) => `3f1c7c1e-5b0a-4a52-9a44-0c2f7d6a000${String(last)}`;
const child: Eater = {
  id: ID(3),
  name: 'Софійка',
  share: 0.7,
  allergies: ['nuts'],
  mealTypes: ['breakfast', 'supper'],
  weekdays: [1, 6, 7],
};

let household: Household;
beforeEach(() => {
  household = {
    id: ID(0),
    ownerId: ID(1),
    members: [
      { userId: ID(1), name: 'Оксана', email: 'oksana@sytno.test', isOwner: true },
      { userId: ID(2), name: '', email: 'andrii@sytno.test', isOwner: false },
    ],
    eaters: [child],
  };
});

/** A server that keeps what it is told. */
const answers: FakeAnswers = {
  'account.household.get': () => household,
  'account.household.addEater': (fields: Omit<Eater, 'id'>) => {
    const eater = { id: ID(4), ...fields };
    household = { ...household, eaters: [...household.eaters, eater] };
    return eater;
  },
  'account.household.changeEater': (change: Eater) => {
    household = {
      ...household,
      eaters: household.eaters.map((eater) => (eater.id === change.id ? { ...eater, ...change } : eater)),
    };
    return household.eaters.find(({ id }) => id === change.id);
  },
  'account.household.removeEater': ({ id }: { id: string }) => {
    household = { ...household, eaters: household.eaters.filter((eater) => eater.id !== id) };
    return { done: true };
  },
};

const open = (more: FakeAnswers = {}, lng: 'uk' | 'en' = 'uk') =>
  renderOnStand(<HouseholdPage lng={lng} />, {
    lng,
    path: `/${lng}/user/household`,
    texts: { account: { uk, en }[lng], [MEMBERSHIP_TEXTS]: membership },
    answers: { ...answers, ...more },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const isOn = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
const write = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe('the household', () => {
  test('shows members, whose it is, and each eater with what he eats and when', async () => {
    open();
    const members = await screen.findByRole('list', { name: uk.household.members });
    const [owner, other] = within(members).getAllByRole('listitem');
    expect(owner?.textContent).toContain('Оксана');
    expect(owner?.textContent).toContain(membership.people.roles.owner);
    expect(other?.textContent).toContain('andrii@sytno.test');
    expect(other?.textContent).not.toContain(membership.people.roles.owner);
    const eaters = screen.getByRole('list', { name: uk.household.eaters });
    expect(eaters.textContent).toContain('0,7 порції');
    expect(eaters.textContent).toContain('алергія: горіхи');
    expect(eaters.textContent).toContain('Удома: пн, сб, нд');
    expect(eaters.textContent).toContain('Їсть: сніданок, вечеря');
  });

  test('speaks English', async () => {
    household = {
      ...household,
      eaters: [
        {
          ...child,
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          mealTypes: ['breakfast', 'morning-snack', 'dinner', 'afternoon-snack', 'supper'],
        },
        { ...child, id: ID(5), weekdays: [] },
      ],
    };
    open({}, 'en');
    const eaters = await screen.findByRole('list', { name: en.household.eaters });
    expect(eaters.textContent).toContain('0.7 servings');
    expect(eaters.textContent).toContain('At home: every day');
    expect(eaters.textContent).toContain('Eats: all meals');
    expect(eaters.textContent).toContain(en.household.never);
  });

  test('without eaters says what they are for', async () => {
    household = { ...household, eaters: [] };
    open();
    expect(await screen.findByText(uk.household.none.title)).toBeTruthy();
    expect(screen.getByRole('button', { name: uk.household.add })).toBeTruthy();
  });

  test('tells when it could not be read', async () => {
    open({
      'account.household.get': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Немає зв’язку');
  });
});

describe('an eater', () => {
  test('is added with all that was chosen', async () => {
    open();
    await press(uk.household.add);
    await write(uk.household.name, ' Данилко ');
    await write(uk.household.share, '0,5');
    await press(uk.household.meals.dinner);
    await press(uk.household.weekdays[7].full);
    await press('молоко');
    await press(uk.household.save);
    expect(await screen.findByText('Данилко')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(household.eaters[1]).toEqual({
      id: ID(4),
      name: 'Данилко',
      share: 0.5,
      mealTypes: ['breakfast', 'morning-snack', 'afternoon-snack', 'supper'],
      weekdays: [1, 2, 3, 4, 5, 6],
      allergies: ['milk'],
    });
  });

  test('is changed in a dialog that begins with what he is', async () => {
    open();
    await press('Змінити: Софійка');
    expect(screen.getByLabelText(uk.household.share)).toHaveProperty('value', '0,7');
    expect(isOn(uk.household.meals.dinner)).toBe(false);
    expect(isOn(uk.household.weekdays[6].full)).toBe(true);
    expect(isOn('горіхи')).toBe(true);
    await write(uk.household.share, '1');
    await press(uk.household.meals.dinner);
    await press(uk.household.save);
    expect(await screen.findByText('1 порція')).toBeTruthy();
    expect(household.eaters).toEqual([{ ...child, share: 1, mealTypes: ['breakfast', 'dinner', 'supper'] }]);
  });

  test('without a name, or with a share that is none, is told at the field', async () => {
    open();
    await press(uk.household.add);
    await write(uk.household.share, 'пів');
    await press(uk.household.save);
    expect(await screen.findByText('Поле не заповнене!')).toBeTruthy();
    expect(screen.getByText('Введіть число, наприклад 0,5')).toBeTruthy();
    expect(household.eaters).toHaveLength(1);
  });

  test('that is refused leaves the dialog open with the reason and what was typed', async () => {
    open({
      'account.household.addEater': () => {
        throw refused('EATERS_FULL');
      },
    });
    await press(uk.household.add);
    await write(uk.household.name, 'Данилко');
    await press(uk.household.save);
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText(/щонайбільше 20 їдців/)).toBeTruthy();
    expect(screen.getByLabelText(uk.household.name)).toHaveProperty('value', 'Данилко');
  });

  test('is removed at once, and brought back as he was', async () => {
    open();
    await press('Прибрати: Софійка');
    expect(await screen.findByText('Софійка: прибрано')).toBeTruthy();
    expect(household.eaters).toEqual([]);
    await press('Повернути');
    await waitFor(() => expect(screen.queryByText('Софійка: прибрано')).toBeNull());
    expect(household.eaters).toEqual([{ ...child, id: ID(4) }]);
    expect(await screen.findByRole('button', { name: 'Прибрати: Софійка' })).toBeTruthy();
  });

  test('that could not be removed stays, and the reason is told', async () => {
    open({
      'account.household.removeEater': () => {
        throw refused('NOT_FOUND');
      },
    });
    await press('Прибрати: Софійка');
    expect(await screen.findByText('Тут нічого не знайдено.')).toBeTruthy();
    expect(screen.queryByText('Софійка: прибрано')).toBeNull();
    expect(screen.getByText('Софійка')).toBeTruthy();
  });

  test('that was added or changed can be taken back too, newest first', async () => {
    open();
    await press(uk.household.add);
    await write(uk.household.name, 'Данилко');
    await press(uk.household.save);
    await press('Змінити: Софійка');
    await write(uk.household.share, '2');
    await press(uk.household.save);
    await waitFor(() => expect(household.eaters.map(({ share }) => share)).toEqual([2, 1]));
    await press('Скасувати: Софійка: змінено');
    await waitFor(() => expect(household.eaters.map(({ share }) => share)).toEqual([0.7, 1]));
    await press('Скасувати: Данилко: додано');
    await waitFor(() => expect(household.eaters).toEqual([child]));
    expect(await screen.findByRole('button', { name: 'Нічого скасовувати' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  test('that cannot be brought back is told, and the way back stays', async () => {
    open({
      'account.household.addEater': () => {
        throw refused('UNAVAILABLE');
      },
    });
    await press('Прибрати: Софійка');
    await press('Повернути');
    expect(await screen.findByText(/Сервіс зараз перевантажений/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Скасувати: Софійка: прибрано' })).toBeTruthy();
  });

  test('half-written asks before it is lost, and is as it was for whoever stays', async () => {
    open();
    await press('Змінити: Софійка');
    await write(uk.household.name, 'Софія');
    await press('молоко');
    await press(uk.household.cancel);
    const question = within(screen.getByRole('alertdialog', { name: 'Закрити без збереження: Софія?' }));
    await userEvent.click(question.getByRole('button', { name: 'Скасувати' }));
    expect(screen.getByLabelText(uk.household.name)).toHaveProperty('value', 'Софія');
    expect(isOn('молоко')).toBe(true);
    await press(uk.household.cancel);
    await press(uk.household.leave);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(household.eaters).toEqual([child]);
  });

  test('untouched closes without a question', async () => {
    open();
    await press('Змінити: Софійка');
    await press(uk.household.cancel);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
