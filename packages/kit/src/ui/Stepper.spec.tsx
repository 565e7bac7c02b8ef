import { expect, test } from '@jest/globals';
import { useState } from 'react';
import { renderOnStand, screen, userEvent } from '../stand';
import { Stepper } from './Stepper';

function Servings() {
  const [value, setValue] = useState(2);
  return (
    <Stepper
      value={value}
      min={1}
      max={3}
      lng="uk"
      label="Порції"
      lessLabel="Менше"
      moreLabel="Більше"
      onChange={setValue}
    />
  );
}

test('counts up and down and stops at the ends', async () => {
  renderOnStand(<Servings />);
  const [less, more] = ['Менше', 'Більше'].map((name) =>
    screen.getByRole<HTMLButtonElement>('button', { name }),
  );
  const value = screen.getByRole('group', { name: 'Порції' }).querySelector('output');
  await userEvent.click(more!);
  expect(value?.textContent).toBe('3');
  expect(more?.disabled).toBe(true);
  await userEvent.click(less!);
  await userEvent.click(less!);
  expect(value?.textContent).toBe('1');
  expect(less?.disabled).toBe(true);
});
