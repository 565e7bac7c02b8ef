import { expect, jest, test } from '@jest/globals';
import type { ComponentType } from 'react';
import { renderOnStand, screen, userEvent, waitFor } from '../stand';
import { useTexts } from '../i18n/use-texts';
import { laterPart } from './later-part';

const Part: ComponentType<{ name: string }> = ({ name }) => <p>{`Ось ${name}`}</p>;

test('a part stands once its file is there, and its shape until then', async () => {
  const Later = laterPart('kit.one', () => Promise.resolve(Part), {
    skeleton: ({ name }: { name: string }) => <p>{`Чекаємо на ${name}`}</p>,
  });
  renderOnStand(<Later name="борщ" />);
  expect(screen.getByText('Чекаємо на борщ')).toBeTruthy();
  expect(await screen.findByText('Ось борщ')).toBeTruthy();
});

test('a file that did not come is asked for again', async () => {
  const load = jest.fn<() => Promise<typeof Part>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const Later = laterPart('kit.two', load, { skeleton: null });
  renderOnStand(<Later name="борщ" />);
  await screen.findByRole('alert');
  load.mockResolvedValue(Part);
  await userEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
  expect(await screen.findByText('Ось борщ')).toBeTruthy();
});

test('words of its own are there when it is', async () => {
  const Spoken = () => <p>{useTexts('kit-later').t('greeting')}</p>;
  const Later = laterPart('kit.three', () => Promise.resolve(Spoken), {
    skeleton: null,
    words: { namespace: 'kit-later', load: () => Promise.resolve({ greeting: 'Смачного' }) },
  });
  renderOnStand(<Later />);
  await waitFor(() => expect(screen.getByText('Смачного')).toBeTruthy());
});
