import { expect, jest, test } from '@jest/globals';
import { renderOnStand, screen, userEvent } from '../stand';
import { Pager, pagesAround } from './Pager';

test.each([
  [1, 2, [1, 2]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 11, 12]],
])('page %d of %d', (page, pages, offered) => {
  expect(pagesAround(page, pages)).toEqual(offered);
});

test('says which page is open and leads to others', async () => {
  const go = jest.fn();
  renderOnStand(<Pager page={1} pages={3} onPage={go} />);
  expect(screen.getByRole('button', { current: 'page' }).getAttribute('aria-label')).toBe('Сторінка 1');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Попередня сторінка' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Сторінка 3' }));
  expect(go).toHaveBeenCalledWith(3);
});

test('one page needs none', () => {
  renderOnStand(<Pager page={1} pages={1} onPage={() => undefined} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
