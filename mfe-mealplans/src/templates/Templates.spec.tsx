import { expect, test } from '@jest/globals';
import { addDays, mondayOf, type Language } from '@sytno/domain';
import { formatDays } from '@sytno/kit';
import { Route, Routes } from '@sytno/kit/router';
import { refused, renderOnStand, screen, userEvent, waitFor, within } from '@sytno/kit/stand';
import { today } from '../menu/menu.atoms';
import { MenuExample } from '../menu/testing/menu-example';
import { en } from '../texts/en';
import { en as ownEn } from '../texts/templates.en';
import { uk as ownUk } from '../texts/templates.uk';
import { uk } from '../texts/uk';
import { CreatePage } from './CreatePage';
import { ReviewsPage } from './ReviewsPage';
import { TEMPLATE_TEXTS } from './template-texts';
import { TemplatePage } from './TemplatePage';
import { TemplatesPage } from './TemplatesPage';
import { aDish, anItem, aTemplate, BORSCHT, id, SALAD, TemplateExample } from './testing/template-example';

const texts = { uk, en };
const own = { uk: ownUk, en: ownEn };
const MONDAY = addDays(mondayOf(today()), 7);

const open = (server: TemplateExample, path: string, lng: Language & ('uk' | 'en') = 'uk') =>
  renderOnStand(
    <Routes>
      <Route path="/:lng/user/plantemplates" element={<TemplatesPage lng={lng} />} />
      <Route path="/:lng/user/plantemplates/create" element={<CreatePage lng={lng} />} />
      <Route path="/:lng/user/plantemplates/:id" element={<TemplatePage lng={lng} />} />
      <Route path="/:lng/user/admin/templates" element={<ReviewsPage lng={lng} />} />
    </Routes>,
    {
      lng,
      path: `/${lng}/user/${path}`,
      texts: { mealplans: texts[lng], [TEMPLATE_TEXTS]: own[lng] },
      answers: { ...new MenuExample([]).answers, ...server.answers },
    },
  );
const one = (server: TemplateExample, query = '') => open(server, `plantemplates/${id(1)}${query}`);
const plain = (words: string | null | undefined) => words?.replace(/[\u00a0\u202f]/g, ' ');
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** It stands twice: at the head of a wide screen and at the foot of a phone's. */
const pressSave = async () => {
  const [save] = await screen.findAllByRole('button', { name: 'Зберегти' });
  if (save) await userEvent.click(save);
};
const choose = async (entry: string) => {
  await press('Дії з шаблоном');
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};
const day = async (name: string) => within(await screen.findByRole('region', { name }));

test('a template without a name is not saved: the field says so and has the focus', async () => {
  const server = new TemplateExample([]);
  open(server, 'plantemplates/create');
  const name = await screen.findByLabelText('Назва');
  await pressSave();
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Поле не заповнене!')).toBeTruthy();
});

test('the list has each template with its number, days, figures and standing, and finds by name', async () => {
  const server = new TemplateExample([
    aTemplate(),
    aTemplate({
      id: id(2),
      number: 1,
      name: 'Звичайний',
      builtIn: true,
      mine: false,
      author: null,
      standing: null,
    }),
  ]);
  open(server, 'plantemplates');
  expect(await screen.findByRole('link', { name: 'Мій тиждень' })).toBeTruthy();
  expect(screen.getByText('№ 101 · ваш шаблон')).toBeTruthy();
  expect(screen.getByText('Лише ваш')).toBeTruthy();
  expect(screen.getByText('№ 1 · готовий шаблон')).toBeTruthy();
  expect(screen.getAllByText('Тиждень · 2 страви')).toHaveLength(2);
  await userEvent.type(screen.getByLabelText('Пошук'), 'звич');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Мій тиждень' })).toBeNull());
  await userEvent.type(screen.getByLabelText('Пошук'), 'аа');
  expect(await screen.findByText(ownUk.nothing.title)).toBeTruthy();
  await press(ownUk.nothing.all);
  expect(await screen.findByRole('link', { name: 'Мій тиждень' })).toBeTruthy();
});

test('none yet leads to a first one; an administrator is told what waits', async () => {
  const { unmount } = open(new TemplateExample([]), 'plantemplates', 'en');
  expect(await screen.findByText('No templates yet')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Add template' })).toHaveLength(2);
  unmount();
  open(new TemplateExample([aTemplate()], 3), 'plantemplates');
  const way = await screen.findByRole('link', { name: '3 шаблони чекають на перевірку' });
  expect(way.getAttribute('href')).toBe('/uk/user/admin/templates');
});

test('one that is not there says so', async () => {
  one(new TemplateExample([]));
  expect(await screen.findByRole('heading', { level: 1, name: ownUk.gone.title })).toBeTruthy();
});

test('it is put on the menu from a day with a preview, goes to its week, and is taken back', async () => {
  const server = new TemplateExample([aTemplate()]);
  server.there = [{ mealType: 'dinner', recipeName: 'Каша' }];
  one(server);
  expect((await day('понеділок')).getByText('Борщ')).toBeTruthy();
  await press('Покласти в меню');
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('Уже є й лишиться: Каша')).toBeTruthy();
  expect(sheet.getAllByText('300')).toHaveLength(2);
  expect(sheet.getAllByText('600 з 2 000 ккал')).toHaveLength(2);
  await userEvent.click(sheet.getByRole('radio', { name: 'Замінити' }));
  expect(await sheet.findByText('Зникне: Каша')).toBeTruthy();
  await userEvent.click(sheet.getByRole('switch'));
  await waitFor(() => expect(sheet.queryByText('600 з 2 000 ккал')).toBeNull());
  await userEvent.click(sheet.getByRole('button', { name: 'Покласти в меню' }));
  const days = formatDays(MONDAY, addDays(MONDAY, 6), 'uk');
  expect(await screen.findByText(`У меню покладено 2 страви: ${days}.`)).toBeTruthy();
  expect(server.asked).toEqual([{ apply: { from: MONDAY, mode: 'replace', rescale: false, over: [] } }]);
  const way = await screen.findByRole('link', { name: `До його тижня: ${days}` });
  expect(way.getAttribute('href')).toBe(`/uk/user/mealplans?date=${MONDAY}`);
  await press(/^Скасувати: /);
  await waitFor(() => expect(screen.queryByRole('link', { name: /До його тижня/ })).toBeNull());
  expect(server.asked).toContainEqual({ takeBack: id(70) });
});

test('it is weighed for the others too where that is wanted: before and after of each, and their limits', async () => {
  const server = new TemplateExample([aTemplate()]);
  server.other = { name: 'Борис', over: 0 };
  one(server);
  await press('Покласти в меню');
  const sheet = within(await screen.findByRole('dialog'));
  const mine = await sheet.findByRole('switch', { name: ownUk.apply.rescale });
  const all = await sheet.findByRole<HTMLInputElement>('switch', { name: ownUk.apply.everybody });
  expect(all.checked).toBe(false);
  expect(sheet.queryByText('Борис')).toBeNull();
  await userEvent.click(all);
  const [his] = await sheet.findAllByText('Борис', { selector: 'summary span' });
  await userEvent.click(his!);
  const row = within(his!.closest('details')!);
  expect(row.getByText('300')).toBeTruthy();
  expect(plain(row.getByText(/450 з/).textContent)).toBe('450 з 1 500 ккал');
  server.other = { name: 'Борис', over: 300 };
  await userEvent.click(mine);
  expect(all.checked).toBe(false);
  await userEvent.click(mine);
  const apply = sheet.getByRole('button', { name: 'Покласти в меню' });
  await userEvent.click(await sheet.findByRole('checkbox', { name: /Погоджуюся: 1 день/ }));
  await userEvent.click(apply);
  await waitFor(() =>
    expect(server.asked).toEqual([
      { apply: { from: MONDAY, mode: 'append', rescale: true, everybody: true, over: [MONDAY] } },
    ]),
  );
  await press(/^Скасувати: /);
  await press(/^Зробити знову: /);
  await waitFor(() => expect(server.asked).toHaveLength(3));
});

test('days over the limit are agreed to first, and asked anew for another way', async () => {
  const server = new TemplateExample([aTemplate()]);
  server.over = 500;
  one(server);
  await press('Покласти в меню');
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText(/понад ліміт$/, { selector: 'span' })).toBeTruthy();
  const apply = sheet.getByRole('button', { name: 'Покласти в меню' });
  await userEvent.click(apply);
  expect(await sheet.findByText(ownUk.apply.agreeFirst)).toBeTruthy();
  expect(document.activeElement).toBe(sheet.getByRole('checkbox', { name: /Погоджуюся/ }));
  expect(server.asked).toEqual([]);
  await userEvent.click(sheet.getByRole('checkbox', { name: /Погоджуюся: 1 день/ }));
  server.over = 700;
  await userEvent.click(sheet.getByRole('switch'));
  await waitFor(() =>
    expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: /Погоджуюся/ }).checked).toBe(false),
  );
  await userEvent.click(sheet.getByRole('checkbox', { name: /Погоджуюся/ }));
  await userEvent.click(apply);
  await waitFor(() =>
    expect(server.asked).toEqual([
      { apply: { from: MONDAY, mode: 'append', rescale: false, over: [MONDAY] } },
    ]),
  );
});

test('dishes are added, moved and removed on the board, each taken back; it is saved as a whole', async () => {
  const server = new TemplateExample([aTemplate()]);
  one(server, '?edit=1');
  await userEvent.click((await day('вівторок')).getByRole('button', { name: 'Дії зі стравою «Салат»' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Прибрати з шаблону' }));
  expect(await screen.findByText('«Салат» прибрано з шаблону.')).toBeTruthy();
  await press('Скасувати: «Салат» прибрано з шаблону.');
  await userEvent.click((await day('вівторок')).getByRole('button', { name: /^Салат/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Салат' }));
  await userEvent.selectOptions(sheet.getByLabelText('День'), 'субота');
  await userEvent.type(sheet.getByLabelText('Грамів з’їсть людина'), '150');
  await userEvent.click(sheet.getByRole('button', { name: 'Готово' }));
  expect((await day('субота')).getByText('Салат')).toBeTruthy();
  expect(screen.getByText('«Салат» тепер тут: субота, Обід.')).toBeTruthy();
  await pressSave();
  await waitFor(() =>
    expect(server.asked).toEqual([
      { save: [anItem(), anItem({ weekday: 6, recipeId: SALAD.recipeId, grams: 150 })] },
    ]),
  );
  expect(await screen.findByRole('button', { name: 'Покласти в меню' })).toBeTruthy();
});

test('a dish is carried by keys to another day', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  one(new TemplateExample([aTemplate()]), '?edit=1');
  await userEvent.click((await day('понеділок')).getByRole('button', { name: 'Дії зі стравою «Борщ»' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: uk.actions.take }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect((await day('середа')).getByText('Борщ')).toBeTruthy();
});

test('whoever saves late chooses which one stays', async () => {
  const server = new TemplateExample([aTemplate()]);
  one(server, '?edit=1');
  await userEvent.type(await screen.findByLabelText('Назва'), ' два');
  server.templates = [aTemplate({ version: 5, name: 'Чужа назва' })];
  await pressSave();
  const dialog = within(await screen.findByRole('dialog', { name: ownUk.conflict.title }));
  await userEvent.click(dialog.getByRole('button', { name: ownUk.conflict.theirs }));
  expect(screen.getByLabelText<HTMLInputElement>('Назва').value).toBe('Чужа назва');
  await userEvent.type(screen.getByLabelText('Назва'), '!');
  await pressSave();
  await waitFor(() => expect(server.templates[0]).toMatchObject({ name: 'Чужа назва!', version: 6 }));
});

test('a new one needs a name; a shorter one loses dishes only after a question', async () => {
  const server = new TemplateExample([]);
  open(server, 'plantemplates/create');
  await pressSave();
  expect(screen.getByLabelText('Назва').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(screen.getByLabelText('Назва'), 'Дача');
  await userEvent.click(
    (await day('вівторок')).getByRole('button', { name: 'Додати страву: Сніданок, вівторок' }),
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'Додати страву' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Закрити' }));
  await userEvent.click(screen.getByRole('radio', { name: 'День' }));
  await pressSave();
  await waitFor(() => expect(server.templates[0]).toMatchObject({ name: 'Дача', kind: 'day' }));
});

test('weeks of the menu become a template', async () => {
  const server = new TemplateExample([]);
  open(server, 'plantemplates/create');
  await press('Взяти з меню…');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Скільки тижнів від цього'), '2 тижні');
  await userEvent.click(dialog.getByRole('button', { name: 'Зберегти шаблон' }));
  await waitFor(() =>
    expect(server.asked).toMatchObject([
      { fromMenu: { from: mondayOf(today()), kind: 'weeks', weeks: 2, language: 'uk' } },
    ]),
  );
});

test('publishing: recipes of one’s own keep it back; else it is handed in and can be taken back', async () => {
  const secret = aDish('Бабусин борщ', BORSCHT.recipeId, { own: true });
  const { unmount } = one(new TemplateExample([aTemplate({ dishes: [secret, SALAD] })]));
  await choose('Опублікувати…');
  const stuck = within(await screen.findByRole('dialog'));
  expect(stuck.getByText(ownUk.publish.own)).toBeTruthy();
  expect(stuck.getByText('Бабусин борщ')).toBeTruthy();
  expect(stuck.queryByRole('button', { name: ownUk.publish.send })).toBeNull();
  unmount();
  const server = new TemplateExample([aTemplate()]);
  server.refusal = refused('TEMPLATE_PRIVATE', 'uk', { current: ['Юшка'] });
  one(server);
  await choose('Опублікувати…');
  await press(ownUk.publish.send);
  expect(await screen.findByText('Юшка')).toBeTruthy();
  await press('Закрити');
  await choose('Опублікувати…');
  await press(ownUk.publish.send);
  expect(await screen.findByText(ownUk.standingText.pending)).toBeTruthy();
  await choose('Забрати з перевірки');
  await waitFor(() => expect(screen.queryByText(ownUk.standingText.pending)).toBeNull());
});

test('it goes after a question, and a notice brings it back', async () => {
  const server = new TemplateExample([aTemplate()]);
  one(server);
  await choose('Видалити…');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Видалити' }),
  );
  expect(await screen.findByText(ownUk.empty.title)).toBeTruthy();
  await press('Повернути');
  expect(await screen.findByRole('link', { name: 'Мій тиждень' })).toBeTruthy();
});

test('another’s is copied to be one’s own, and has no way to change it', async () => {
  const server = new TemplateExample([aTemplate({ mine: false, author: 'Борис', standing: null })]);
  one(server);
  expect(await screen.findByText('№ 101 · Тиждень · автор: Борис')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Змінити' })).toBeNull();
  await choose('Зробити свою копію');
  expect(await screen.findByRole('heading', { name: 'Мій тиждень (копія)' })).toBeTruthy();
});

test('an administrator finds what waits, returns it with a reason, or publishes it', async () => {
  const server = new TemplateExample([aTemplate({ mine: false, standing: null, toReview: true })]);
  open(server, 'admin/templates');
  await userEvent.click(await screen.findByRole('link', { name: /Мій тиждень/ }));
  const part = within(await screen.findByRole('region', { name: ownUk.review.title }));
  await userEvent.click(part.getByRole('button', { name: ownUk.review.return }));
  expect(part.getByLabelText('Причина').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(part.getByLabelText('Причина'), 'Замало страв');
  await userEvent.click(part.getByRole('button', { name: ownUk.review.return }));
  await waitFor(() => expect(server.asked).toEqual([{ decide: 'return', reason: 'Замало страв' }]));
  await waitFor(() => expect(screen.queryByRole('region', { name: ownUk.review.title })).toBeNull());
});

test('a week of a course leads back to it; a day comes with another dish, and nothing of it is kept for good', async () => {
  const home = { title: 'Легкі обіди', path: '/user/courses/1' };
  const server = new TemplateExample([aTemplate({ mine: false, standing: null, home })]);
  one(server, `?take=1.2&from=${MONDAY}`);
  const back = await screen.findByRole('link', { name: 'До курсу «Легкі обіди»' });
  expect(back.getAttribute('href')).toBe('/uk/user/courses/1');
  expect(screen.queryByRole('button', { name: 'Дії з шаблоном' })).toBeNull();
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: 'понеділок' }).checked).toBe(false);
  await userEvent.click(sheet.getByRole('button', { name: 'Замінити «Салат»' }));
  await userEvent.click(await sheet.findByRole('button', { name: /^Суп/ }));
  expect(sheet.getByText('замість «Салат»')).toBeTruthy();
  await waitFor(() =>
    expect(sheet.getByRole<HTMLButtonElement>('button', { name: 'Покласти в меню' }).disabled).toBe(false),
  );
  await userEvent.click(sheet.getByRole('button', { name: 'Покласти в меню' }));
  const place = { week: 1, weekday: 2, mealType: 'dinner', recipeId: SALAD.recipeId };
  await waitFor(() =>
    expect(server.asked).toEqual([
      {
        apply: {
          ...{ from: MONDAY, mode: 'append', rescale: true, over: [] },
          part: [place],
          swaps: [{ ...place, by: id(13), grams: 350 }],
        },
      },
    ]),
  );
});
