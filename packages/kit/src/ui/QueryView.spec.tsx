import { describe, expect, test } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, refused, renderOnStand, screen } from '../stand';
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
      return count === 1 ? Promise.reject(refused('IN_USE')) : Promise.resolve('found');
    };
    renderOnStand(<Page ask={ask} />);
    expect((await screen.findByRole('alert')).textContent).toContain('Цим користуються.');
    fireEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
    expect(await screen.findByText('found')).toBeTruthy();
  });

  const bad = { fields: [{ path: 'id', code: 'type' as const }] };
  test.each([
    ['what is not there', refused('NOT_FOUND')],
    ['an address whose id is none', refused('INPUT_INVALID', 'uk', bad)],
  ])('%s is told as such, and nobody is asked to try again', async (_, refusal) => {
    renderOnStand(<Page ask={() => Promise.reject(refusal)} />);
    expect((await screen.findByRole('alert')).textContent).toContain('адресу скопійовано не повністю');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('no answer at all is told as no connection', async () => {
    renderOnStand(<Page ask={() => Promise.reject(new TypeError('Failed to fetch'))} />, { lng: 'en' });
    expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  });
});
