import { beforeEach, describe, expect, test } from '@jest/globals';
import type { FieldFault } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { useLocation } from '@sytno/kit/router';
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
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import type { OwnProfile } from './profile.queries';
import { ProfilePage } from './ProfilePage';
import type { ProfileChange } from './use-profile-change';

const olena = (): OwnProfile => ({
  email: 'olena@sytno.test',
  emailConfirmed: true,
  memberSince: '2026-03-01T10:00:00.000Z',
  profile: {
    access: 'free',
    trialUsed: false,
    daysLeft: 0,
    targets: { kcal: 2000, protein: 150, fat: 44, carbs: 250, cash: 20_050 },
    currency: 'UAH',
    countryCode: 'UA',
    usedShoppingList: false,
    hideNumbers: false,
    targetsUpdatedAt: null,
  },
  profileData: {
    name: 'Олена',
    avatar: null,
    countryCode: 'UA',
    language: 'uk',
    timeZone: 'Europe/Kyiv',
  },
  subscription: { status: 'none', until: null },
  householdAccess: 'free',
});

let changes: ProfileChange[];
let whole: OwnProfile;
beforeEach(() => {
  changes = [];
  whole = olena();
});

const refusal = (...fields: FieldFault[]) => refused('INPUT_INVALID', 'uk', { fields });

/** A server that keeps what it is told. */
const change = (wanted: ProfileChange) => {
  changes.push(wanted);
  const { targets, name, language, timeZone, countryCode, hideNumbers } = wanted;
  if (targets && targets.kcal < 1200 && !wanted.lowTargetConfirmed) {
    throw refusal({ path: 'targets.kcal', code: 'target.low' });
  }
  const country = countryCode ?? whole.profile.countryCode;
  whole = {
    ...whole,
    profile: {
      ...whole.profile,
      hideNumbers: hideNumbers ?? whole.profile.hideNumbers,
      targets: targets ?? whole.profile.targets,
      countryCode: country,
      currency: country === 'DE' ? 'EUR' : 'UAH',
    },
    profileData: {
      ...whole.profileData,
      countryCode: country,
      name: name ?? whole.profileData.name,
      language: language ?? whole.profileData.language,
      timeZone: timeZone ?? whole.profileData.timeZone,
    },
  };
  return { profile: whole.profile, profileData: whole.profileData };
};

function Where() {
  return <p data-testid="where">{useLocation().pathname}</p>;
}

const DEVICES = [
  {
    id: '7b1e0000-0000-4000-8000-000000000001',
    name: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0',
    phone: false,
    current: true,
    signedInAt: '2026-11-01T10:00:00.000Z',
    lastUsedAt: '2026-11-29T10:00:00.000Z',
  },
  {
    id: '7b1e0000-0000-4000-8000-000000000002',
    name: 'Mozilla/5.0 (iPhone) Safari/604.1',
    phone: true,
    current: false,
    signedInAt: '2026-11-01T10:00:00.000Z',
    lastUsedAt: '2026-11-28T10:00:00.000Z',
  },
];
const later = () => new Promise<never>(() => undefined);
const open = (answers: FakeAnswers = {}, lng: Language = 'uk') =>
  renderOnStand(
    <>
      <ProfilePage lng={lng} />
      <Where />
    </>,
    {
      lng,
      path: `/${lng}/user/profile`,
      texts: { account: { uk, ru, en }[lng] },
      answers: {
        'account.session.devices': () => ({ items: DEVICES }),
        'account.profile.get': () => whole,
        'account.profile.change': change,
        // The lower half has a spec of its own.
        'mealplans.parameters.get': later,
        'account.messages.choices': later,
        'account.owndata.get': later,
        ...answers,
      },
    },
  );

const personal = () => screen.findByRole('form', { name: uk.profile.person });
const targets = () => screen.findByRole('form', { name: uk.profile.targets });
const write = async (form: HTMLElement, label: string, text: string) => {
  const field = within(form).getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const save = (form: HTMLElement) => userEvent.click(form.querySelector('button[type="submit"]')!);

describe('the profile', () => {
  test('shows what the person said, in fields', async () => {
    open();
    const form = await personal();
    expect(within(form).getByLabelText(uk.profile.name)).toHaveProperty('value', 'Олена');
    expect(within(form).getByLabelText(uk.profile.country)).toHaveProperty('value', 'UA');
    expect(within(form).getByRole('option', { name: 'Україна' })).toBeTruthy();
    expect(within(form).getByLabelText(uk.profile.timeZone)).toHaveProperty('value', 'Europe/Kyiv');
    const aims = await targets();
    expect(within(aims).getByLabelText(uk.profile.kcal)).toHaveProperty('value', '2\u00a0000');
    expect(within(aims).getByLabelText('Гроші на день, ₴')).toHaveProperty('value', '200,5');
    expect(screen.getByText('olena@sytno.test')).toBeTruthy();
    expect(screen.getByText('Валюта: українська гривня, ₴')).toBeTruthy();
    expect(screen.getByText(uk.profile.levels.free)).toBeTruthy();
  });

  test('tells when it could not be read, and asks again', async () => {
    let count = 0;
    open({
      'account.profile.get': () => {
        count += 1;
        if (count === 1) throw refused('CRASH', 'uk', { id: 'abc-1' });
        return whole;
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('abc-1');
    await userEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
    expect(await personal()).toBeTruthy();
  });

  test.each([
    ['ru', ru.profile, '200,5', 'Украина'],
    ['en', en.profile, '200.5', 'Ukraine'],
  ] as const)('speaks %s', async (lng, words, cash, country) => {
    open({}, lng);
    expect(await screen.findByRole('form', { name: words.person })).toBeTruthy();
    expect(screen.getByLabelText(words.cashIn.replace('{{currency}}', '₴'))).toHaveProperty('value', cash);
    expect(screen.getByRole('option', { name: country })).toBeTruthy();
  });

  test('offers the mail of confirmation again to whoever has not confirmed', async () => {
    let sent = 0;
    whole = { ...whole, emailConfirmed: false };
    open({
      'account.registration.resend': () => {
        sent += 1;
        return { done: true };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: uk.profile.resend }));
    expect(await screen.findByText(uk.profile.resent)).toBeTruthy();
    expect(sent).toBe(1);
  });
});

describe('personal information', () => {
  test('sends what changed alone, and says that it was saved', async () => {
    open();
    const form = await personal();
    await write(form, uk.profile.name, 'Оля');
    await userEvent.selectOptions(within(form).getByLabelText(uk.profile.timeZone), 'Europe/Berlin');
    await save(form);
    expect(await screen.findByText(uk.profile.saved)).toBeTruthy();
    expect(changes).toEqual([{ name: 'Оля', timeZone: 'Europe/Berlin' }]);
  });

  test('asks for the cash limit again when a country brings another currency', async () => {
    open();
    const form = await personal();
    await userEvent.selectOptions(within(form).getByLabelText(uk.profile.country), 'DE');
    const label = 'Гроші на день, €';
    expect(within(form).getByLabelText(label)).toHaveProperty('value', '');
    await save(form);
    expect(await within(form).findByText('Поле не заповнене!')).toBeTruthy();
    expect(changes).toEqual([]);

    await write(form, label, '9,50');
    await save(form);
    await screen.findByText(uk.profile.saved);
    expect(changes).toEqual([
      { countryCode: 'DE', targets: { kcal: 2000, protein: 150, fat: 44, carbs: 250, cash: 950 } },
    ]);
    expect(within(form).queryByLabelText(label)).toBeNull();
    expect(within(await targets()).getByLabelText(label)).toHaveProperty('value', '9,5');
  });

  test('in another language goes to the same page of that language', async () => {
    open();
    const form = await personal();
    await userEvent.selectOptions(within(form).getByLabelText(uk.profile.language), 'en');
    await save(form);
    await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/en/user/profile'));
    expect(changes).toEqual([{ language: 'en' }]);
  });

  test('that is refused shows the words at the field and keeps what was typed', async () => {
    open({
      'account.profile.change': () => {
        throw refusal({ path: 'name', code: 'text.characters' });
      },
    });
    const form = await personal();
    await write(form, uk.profile.name, 'Оля?');
    await save(form);
    expect(await within(form).findByText('Тут є недозволені символи')).toBeTruthy();
    const field = within(form).getByLabelText(uk.profile.name);
    expect(field).toHaveProperty('value', 'Оля?');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
  });

  test('that finds no server says so above the form', async () => {
    open({
      'account.profile.change': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const form = await personal();
    await write(form, uk.profile.name, 'Оля');
    await save(form);
    expect((await within(form).findByRole('alert')).textContent).toContain('Сервер не відповідає');
  });
});

describe('targets', () => {
  test('are saved as numbers and minor units', async () => {
    open();
    const form = await targets();
    await write(form, uk.profile.kcal, '1 800');
    await write(form, 'Гроші на день, ₴', '250,25');
    await save(form);
    expect(await screen.findByText(uk.profile.saved)).toBeTruthy();
    expect(changes).toEqual([{ targets: { kcal: 1800, protein: 150, fat: 44, carbs: 250, cash: 25_025 } }]);
  });

  test.each([
    ['', 'Введіть число, наприклад 44'],
    ['багато', 'Введіть число, наприклад 44'],
    ['1 001', 'Від 0 до 1 000'],
  ])('of fat %p are told before anything is sent', async (text, words) => {
    open();
    const form = await targets();
    const field = within(form).getByLabelText(uk.profile.fat);
    await userEvent.clear(field);
    if (text) await userEvent.type(field, text);
    await save(form);
    await within(form).findByRole('alert');
    const plain = form.textContent.replaceAll('\u00a0', ' ');
    expect(plain).toContain(words);
    expect(changes).toEqual([]);
  });

  test('say what energy the macros make as they are typed, beside the target', async () => {
    open();
    const form = await targets();
    const energy = () => within(form).getByRole('status').textContent.replaceAll('\u00a0', ' ');
    expect(energy()).toBe('Білки, жири й вуглеводи разом дають 1 996 ккал; ціль — 2 000 ккал.');
    await write(form, uk.profile.fat, '54');
    expect(energy()).toContain('дають 2 086 ккал');
  });

  test('out of bounds show the server’s fault at their field', async () => {
    open({
      'account.profile.change': () => {
        throw refusal({ path: 'targets.protein', code: 'number.range' });
      },
    });
    const form = await targets();
    await write(form, uk.profile.protein, '999');
    await save(form);
    expect(await within(form).findByText('Число поза межами')).toBeTruthy();
    expect(within(form).getByLabelText(uk.profile.protein)).toHaveProperty('value', '999');
  });

  describe('under the low bound', () => {
    const low = { kcal: 1100, protein: 150, fat: 44, carbs: 250, cash: 20_050 };

    test('are asked about with the words on health, and saved when confirmed', async () => {
      open();
      const form = await targets();
      await write(form, uk.profile.kcal, '1100');
      await save(form);
      const dialog = await screen.findByRole('dialog', { name: uk.profile.low.title });
      expect(dialog.textContent).toContain(uk.profile.low.doctor);
      expect(dialog.textContent).toMatch(/1\s?100 ккал/);
      await userEvent.click(within(dialog).getByRole('button', { name: uk.profile.low.confirm }));
      expect(await screen.findByText(uk.profile.saved)).toBeTruthy();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(changes).toEqual([{ targets: low }, { targets: low, lowTargetConfirmed: true }]);
    });

    test('stay unsaved when the person goes back, with what he typed', async () => {
      open();
      const form = await targets();
      await write(form, uk.profile.kcal, '1100');
      await save(form);
      await userEvent.click(await screen.findByRole('button', { name: uk.profile.low.back }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(changes).toEqual([{ targets: low }]);
      expect(whole.profile.targets.kcal).toBe(2000);
      expect(within(form).getByLabelText(uk.profile.kcal)).toHaveProperty('value', '1\u00a0100');
    });
  });
});

describe('hidden numbers', () => {
  const turn = async () =>
    userEvent.click(await screen.findByRole('switch', { name: uk.profile.hideNumbers }));

  test('take the targets of food off the page at once, and leave the money', async () => {
    open();
    await turn();
    const form = await targets();
    expect(within(form).queryByLabelText(uk.profile.kcal)).toBeNull();
    expect(form.textContent).not.toMatch(/ккал/);
    expect(within(form).getByLabelText('Гроші на день, ₴')).toHaveProperty('value', '200,5');
    expect(changes).toEqual([{ hideNumbers: true }]);
    await turn();
    expect(within(await targets()).getByLabelText(uk.profile.kcal)).toBeTruthy();
    expect(changes).toEqual([{ hideNumbers: true }, { hideNumbers: false }]);
  });

  test('turn back when the server refuses, and say why', async () => {
    open({
      'account.profile.change': () => {
        throw refused('UNAVAILABLE');
      },
    });
    await turn();
    expect(await screen.findByText(/Сервіс зараз перевантажений/)).toBeTruthy();
    expect(screen.getByRole('switch')).toHaveProperty('checked', false);
    expect(within(await targets()).getByLabelText(uk.profile.kcal)).toBeTruthy();
  });

  test('can still be set by whoever opens them, and money alone keeps the rest', async () => {
    whole = { ...whole, profile: { ...whole.profile, hideNumbers: true } };
    open();
    const form = await targets();
    await write(form, 'Гроші на день, ₴', '300');
    await save(form);
    await screen.findByText(uk.profile.saved);
    expect(changes[0]?.targets).toEqual({ kcal: 2000, protein: 150, fat: 44, carbs: 250, cash: 30_000 });

    await userEvent.click(within(form).getByRole('button', { name: uk.profile.showTargets }));
    await write(form, uk.profile.kcal, '1100');
    await save(form);
    const dialog = await screen.findByRole('dialog', { name: uk.profile.low.title });
    expect(dialog.textContent).not.toMatch(/\d/);
  });
});

test('the devices are there, and all but this one can be ended', async () => {
  const ended: string[] = [];
  open({
    'account.session.endDevice': ({ id }: { id: string }) => {
      ended.push(id);
      return { done: true };
    },
  });
  expect(await screen.findByText('Chrome, Linux')).toBeTruthy();
  expect(screen.getByText('цей пристрій')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Завершити сеанс: Safari, iPhone' }));
  await waitFor(() => expect(ended).toEqual([DEVICES[1]?.id]));
  expect(await screen.findByText('Safari, iPhone: сеанс завершено')).toBeTruthy();
});
