import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DEFAULT_TARGETS, type Language } from '@sytno/domain';
import { createSession } from '@sytno/kit';
import {
  aPicture,
  FakeUpload,
  fireEvent,
  refused,
  renderOnStand,
  screen,
  userEvent,
  waitFor,
  within,
  type FakeAnswers,
} from '@sytno/kit/stand';
import type { OwnDataView } from '../owndata/owndata.queries';
import { PEOPLE_TEXTS } from '../people-words';
import { en } from '../texts/en';
import { en as peopleEn } from '../texts/people.en';
import { ru as peopleRu } from '../texts/people.ru';
import { uk as words } from '../texts/people.uk';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import type { OwnProfile, PlanParameters } from './profile.queries';
import { ProfilePage } from './ProfilePage';

const ID = '7b1e0000-0000-4000-8000-00000000000';

const profile = (given: Partial<OwnProfile> = {}): OwnProfile => ({
  email: 'olena@sytno.test',
  emailConfirmed: true,
  memberSince: '2026-03-01T10:00:00.000Z',
  profile: {
    access: 'free',
    trialUsed: false,
    daysLeft: 0,
    targets: { ...DEFAULT_TARGETS },
    currency: 'UAH',
    countryCode: 'UA',
    usedShoppingList: false,
    hideNumbers: false,
    servings: 4,
    targetsUpdatedAt: '2026-11-12T10:00:00.000Z',
  },
  profileData: { name: 'Олена', avatar: null, countryCode: 'UA', language: 'uk', timeZone: 'Europe/Kyiv' },
  subscription: { status: 'none', until: null },
  householdAccess: 'free',
  avatarId: null,
  newEmail: null,
  ...given,
});

const parameters = (given: Partial<PlanParameters> = {}): PlanParameters => ({
  disliked: [],
  minutes: [30, 30, 30, 30, 30, null, null],
  mealTypes: ['breakfast', 'dinner', 'supper'],
  weekMeals: Array.from({ length: 7 }, () => ['breakfast', 'dinner', 'supper'] as const),
  mealTimes: {
    breakfast: '08:00',
    'morning-snack': '11:00',
    dinner: '13:00',
    'afternoon-snack': '16:00',
    supper: '19:00',
  },
  mealShares: { breakfast: 25, 'morning-snack': 10, dinner: 35, 'afternoon-snack': 10, supper: 20 },
  excludedRecipes: [],
  excludedCategories: [],
  missing: [],
  withoutElectricity: false,
  favouritesFirst: false,
  repeats: { times: 2, days: 7 },
  limits: { allowed: false, kcal: false, cash: false },
  health: {
    allergens: ['milk', 'nuts'],
    diet: 'vegetarian',
    consentVersion: '1',
    consentAt: '2026-10-01T10:00:00.000Z',
  },
  firstRun: { answers: {}, finishedAt: null },
  ...given,
});

const both = { notice: true, mail: true };
const CHOICES = { reminders: both, courses: both, work: both, household: both };
const view = (given: Partial<OwnDataView> = {}): OwnDataView => ({
  copy: null,
  published: { recipes: 0, templates: 0, courses: 0 },
  heirs: [],
  daysLeft: 0,
  grace: 14,
  ...given,
});
const copy = (given: Partial<NonNullable<OwnDataView['copy']>> = {}) => ({
  id: `${ID}5`,
  state: 'ready' as const,
  askedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-27T10:00:00.000Z',
  bytes: 2 * 1024 * 1024,
  ...given,
});

let sent: [name: string, input: unknown][];
const keeps = (name: string, answer: unknown) => (input: unknown) => {
  sent.push([name, input]);
  return answer;
};
beforeEach(() => {
  sent = [];
  localStorage.clear();
  sessionStorage.clear();
});

function open(answers: FakeAnswers = {}, lng: Language = 'uk') {
  const session = createSession(localStorage, window);
  session.signIn({
    id: `${ID}1`,
    email: 'olena@sytno.test',
    headers: { 'access-token': 'token', client: 'client', uid: 'uid' },
    expiresAt: '2027-01-01T00:00:00.000Z',
  });
  renderOnStand(<ProfilePage lng={lng} />, {
    lng,
    session,
    path: `/${lng}/user/profile`,
    texts: {
      account: { uk, ru, en }[lng],
      [PEOPLE_TEXTS]: { uk: words, ru: peopleRu, en: peopleEn }[lng],
    },
    answers: {
      'account.session.devices': () => ({ items: [] }),
      'account.profile.get': () => profile(),
      'mealplans.parameters.get': () => parameters(),
      'account.messages.choices': () => CHOICES,
      'account.owndata.get': () => view(),
      ...answers,
    },
  });
  return session;
}

const card = (name: string) => screen.findByRole('region', { name });
const form = (name: string) => screen.findByRole('form', { name });
const write = (within_: HTMLElement, label: string, text: string) =>
  userEvent.type(within(within_).getByLabelText(label), text);
const send = (one: HTMLElement) => userEvent.click(one.querySelector('button[type="submit"]')!);
const refusal = (path: string, code: 'password.wrong' | 'email.taken') =>
  refused(code === 'email.taken' ? 'EMAIL_TAKEN' : 'INPUT_INVALID', 'uk', { fields: [{ path, code }] });

describe('food', () => {
  test('is shown as it was told, and the way to change it', async () => {
    open();
    const food = await card(words.food.title);
    await within(food).findByText('вегетаріанське');
    expect(within(food).getByText('молоко, горіхи')).toBeTruthy();
    expect(within(food).getByText('сніданок, обід, вечеря')).toBeTruthy();
    expect(within(food).getAllByText(/30 хв/)).toHaveLength(5);
    expect(within(food).getAllByText(/без обмежень/)).toHaveLength(2);
    expect(within(food).getByRole('link', { name: words.food.change }).getAttribute('href')).toBe(
      '/uk/user/parametersmealplan',
    );
    expect(screen.getByText(/Востаннє змінено: 12 листопада/)).toBeTruthy();
  });

  test('has servings that are kept at once', async () => {
    open({
      'account.profile.change': keeps('change', {
        profile: { ...profile().profile, servings: 5 },
        profileData: profile().profileData,
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: words.food.more }));
    await waitFor(() => expect(sent).toEqual([['change', { servings: 5 }]]));
  });

  test('shows no health without a consent, and withdrawing one is asked about first', async () => {
    let told = parameters();
    open({
      'mealplans.parameters.get': () => told,
      'mealplans.parameters.change': (input: unknown) => {
        told = parameters({ health: null });
        return keeps('withdraw', told)(input);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: words.food.withdraw }));
    const asked = await screen.findByRole('alertdialog', { name: words.food.withdrawTitle });
    expect(sent).toEqual([]);
    await userEvent.click(within(asked).getByRole('button', { name: words.food.withdraw }));
    expect(await screen.findByText(words.food.withdrawn)).toBeTruthy();
    expect(sent).toEqual([['withdraw', { language: 'uk', healthConsent: null }]]);
    expect(await screen.findByText(words.food.untold)).toBeTruthy();
  });

  test('that could not be read says so, and the rest of the page stands', async () => {
    open({
      'mealplans.parameters.get': () => {
        throw refused('CRASH', 'uk', { id: 'abc-1' });
      },
    });
    const food = await card(words.food.title);
    expect((await within(food).findByRole('alert')).textContent).toContain('abc-1');
    expect(await form(words.password.title)).toBeTruthy();
  });
});

test('notices are chosen by group and way, at once; what is refused turns back', async () => {
  let fails = false;
  open({
    'account.messages.choose': (input: unknown) => {
      if (fails) throw refused('UNAVAILABLE');
      return keeps('choose', input)(input);
    },
  });
  const name = words.notices.mailOf.replace('{{group}}', words.notices.groups.courses.title);
  const box = await screen.findByRole('checkbox', { name });
  await userEvent.click(box);
  await waitFor(() => expect(box).toHaveProperty('checked', false));
  expect(sent).toEqual([['choose', { ...CHOICES, courses: { notice: true, mail: false } }]]);
  fails = true;
  await userEvent.click(box);
  expect(await screen.findByText(/Сервіс зараз перевантажений/)).toBeTruthy();
  expect(box).toHaveProperty('checked', false);
});

describe('the password', () => {
  const fill = async (current: string, next: string, again = next) => {
    const one = await form(words.password.title);
    await write(one, words.password.current, current);
    await write(one, words.password.next, next);
    await write(one, words.password.again, again);
    await send(one);
    return one;
  };

  test('is changed by the old one', async () => {
    open({ 'account.password.change': keeps('password', { done: true }) });
    const one = await fill('старий пароль', 'новий пароль');
    expect(await screen.findByText(words.password.saved)).toBeTruthy();
    expect(sent[0]?.[1]).toEqual({
      current: 'старий пароль',
      password: 'новий пароль',
      passwordConfirmation: 'новий пароль',
    });
    expect(within(one).getByLabelText(words.password.current)).toHaveProperty('value', '');
  });

  test.each([
    ['короткий', 'шість', 'шість', 'Пароль закороткий, щонайменше 8 символів'],
    ['двічі різний', 'новий пароль', 'інший пароль', 'Два введені паролі не збігаються!'],
  ])('%s is told before anything is sent', async (_, next, again, fault) => {
    open({ 'account.password.change': keeps('password', { done: true }) });
    const one = await fill('старий пароль', next, again);
    expect(await within(one).findByText(fault)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('that is wrong is told at its field', async () => {
    open({
      'account.password.change': () => {
        throw refusal('current', 'password.wrong');
      },
    });
    const one = await fill('не той', 'новий пароль');
    expect(await within(one).findByText('Пароль неправильний')).toBeTruthy();
  });
});

describe('the address', () => {
  test('waits until the link was opened, and can be kept', async () => {
    let waiting: string | null = null;
    open({
      'account.profile.get': () => profile({ newEmail: waiting }),
      'account.profile.changeEmail': ({ email }: { email: string }) => {
        waiting = email;
        return { done: true };
      },
      'account.profile.keepEmail': () => {
        waiting = null;
        return { done: true };
      },
    });
    const one = await form(words.email.title);
    await write(one, words.email.next, 'new@sytno.test');
    await write(one, words.email.password, 'мій пароль');
    await send(one);
    expect(await screen.findByText('Чекаємо підтвердження: new@sytno.test')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: words.email.keep }));
    await waitFor(() => expect(screen.queryByText(/Чекаємо підтвердження/)).toBeNull());
  });

  test('of another account is told at its field', async () => {
    open({
      'account.profile.changeEmail': () => {
        throw refusal('email', 'email.taken');
      },
    });
    const one = await form(words.email.title);
    await write(one, words.email.next, 'taken@sytno.test');
    await write(one, words.email.password, 'мій пароль');
    await send(one);
    expect(await within(one).findByText('Ця адреса вже використовується')).toBeTruthy();
  });
});

describe('a copy of the data', () => {
  test('is asked for, waited for, and fetched by a fresh link', async () => {
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    let state: OwnDataView['copy'] = null;
    open({
      'account.owndata.get': () => view({ copy: state }),
      'account.owndata.copy': () => {
        const waiting = copy({ state: 'waiting', expiresAt: null, bytes: null });
        state = copy();
        return waiting;
      },
      'account.owndata.link': keeps('link', {
        url: 'http://sytno.test/api/own-data/secret',
        expiresAt: '2026-11-20T10:10:00.000Z',
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: words.owndata.ask }));
    expect(await screen.findByText(words.owndata.waiting)).toBeTruthy();
    const fetchIt = await screen.findByRole('button', { name: words.owndata.fetch }, { timeout: 8_000 });
    expect(screen.getByText(/2,0 МБ|2 МБ/)).toBeTruthy();
    await userEvent.click(fetchIt);
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([['link', { id: `${ID}5` }]]);
    clicked.mockRestore();
  }, 20_000);

  test.each(['uk', 'ru', 'en'] as const)('that failed says so in %s', async (lng) => {
    open(
      {
        'account.owndata.get': () => view({ copy: copy({ state: 'failed', expiresAt: null, bytes: null }) }),
      },
      lng,
    );
    const text = { uk: words, ru: peopleRu, en: peopleEn }[lng].owndata;
    expect((await screen.findByText(text.failed)).getAttribute('role')).toBe('alert');
    expect(screen.getByRole('button', { name: text.ask })).toBeTruthy();
  });
});

describe('leaving', () => {
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: words.owndata.leaveButton }));
    return screen.findByRole('dialog', { name: words.leave.title });
  };
  const confirm = (dialog: HTMLElement) =>
    userEvent.click(within(dialog).getByRole('button', { name: words.leave.confirm }));

  test('asks about what others see and share, then signs out and leaves the day behind', async () => {
    const session = open({
      'account.owndata.get': () =>
        view({
          published: { recipes: 2, templates: 1, courses: 1 },
          heirs: [
            { userId: `${ID}2`, name: 'Тарас' },
            { userId: `${ID}3`, name: 'Ірина' },
          ],
          daysLeft: 5,
        }),
      'account.owndata.leave': keeps('leave', { leavesAt: '2026-12-13T10:00:00.000Z' }),
    });
    const dialog = await ask();
    expect(dialog.textContent).toContain('2 рецепти, 1 шаблон');
    expect(dialog.textContent).toContain('Пропаде 5 днів преміуму.');
    expect(dialog.textContent).toContain('Ви ведете 1 курс');
    await userEvent.click(within(dialog).getByRole('radio', { name: words.leave.wills.stay }));
    await userEvent.selectOptions(within(dialog).getByLabelText(words.leave.heir), `${ID}3`);
    await confirm(dialog);
    expect(await within(dialog).findByText('Введіть пароль!')).toBeTruthy();
    await write(dialog, words.leave.password, 'мій пароль');
    await confirm(dialog);
    await waitFor(() => expect(session.user()).toBeNull());
    expect(sent).toEqual([['leave', { password: 'мій пароль', will: 'stay', heirId: `${ID}3` }]]);
    expect(sessionStorage.getItem('sytno.leaving')).toContain('13 грудня');
  });

  test('of somebody alone asks for the password only; a wrong one keeps him here', async () => {
    const session = open({
      'account.owndata.leave': () => {
        throw refusal('password', 'password.wrong');
      },
    });
    const dialog = await ask();
    expect(within(dialog).queryByRole('radio')).toBeNull();
    await write(dialog, words.leave.password, 'не той');
    await confirm(dialog);
    expect(await within(dialog).findByText('Пароль неправильний')).toBeTruthy();
    expect(session.user()).not.toBeNull();
  });
});

describe('the picture', () => {
  test('is sent, kept, cropped by sliders and taken away', async () => {
    const giveBack = FakeUpload.take();
    let whole = profile();
    open({
      'account.profile.get': () => whole,
      'account.profile.change': (change: { avatarId?: string | null }) => {
        sent.push(['change', change]);
        const { avatarId = null } = change;
        const avatar = avatarId === null ? null : '/pictures/photo1/320.webp';
        whole = { ...whole, avatarId, profileData: { ...whole.profileData, avatar } };
        return { profile: whole.profile, profileData: whole.profileData, avatarId };
      },
      'platform.pictures.get': ({ id }: { id: string }) => aPicture(Number(id.at(-1)), { kind: 'avatar' }),
      'platform.pictures.crop': keeps('crop', aPicture(2, { kind: 'avatar' })),
    });
    await userEvent.click(await screen.findByRole('button', { name: uk.profile.changePicture }));
    const dialog = await screen.findByRole('dialog', { name: words.picture.title });
    const file = new File(['bytes'], 'me.jpg', { type: 'image/jpeg' });
    fireEvent.change(dialog.querySelector('input[type=file]')!, { target: { files: [file] } });
    expect(new URL(FakeUpload.last().url).search).toBe('?kind=avatar');
    await FakeUpload.last().done(aPicture(1, { kind: 'avatar' }));
    const crop = await screen.findByRole('dialog', { name: words.picture.cropTitle });
    fireEvent.change(within(crop).getByRole('slider', { name: words.picture.size }), {
      target: { value: '0.5' },
    });
    await userEvent.click(within(crop).getByRole('button', { name: words.picture.cropSave }));
    await userEvent.click(await screen.findByRole('button', { name: words.picture.remove }));
    expect(await screen.findByText(words.picture.removed)).toBeTruthy();
    expect(sent.map(([name]) => name)).toEqual(['change', 'crop', 'change', 'change']);
    expect(sent.filter(([name]) => name === 'change').map(([, input]) => input)).toEqual([
      { avatarId: aPicture(1).id },
      { avatarId: aPicture(2).id },
      { avatarId: null },
    ]);
    giveBack();
  });
});
