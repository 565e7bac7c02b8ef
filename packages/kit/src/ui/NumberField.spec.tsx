import { describe, expect, jest, test } from '@jest/globals';
import type { Language } from '@sytno/domain';
import { useState } from 'react';
import { act, renderOnStand, screen, userEvent } from '../stand';
import { NumberField } from './NumberField';

const told = jest.fn<(value: number | null) => void>();

function Weight(props: { start: number | null; digits?: number }) {
  const [value, setValue] = useState(props.start);
  return (
    <NumberField
      label="Вага"
      unit="г"
      min={1}
      max={5000}
      step={5}
      value={value}
      digits={props.digits ?? 2}
      onChange={(next) => {
        told(next);
        setValue(next);
      }}
    />
  );
}

function shown(start: number | null, lng: Language = 'uk', digits?: number) {
  told.mockClear();
  renderOnStand(<Weight start={start} {...(digits === undefined ? {} : { digits })} />, { lng });
  return screen.getByLabelText<HTMLInputElement>('Вага');
}

describe('a number with a decimal comma', () => {
  test('is shown as the language writes it', () => {
    expect(shown(312.5).value).toBe('312,5');
  });

  test('is shown with a point in English', () => {
    expect(shown(312.5, 'en').value).toBe('312.5');
  });

  test.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['½', 0.5],
    ['2,999', 3],
  ])('“%s” is %d, and stays as it was typed until the field is left', async (text, value) => {
    const field = shown(null);
    await userEvent.type(field, text);
    expect(field.value).toBe(text);
    expect(told).toHaveBeenLastCalledWith(value);
  });

  test('is written out when the field is left', async () => {
    const field = shown(null);
    await userEvent.type(field, '1.50');
    await userEvent.tab();
    expect(field.value).toBe('1,5');
  });

  test('an emptied field is no number and no fault', async () => {
    const field = shown(20);
    await userEvent.clear(field);
    await userEvent.tab();
    expect(told).toHaveBeenLastCalledWith(null);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('what cannot be', () => {
  test('is said after leaving, not while typing, and keeps what was typed', async () => {
    const field = shown(null);
    await userEvent.type(field, 'багато');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    expect(screen.getByRole('alert').textContent).toBe('Введіть число, наприклад 1,5');
    expect(field.value).toBe('багато');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(told).toHaveBeenLastCalledWith(null);
  });

  test('a number out of bounds is told with the bounds', async () => {
    const field = shown(null);
    await userEvent.type(field, '6000');
    await userEvent.tab();
    expect(screen.getByRole('alert').textContent.replace(/\s/g, ' ')).toBe('Від 1 до 5 000');
    expect(told).toHaveBeenLastCalledWith(6000);
  });
});

test('arrows step and stop at the bounds', async () => {
  const field = shown(4990);
  act(() => field.focus());
  await userEvent.keyboard('{ArrowUp}');
  expect(told).toHaveBeenLastCalledWith(4995);
  await userEvent.keyboard('{PageUp}');
  expect(told).toHaveBeenLastCalledWith(5000);
  await userEvent.keyboard('{ArrowDown}');
  expect(told).toHaveBeenLastCalledWith(4995);
});

test('whole numbers bring the phone’s keys without a comma', () => {
  expect(shown(20, 'uk', 0).inputMode).toBe('numeric');
});

describe('a form with a number', () => {
  const sent = jest.fn();
  const filled = async (text: string) => {
    sent.mockClear();
    renderOnStand(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
        }}
        noValidate
      >
        <Weight start={null} />
        <button type="submit">Далі</button>
      </form>,
      { lng: 'uk' },
    );
    await userEvent.type(screen.getByLabelText('Вага'), text);
  };

  test.each(['{Enter}', 'click'])('is not sent while its text says nothing (%s)', async (way) => {
    await filled('12о0');
    if (way === 'click') await userEvent.click(screen.getByRole('button'));
    else await userEvent.keyboard(way);
    expect(sent).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByLabelText('Вага'));
    expect(screen.getByText('Введіть число, наприклад 1,5')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Вага'));
    await userEvent.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('says what is out of bounds as it is sent', async () => {
    await filled('0,5{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
    expect(
      screen.getByText('Від 1 до 5 000', { normalizer: (text) => text.replace(/\s/g, ' ') }),
    ).toBeTruthy();
  });
});
