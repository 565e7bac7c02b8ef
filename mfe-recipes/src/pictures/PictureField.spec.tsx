import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { PICTURE_BYTES, type Language } from '@sytno/domain';
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
} from '@sytno/kit/stand';
import { useState } from 'react';
import { en } from '../texts/en';
import { ru } from '../texts/ru';
import { uk } from '../texts/uk';
import { PictureField } from './PictureField';

let giveBack = (): void => undefined;
beforeEach(() => {
  giveBack = FakeUpload.take();
  localStorage.clear();
});
afterEach(() => giveBack());

function Form({ first, told }: { first: string | null; told: (id: string | null) => void }) {
  const [value, setValue] = useState(first);
  return (
    <PictureField
      value={value}
      name="Борщ"
      onChange={(id) => {
        told(id);
        setValue(id);
      }}
    />
  );
}

function open(
  first: string | null = null,
  answers: Record<string, (input: never) => unknown> = {},
  lng: Language = 'uk',
) {
  const told: (string | null)[] = [];
  const session = createSession(localStorage, window);
  session.signIn({
    id: aPicture().id,
    email: 'me@sytno.test',
    headers: { 'access-token': 'token', client: 'client', uid: 'uid' },
    expiresAt: '2027-01-01T00:00:00.000Z',
  });
  renderOnStand(<Form first={first} told={(id) => told.push(id)} />, {
    lng,
    session,
    texts: { recipes: { uk, ru, en }[lng] },
    answers: {
      'platform.pictures.get': ({ id }: { id: string }) => aPicture(Number(id.at(-1))),
      ...answers,
    },
  });
  return { told, session };
}

const file = (name = 'borscht.jpg', type = 'image/jpeg') => new File(['bytes'], name, { type });
const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const choose = (one = file()) => {
  fireEvent.change(input(), { target: { files: [one] } });
};
const shown = () => screen.findByRole('img', { name: 'Борщ' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a photo that is chosen', () => {
  test('is sent as it is, seen on its way, and stands there under the dish’s name', async () => {
    const { told } = open();
    choose();
    const sent = FakeUpload.last();
    expect([sent.method, new URL(sent.url).pathname + new URL(sent.url).search]).toEqual([
      'POST',
      '/api/pictures?kind=recipe',
    ]);
    expect(sent.headers).toMatchObject({ 'access-token': 'token', uid: 'uid', 'accept-language': 'uk' });
    expect(sent.body).toBeInstanceOf(File);
    expect(document.querySelector('img')?.getAttribute('src')).toBe('blob:preview');
    sent.progress(0.4);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    sent.progress(1);
    expect(screen.getByText('Готуємо світлину')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBeNull();
    await sent.done(aPicture());
    const image = await shown();
    expect(image.getAttribute('src')).toBe('/pictures/photo1/640.webp');
    expect(told).toEqual([aPicture().id]);
    expect(screen.getByText('Світлину додано')).toBeTruthy();
  });

  test('is asked for in the types that are taken, so that a phone makes JPEG of HEIC', () => {
    open();
    expect(input().accept).toBe('image/jpeg,image/png,image/webp,image/avif');
  });

  test('can be dropped, and one dropped beside it does not take the page away', () => {
    open();
    const place = screen.getByRole('button', { name: /Додати світлину/ }).parentElement!;
    const dataTransfer = { types: ['Files'], files: [file()] };
    expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
    expect(FakeUpload.sent).toEqual([]);
    fireEvent.drop(place, { dataTransfer });
    expect(FakeUpload.sent.length).toBe(1);
  });

  test('can be pasted; words are pasted where they always are', () => {
    open();
    expect(fireEvent.paste(document.body, { clipboardData: { files: [], types: ['text/plain'] } })).toBe(
      true,
    );
    expect(FakeUpload.sent).toEqual([]);
    fireEvent.paste(document.body, { clipboardData: { files: [file('x.png', 'image/png')] } });
    expect(FakeUpload.sent.length).toBe(1);
  });

  test('is one', async () => {
    open();
    const place = screen.getByRole('button', { name: /Додати світлину/ }).parentElement!;
    fireEvent.drop(place, { dataTransfer: { types: ['Files'], files: [file(), file()] } });
    expect((await screen.findByRole('alert')).textContent).toContain('Оберіть одну світлину');
    expect(FakeUpload.sent).toEqual([]);
  });

  test('can be called off', async () => {
    const { told } = open();
    choose();
    await press('Скасувати');
    expect(FakeUpload.last().aborted).toBe(true);
    await screen.findByRole('button', { name: /Додати світлину/ });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(told).toEqual([]);
  });
});

describe('a photo that is not taken', () => {
  test.each(['uk', 'ru', 'en'] as const)('says why at the field in %s', async (lng) => {
    open(null, {}, lng);
    choose(file('IMG_1.HEIC', ''));
    await FakeUpload.last().refuse('PICTURE_HEIC', lng);
    expect((await screen.findByRole('alert')).textContent).toContain('HEIC');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('leaves the one before where it was', async () => {
    const { told } = open(aPicture(2).id);
    await shown();
    choose();
    await FakeUpload.last().refuse('PICTURE_BROKEN');
    await screen.findByRole('alert');
    expect((await shown()).getAttribute('src')).toBe('/pictures/photo2/640.webp');
    expect(told).toEqual([]);
  });

  test('of over 20 MB is not even sent', async () => {
    open();
    const large = file();
    Object.defineProperty(large, 'size', { value: PICTURE_BYTES + 1 });
    choose(large);
    expect((await screen.findByRole('alert')).textContent).toContain('20 МБ');
    expect(FakeUpload.sent).toEqual([]);
  });

  test('for want of a connection, or of our server, can be tried again', async () => {
    open();
    choose();
    await FakeUpload.last().fail();
    expect((await screen.findByRole('alert')).textContent).toContain('немає зв’язку');
    choose();
    expect(screen.queryByRole('alert')).toBeNull();
    await FakeUpload.last().answer(502, '<html>Bad gateway</html>');
    expect((await screen.findByRole('alert')).textContent).toContain('немає зв’язку');
  });

  test('by a server that does not know the session signs out', async () => {
    const { session } = open();
    choose();
    await FakeUpload.last().refuse('SIGN_IN_REQUIRED');
    await waitFor(() => expect(session.user()).toBeNull());
  });
});

describe('a photo that is there', () => {
  test('can be replaced', async () => {
    const { told } = open(aPicture(1).id);
    await shown();
    choose();
    await FakeUpload.last().done(aPicture(2));
    await waitFor(async () => expect((await shown()).getAttribute('src')).toContain('photo2'));
    expect(told).toEqual([aPicture(2).id]);
  });

  test('can be taken away, and put back', async () => {
    const { told } = open(aPicture(1).id);
    await shown();
    await press('Прибрати');
    expect(screen.queryByRole('img', { name: 'Борщ' })).toBeNull();
    await press('Повернути світлину');
    await shown();
    expect(told).toEqual([null, aPicture(1).id]);
  });

  test('that cannot be had says so, with a way on', async () => {
    let tries = 0;
    open(aPicture(1).id, {
      'platform.pictures.get': () => {
        tries++;
        if (tries === 1) throw refused('UNAVAILABLE');
        return aPicture(1);
      },
    });
    await screen.findByRole('alert');
    expect(screen.getByRole('button', { name: 'Прибрати' })).toBeTruthy();
    await press('Спробувати ще раз');
    await shown();
  });
});

test('a photo that was not saved in time says that it is gone, and can be taken off', async () => {
  const { told } = open(aPicture(1).id, {
    'platform.pictures.get': () => {
      throw refused('NOT_FOUND');
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('вже немає');
  expect(screen.queryByRole('button', { name: 'Спробувати ще раз' })).toBeNull();
  await press('Прибрати');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(told).toEqual([null]);
});

describe('cropping', () => {
  const cropped: unknown[] = [];
  beforeEach(() => {
    cropped.length = 0;
  });
  const answers = {
    'platform.pictures.crop': (input: unknown) => {
      cropped.push(input);
      return aPicture(3);
    },
  };

  test('by keyboard alone: the frame gets smaller and goes to a corner', async () => {
    const { told } = open(aPicture(1).id, answers);
    await shown();
    await press('Кадрувати');
    const dialog = within(await screen.findByRole('dialog', { name: 'Що видно на світлині' }));
    expect(dialog.queryByRole('slider', { name: 'Вище чи нижче' })).toBeNull();
    const slide = (name: string, value: number) =>
      fireEvent.change(dialog.getByRole('slider', { name }), { target: { value } });
    slide('Розмір рамки', 0.5);
    slide('Ліворуч чи праворуч', 1);
    slide('Вище чи нижче', 0);
    await userEvent.click(dialog.getByRole('button', { name: 'Зберегти кадр' }));
    await waitFor(() => expect(told).toEqual([aPicture(3).id]));
    expect(cropped).toEqual([
      { id: aPicture(1).id, crop: { left: 0.625, top: 0, width: 0.375, height: 0.5 } },
    ]);
    expect((await shown()).getAttribute('src')).toContain('photo3');
  });

  test('by hand: the frame follows, and its corners pull it', async () => {
    open(aPicture(1).id, answers);
    await shown();
    await press('Кадрувати');
    const frame = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('[data-crop-frame]');
      if (!found) throw new Error('no frame');
      return found;
    });
    frame.parentElement!.getBoundingClientRect = () => ({ width: 400, height: 225 }) as DOMRect;
    for (const one of [frame, ...frame.children]) (one as HTMLElement).setPointerCapture = () => undefined;
    // jsdom knows no pointer: a mouse's event under its name has a place.
    const pointer = (what: Element, type: string, clientX = 0, clientY = 0) =>
      fireEvent(what, new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY }));
    const drag = (what: Element, x: number, y: number) => {
      pointer(what, 'pointerdown', 100, 100);
      pointer(what, 'pointermove', 100 + x, 100 + y);
      pointer(what, 'pointerup');
    };
    drag(frame.querySelector('[data-corner=bottomRight]')!, -150, 0);
    expect([frame.style.left, frame.style.width]).toEqual(['12.5%', '37.5%']);
    drag(frame, -400, 400);
    expect([frame.style.left, frame.style.top]).toEqual(['0%', '50%']);
    await press('Якомога більше');
    expect([frame.style.left, frame.style.width]).toEqual(['12.5%', '75%']);
  });

  test('that is refused says why and keeps the frame', async () => {
    open(aPicture(1).id, {
      'platform.pictures.crop': () => {
        throw refused('TOO_MANY', 'uk', { seconds: 40 });
      },
    });
    await shown();
    await press('Кадрувати');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('slider', { name: 'Розмір рамки' }), { target: { value: 0.5 } });
    await userEvent.click(dialog.getByRole('button', { name: 'Зберегти кадр' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('40 с');
    expect(dialog.getByRole<HTMLInputElement>('slider', { name: 'Розмір рамки' }).value).toBe('0.5');
  });
});
