import { expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { act, fireEvent, renderOnStand, screen, userEvent, waitFor } from '../stand';
import { ComboBox } from './ComboBox';
import type { Choice } from './Select';

const FOODS = ['Буряк', 'Бульйон', 'Квасоля'].map((label) => ({ value: label, label }));
const search = jest.fn(async (text: string, _signal: AbortSignal) =>
  FOODS.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase())),
);
const create = jest.fn<(text: string) => void>();

function Food(props: { gathering?: boolean; creating?: boolean }) {
  const [one, setOne] = useState<Choice | null>(null);
  const [all, setAll] = useState<string[]>([]);
  return (
    <>
      <ComboBox
        label="Продукт"
        search={search}
        value={props.gathering ? undefined : one}
        onChoose={(choice) => {
          setOne(choice);
          if (choice) setAll([...all, choice.label]);
        }}
        {...(props.creating ? { onCreate: create } : {})}
      />
      <p data-testid="all">{all.join(', ')}</p>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Продукт' });

test('searches once the hand pauses and calls the earlier search off', async () => {
  search.mockClear();
  renderOnStand(<Food />);
  await userEvent.click(field());
  // Both letters within one pause, however busy the machine is.
  fireEvent.change(field(), { target: { value: 'б' } });
  fireEvent.change(field(), { target: { value: 'бу' } });
  await screen.findByRole('option', { name: 'Буряк' });
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(search.mock.calls.map(([text]) => text)).toEqual(['бу']);
  await userEvent.type(field(), 'р');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(search.mock.calls[0]?.[1].aborted).toBe(true);
});

test('a choice by keyboard stays in the field', async () => {
  renderOnStand(<Food />);
  await userEvent.type(field(), 'бу');
  await screen.findByRole('option', { name: 'Буряк' });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field().value).toBe('Бульйон');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

test('a choice whose name its owner learns later leaves the list shut', async () => {
  let learn: () => void = () => undefined;
  const Late = () => {
    const [value, setValue] = useState<Choice | null>(null);
    const choose = (choice: Choice | null) => {
      learn = () => setValue(choice);
    };
    return <ComboBox label="Продукт" search={search} value={value} onChoose={choose} />;
  };
  renderOnStand(<Late />);
  await userEvent.type(field(), 'бу');
  await userEvent.click(await screen.findByRole('option', { name: 'Буряк' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  act(() => learn());
  expect(field().value).toBe('Буряк');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('gathering empties the field after each choice', async () => {
  renderOnStand(<Food gathering />);
  await userEvent.type(field(), 'к');
  await userEvent.click(await screen.findByRole('option', { name: 'Квасоля' }));
  expect(screen.getByTestId('all').textContent).toBe('Квасоля');
  expect(field().value).toBe('');
});

test('says when nothing is found, and when the search does not answer', async () => {
  renderOnStand(<Food />);
  await userEvent.type(field(), 'щось');
  await screen.findByText('Нічого не знайдено');
  search.mockRejectedValueOnce(new Error('offline'));
  await userEvent.type(field(), 'е');
  await screen.findByText('Пошук не відповідає. Спробуйте ще раз.');
});

test('what was typed can be chosen where that is allowed', async () => {
  create.mockClear();
  renderOnStand(<Food creating />);
  await userEvent.type(field(), 'Топінамбур');
  await userEvent.click(await screen.findByRole('option', { name: 'Додати «Топінамбур»' }));
  expect(create).toHaveBeenCalledWith('Топінамбур');
});
