import { describe, expect, test } from '@jest/globals';
import { fireEvent, renderOnStand, screen } from '../stand';
import { DishPicture, type DishPhoto } from './DishPicture';

const drawn = (icons: readonly string[], given: { tint?: string; label?: string; size?: number } = {}) => {
  const { tint = '#B5564A', ...rest } = given;
  const { container } = renderOnStand(<DishPicture picture={{ icons, tint }} {...rest} />);
  return {
    container,
    plate: container.querySelector('span'),
    foods: () => [...container.querySelectorAll('img')],
  };
};
const names = (foods: readonly HTMLImageElement[]) =>
  foods.map((food) => food.getAttribute('src')?.split('/').at(-1)?.replace('.svg', ''));

describe('a drawn dish', () => {
  test('lays up to three different foods on the plate, with sizes known before they load', () => {
    const { foods } = drawn(['tomato', 'tomato', 'carrot', 'onion', 'potato'], { size: 100 });
    expect(names(foods())).toEqual(['tomato', 'carrot', 'onion']);
    for (const food of foods()) {
      expect(Number(food.getAttribute('width'))).toBeGreaterThan(20);
      expect(food.getAttribute('height')).toBe(food.getAttribute('width'));
      expect(food.getAttribute('loading')).toBe('lazy');
      expect(food.getAttribute('alt')).toBe('');
    }
  });

  test('is the same for the same dish each time', () => {
    const once = drawn(['tomato', 'carrot']).container.innerHTML;
    expect(drawn(['tomato', 'carrot']).container.innerHTML).toBe(once);
  });

  test('never shows a broken picture: the others move together', () => {
    const { foods, plate } = drawn(['tomato', 'carrot']);
    const alone = drawn(['carrot']).foods()[0]?.style.cssText;
    fireEvent.error(foods()[0] ?? document.body);
    expect(names(foods())).toEqual(['carrot']);
    expect(foods()[0]?.style.cssText).toBe(alone);
    fireEvent.error(foods()[0] ?? document.body);
    expect(foods()).toEqual([]);
    expect(plate?.isConnected).toBe(true);
  });

  test('asks for no file outside the pictures', () => {
    expect(names(drawn(['../../api/session', 'a b', '', 'Egg', 'egg']).foods())).toEqual(['egg']);
  });

  test('takes a tint that is a colour and no other style', () => {
    const tintOf = (tint: string) => drawn([], { tint }).plate?.style.getPropertyValue('--plate-tint');
    expect(tintOf('#8DBB5A')).toBe('#8DBB5A');
    expect(tintOf('url(//elsewhere.test)')).toBe('var(--sy-border)');
  });
});

describe('a small one', () => {
  test('is a single box: the foods lie in it as on the large plate, the last on top', () => {
    const { plate, foods } = drawn(['tomato', 'carrot', 'egg'], { size: 28 });
    expect(foods()).toEqual([]);
    expect(plate?.children.length).toBe(0);
    const files = [...(plate?.style.backgroundImage ?? '').matchAll(/food\/[\d.]+\/([a-z]+)\.svg/g)];
    expect(files.map(([, name]) => name)).toEqual(['egg', 'carrot', 'tomato']);
    expect(plate?.style.backgroundSize).toBe('40%, 42%, 44%, auto');
  });

  test('asks for no file outside the pictures', () => {
    expect(drawn(['../../x', 'a"b'], { size: 28 }).plate?.style.backgroundImage).not.toContain('url');
  });
});

describe('to a screen reader', () => {
  test('it is nothing without a label', () => {
    const { plate } = drawn(['egg']);
    expect(plate?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('it is one picture with a label', () => {
    drawn(['egg', 'carrot'], { label: 'Омлет' });
    expect(screen.getByRole('img', { name: 'Омлет' }).tagName).toBe('SPAN');
  });
});

describe('a dish with a photo', () => {
  const sizes = [320, 640].map((width) => ({ url: `/pictures/borscht/${String(width)}.webp`, width }));
  const shown = (photo?: DishPhoto, fill?: string) =>
    renderOnStand(
      <DishPicture
        picture={{ icons: ['tomato'], tint: '#B5564A', photo }}
        label="Борщ"
        size={120}
        fill={fill}
      />,
    );

  test('shows it under the dish’s name, with its size known before it loads', () => {
    shown({ sizes });
    const photo = screen.getByRole('img', { name: 'Борщ' });
    expect(photo.getAttribute('src')).toBe('/pictures/borscht/320.webp');
    expect(photo.getAttribute('srcset')).toBe(
      '/pictures/borscht/320.webp 320w, /pictures/borscht/640.webp 640w',
    );
    expect(photo.getAttribute('sizes')).toBe('120px');
    expect([photo.getAttribute('width'), photo.getAttribute('height')]).toEqual(['120', '120']);
  });

  test('fills a place as wide as that is', () => {
    shown({ sizes }, '50vw');
    const photo = screen.getByRole('img', { name: 'Борщ' });
    expect([photo.getAttribute('sizes'), photo.getAttribute('width')]).toEqual(['50vw', null]);
  });

  test('that cannot be had is drawn instead of a broken picture, and so is one without', () => {
    shown({ sizes });
    fireEvent.error(screen.getByRole('img', { name: 'Борщ' }));
    const drawing = screen.getByRole('img', { name: 'Борщ' });
    expect(drawing.tagName).toBe('SPAN');
    expect(names([...drawing.querySelectorAll('img')])).toEqual(['tomato']);
    shown();
    expect(screen.getAllByRole('img', { name: 'Борщ' }).map(({ tagName }) => tagName)).toEqual([
      'SPAN',
      'SPAN',
    ]);
  });
});
