import { describe, expect, jest, test } from '@jest/globals';
import { renderOnStand, screen, userEvent } from '../stand';
import { uk } from '../texts/uk';
import { Progress } from './Progress';

const bar = () => screen.getByRole('progressbar', { name: 'Читаємо рецепт' });

describe('the progress of long work', () => {
  test.each([
    [0, '0', '0%'],
    [0.426, '43', '43%'],
    [1.4, '100', '100%'],
    [-0.2, '0', '0%'],
  ])('%d is said in figures and to screen readers', (value, now, words) => {
    renderOnStand(<Progress label="Читаємо рецепт" value={value} />);
    expect(bar().getAttribute('aria-valuenow')).toBe(now);
    expect(bar().parentElement?.textContent).toContain(words);
  });

  test('that nobody can measure has no figure and says that it goes on', () => {
    renderOnStand(<Progress label="Читаємо рецепт" />);
    expect(bar().hasAttribute('aria-valuenow')).toBe(false);
    expect(screen.getByText(uk.parts.busy)).toBeTruthy();
  });

  test('is called off by its button, and has none when it cannot be', async () => {
    const cancel = jest.fn();
    const { unmount } = renderOnStand(<Progress label="Читаємо рецепт" value={0.5} onCancel={cancel} />);
    await userEvent.click(screen.getByRole('button', { name: uk.parts.cancel }));
    expect(cancel).toHaveBeenCalledTimes(1);
    unmount();
    renderOnStand(<Progress label="Читаємо рецепт" value={0.5} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
