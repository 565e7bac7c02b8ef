import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createSession, type SessionUser } from '@sytno/kit';
import { renderOnStand, screen, userEvent, waitFor } from '@sytno/kit/stand';
import { DoorContext } from '../door/door-context';
import { DOOR_TEXTS } from '../door/door-texts';
import { uk } from '../door/texts/uk';
import { LoginPage } from './LoginPage';

const admin: SessionUser = {
  id: '3f1c7c1e-5b0a-4a52-9a44-0c2f7d6a1111',
  email: 'admin@example.com',
  headers: { 'access-token': 't', client: 'c', uid: 'u' },
  expiresAt: '2099-01-01T00:00:00.000Z',
};
const config = { demo: false, provider: '', contact: '', premiumMonth: '' };
const fetchBefore = globalThis.fetch;
const session = createSession(localStorage, window);
beforeEach(() => session.signOut());
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

const answer = (status: number, body: object) =>
  ({
    ok: status < 400,
    status,
    statusText: '',
    text: () => Promise.resolve(JSON.stringify(body)),
    json: () => Promise.resolve(body),
  }) as Response;

test('a code is asked for after the password; a wrong one can be mended, a right one signs in', async () => {
  const sent: [unknown, unknown][] = [];
  globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
    const body = JSON.parse(init?.body as string) as { code?: string };
    sent.push([url, body]);
    if (url === '/api/admins/authenticate') {
      return Promise.resolve(answer(401, { code: 'SECOND_STEP', message: 'Код', data: { ticket: 'abc' } }));
    }
    if (body.code === '111111') {
      const fields = [{ path: 'code', code: 'code.wrong' }];
      return Promise.resolve(answer(400, { code: 'INPUT_INVALID', message: '', data: { fields } }));
    }
    return Promise.resolve(answer(200, admin));
  });
  // Whoever is signed in is led away, which jsdom does not do.
  jest.spyOn(session, 'signIn').mockImplementation(() => undefined);
  renderOnStand(
    <DoorContext value={{ page: 'login', lng: 'uk', config, session }}>
      <LoginPage />
    </DoorContext>,
    { texts: { [DOOR_TEXTS]: uk } },
  );
  await userEvent.type(screen.getByLabelText(uk.login.email), admin.email);
  await userEvent.type(screen.getByLabelText(uk.login.password), 'sytno-demo');
  await userEvent.click(screen.getByRole('button', { name: uk.login.submit }));
  expect(await screen.findByRole('heading', { name: uk.login.step.title })).toBeTruthy();
  const field = () => screen.getByLabelText(uk.login.step.code);
  const send = () => userEvent.click(screen.getByRole('button', { name: uk.login.step.submit }));
  await send();
  expect(await screen.findByText('Поле не заповнене!')).toBeTruthy();
  await userEvent.type(field(), '111111');
  await send();
  expect(await screen.findByText('Код не підходить або його вже використали')).toBeTruthy();
  await userEvent.clear(field());
  await userEvent.type(field(), '222222');
  await send();
  await waitFor(() => expect(session.signIn).toHaveBeenCalledWith(admin));
  expect(sent.at(-1)).toEqual(['/api/auth/second-step', { ticket: 'abc', code: '222222' }]);
});
