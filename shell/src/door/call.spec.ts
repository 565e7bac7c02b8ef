import { describe, expect, jest, test } from '@jest/globals';
import { call, CallFailed } from './call';

const answering = (status: number, body: string): jest.Mock<typeof fetch> =>
  jest.fn<typeof fetch>().mockResolvedValue({
    ok: status < 400,
    status,
    json: () => Promise.resolve(body).then((text) => JSON.parse(text) as unknown),
  } as Response);

const letter = { email: 'olena@example.com', text: 'Дякую', language: 'uk' } as const;

describe('a call of the door', () => {
  test('posts its input and says in which language a refusal shall come', async () => {
    const fetcher = answering(201, '{"done":true}');
    await expect(call('write', letter, 'ru', fetcher)).resolves.toEqual({ done: true });
    const [url, init] = fetcher.mock.calls[0] ?? [];
    expect(url).toBe('/api/messages');
    expect(init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'ru' },
      body: JSON.stringify(letter),
    });
  });

  test('tells a refusal with its fields', async () => {
    const body = {
      code: 'INPUT_INVALID',
      message: 'Ні',
      data: { fields: [{ path: 'email', code: 'email.invalid' }] },
    };
    await expect(call('write', letter, 'uk', answering(400, JSON.stringify(body)))).rejects.toMatchObject({
      code: 'INPUT_INVALID',
      message: 'Ні',
      fields: [{ path: 'email', code: 'email.invalid' }],
    });
  });

  test.each([
    ['a page in place of an answer', () => answering(502, '<html>')],
    ['an answer that is not ours', () => answering(500, '{"error":1}')],
    ['nothing at all', () => jest.fn<typeof fetch>().mockRejectedValue(new TypeError('offline'))],
  ])('takes %s for no answer', async (_, fetcher) => {
    const failure = call('write', letter, 'uk', fetcher());
    await expect(failure).rejects.toBeInstanceOf(CallFailed);
    await expect(failure).rejects.toMatchObject({ code: 'OFFLINE', fields: [] });
  });
});
