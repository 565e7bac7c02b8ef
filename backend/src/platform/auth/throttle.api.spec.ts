import { describe, expect, test } from '@jest/globals';
import { errorText, type ErrorBody } from '@sytno/contract';
import { PASSWORD, useStand, type Answer } from '../../testing/stand';

const stand = useStand({ THROTTLE_SCALE: '0.2' });

const signIn = (username: string, password: string) =>
  stand.call('POST', '/api/admins/authenticate', {
    body: { username, password },
    headers: { 'accept-language': 'en' },
  });

const untilRefused = async (attempt: () => Promise<Answer>, most = 50): Promise<Answer> => {
  for (let i = 0; i < most; i++) {
    const answer = await attempt();
    if (answer.status === 429) return answer;
  }
  throw new Error('never refused');
};

describe('too many attempts', () => {
  test('to sign in to one account are refused, with the time to wait, also in the right one’s face', async () => {
    const person = await stand.person();
    const refused = await untilRefused(() => signIn(person.email, 'wrong'), 4);
    const { code, message, data } = refused.body as ErrorBody;
    expect(code).toBe('TOO_MANY');
    expect(data.seconds).toBeGreaterThan(800);
    expect(message).toBe(errorText('TOO_MANY', 'en', data));
    expect(message).toMatch(/Try again in \d+ (?:s|min|h)\.$/);
    expect(refused.headers.get('retry-after')).toBe(String(data.seconds));
    expect((await signIn(person.email.toUpperCase(), PASSWORD)).status).toBe(429);
    const other = await stand.person();
    expect((await signIn(other.email, PASSWORD)).status).toBe(200);
  });

  test('at the same moment count too', async () => {
    const person = await stand.person();
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(person.email, 'wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(2);
  });

  test('do not hold who signs in rightly', async () => {
    const person = await stand.person();
    for (let i = 0; i < 8; i++) expect((await signIn(person.email, PASSWORD)).status).toBe(200);
  });

  test('to register or to recover are refused', async () => {
    const email = 'nobody@sytno.test';
    const recover = () => stand.call('POST', '/api/auth/password', { body: { email } });
    expect((await untilRefused(recover, 3)).body).toMatchObject({ code: 'TOO_MANY' });
    const form = { password: 'long enough', passwordConfirmation: 'long enough', adult: true, terms: true };
    let count = 0;
    const register = () =>
      stand.call('POST', '/api/auth/registration', {
        body: { ...form, email: `many${++count}@sytno.test`, language: 'uk' },
      });
    expect((await untilRefused(register, 5)).body).toMatchObject({ code: 'TOO_MANY' });
    expect(count).toBe(5);
  });

  test('are remembered over a restart, and without addresses', async () => {
    const person = await stand.person();
    await untilRefused(() => signIn(person.email, 'wrong'), 4);
    await stand.app.close();
    await stand.start();
    expect((await signIn(person.email, PASSWORD)).status).toBe(429);
    const rows = await stand.db.query<{ key: string }[]>('select key from plt_rate_limit');
    expect(JSON.stringify(rows)).not.toMatch(/@|127\.0\.0\.1/);
  });
});
