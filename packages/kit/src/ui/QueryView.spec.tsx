import { describe, expect, test } from '@jest/globals';
import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, renderOnStand, screen } from '../stand';
import { QueryView } from './QueryView';

function Page({ ask }: { ask: () => Promise<string> }) {
  const query = useQuery({ queryKey: ['x'], queryFn: ask });
  return (
    <QueryView query={query} skeleton={<p>skeleton</p>}>
      {(data) => <p>{data}</p>}
    </QueryView>
  );
}

describe('a query has three faces', () => {
  test('a skeleton that is announced, then the data', async () => {
    renderOnStand(<Page ask={() => Promise.resolve('data')} />);
    expect(screen.getByText('skeleton')).toBeTruthy();
    expect(screen.getByText('Завантаження')).toBeTruthy();
    expect(await screen.findByText('data')).toBeTruthy();
  });

  test('a refusal in the server’s words, and a way to ask again', async () => {
    let count = 0;
    const ask = () => {
      count += 1;
      return count === 1
        ? Promise.reject(new ORPCError('NOT_FOUND', { status: 404, message: 'Тут нічого не знайдено.' }))
        : Promise.resolve('found');
    };
    renderOnStand(<Page ask={ask} />);
    expect((await screen.findByRole('alert')).textContent).toContain('Тут нічого не знайдено.');
    fireEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
    expect(await screen.findByText('found')).toBeTruthy();
  });

  test('no answer at all is told as no connection', async () => {
    renderOnStand(<Page ask={() => Promise.reject(new TypeError('Failed to fetch'))} />, { lng: 'en' });
    expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  });
});
