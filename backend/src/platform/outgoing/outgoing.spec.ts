import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { readConfig } from '../config/config';
import { Outgoing } from './outgoing';
import { OutgoingError, type OutgoingCall } from './outgoing-call';

const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);

/** Allowed to ask this machine, as a test configuration is. */
const near = new Outgoing(readConfig({ OUTGOING_LOOPBACK: 'on', PUBLIC_URL: 'https://sytno.test' }, '/'));
/** As in production. */
const strict = new Outgoing(readConfig({}, '/'));

const servers: Server[] = [];
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

const PLAIN = Buffer.from('Борщ '.repeat(2000));
const PACKED: Record<string, Buffer> = {
  gzip: gzipSync(PLAIN),
  deflate: deflateSync(PLAIN),
  br: brotliCompressSync(PLAIN),
};
let asked: { request: IncomingMessage; body: string }[] = [];
let url = '';
let other = '';

beforeAll(async () => {
  other = await listen((request, response) => {
    asked.push({ request, body: '' });
    response.end('other');
  });
  url = await listen((request, response) => {
    void request.toArray().then((chunks) => {
      asked.push({ request, body: Buffer.concat(chunks as Buffer[]).toString() });
      const [, what = '', value = ''] = new URL(request.url ?? '', 'http://x').pathname.split('/');
      if (what === 'packed') response.writeHead(200, { 'content-encoding': value }).end(PACKED[value]);
      else if (what === 'status') response.writeHead(Number(value), { 'x-a': ['1', '2'] }).end('body');
      else if (what === 'broken') response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip');
      else if (what === 'round') response.writeHead(302, { location: `/round/${Number(value) - 1}` }).end();
      else if (what === 'to') response.writeHead(Number(value), { location: targetOf(request) }).end();
      else if (what === 'silent') return;
      else if (what === 'drip') response.writeHead(200).write('a');
      else response.end(PLAIN);
    });
  });
});
const targetOf = (request: IncomingMessage) => new URL(request.url ?? '', url).searchParams.get('t') ?? '';

const send = (path: string, call: Omit<OutgoingCall, 'url'> = {}) => {
  asked = [];
  return near.send({ url: url + path, ...call });
};
async function reasonOf(sent: Promise<unknown>): Promise<string> {
  try {
    await sent;
    return 'answered';
  } catch (error) {
    return error instanceof OutgoingError ? error.reason : String(error);
  }
}

describe('a request', () => {
  test('gets its answer whole, whatever the status', async () => {
    const answer = await send('/status/418');
    expect({ ...answer, body: answer.body.toString() }).toMatchObject({
      status: 418,
      headers: { 'x-a': '1, 2' },
      body: 'body',
      url: `${url}/status/418`,
    });
  });

  test('says honestly who asks', async () => {
    await send('/');
    expect(asked[0]?.request.headers['user-agent']).toMatch(/^Sytno\/\S+ \(\+https:\/\/sytno\.test\)$/);
  });

  test('carries method, headers and body', async () => {
    await send('/', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"a":"є"}' });
    expect(asked[0]).toMatchObject({
      body: '{"a":"є"}',
      request: { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': '10' } },
    });
  });

  test.each(Object.keys(PACKED))('unpacks %s', async (packing) => {
    expect((await send(`/packed/${packing}`)).body.equals(PLAIN)).toBe(true);
  });

  test.each([
    ['a plain body', '/', 'size'],
    ['an unpacked body', '/packed/gzip', 'size'],
    ['what is announced', '/packed/br', 'size'],
  ])('of a limited size does not take more: %s', async (_, path, reason) => {
    expect(await reasonOf(send(path, { maxBytes: path === '/packed/br' ? 10 : 5000 }))).toBe(reason);
  });

  test.each(['/silent', '/drip'])('does not wait for ever: %s', async (path) => {
    expect(await reasonOf(send(path, { timeoutMs: 60 }))).toBe('time');
  });

  test('ends with its caller', async () => {
    const abort = new AbortController();
    const sent = reasonOf(send('/silent', { signal: abort.signal }));
    abort.abort();
    expect(await sent).toBe('time');
  });

  test('that fails on its way says so', async () => {
    expect(await reasonOf(send('/broken'))).toBe('failed');
    expect(await reasonOf(near.send({ url: 'http://127.0.0.1:1/' }))).toBe('failed');
  });
});

describe('a redirect', () => {
  test('is followed up to five times', async () => {
    expect((await send('/to/302?t=/end')).url).toBe(`${url}/end`);
    expect(await reasonOf(send('/round/9'))).toBe('redirects');
    expect(asked).toHaveLength(6);
  });

  test('is the answer when none is wanted', async () => {
    expect((await send('/to/302?t=/end', { maxRedirects: 0 })).status).toBe(302);
  });

  test('turns a POST into a GET, but for 307', async () => {
    await send('/to/303?t=/end', { method: 'POST', body: 'form' });
    expect(asked[1]).toMatchObject({ body: '', request: { method: 'GET' } });
    await send('/to/307?t=/end', { method: 'POST', body: 'form' });
    expect(asked[1]).toMatchObject({ body: 'form', request: { method: 'POST' } });
  });

  test('to another origin takes no secret along, neither header nor body', async () => {
    const headers = { authorization: 'secret', cookie: 'a=b', 'x-key': 'k', accept: 'text/html' };
    await send(`/to/302?t=${other}`, { headers });
    expect(asked[1]?.request.headers).toMatchObject({ accept: 'text/html' });
    expect(Object.keys(asked[1]!.request.headers)).toEqual(
      expect.not.arrayContaining(['authorization', 'cookie', 'x-key']),
    );
    expect(await reasonOf(send(`/to/307?t=${other}`, { method: 'POST', body: 'form' }))).toBe('redirects');
  });

  test.each([
    ['file:///etc/passwd', 'scheme'],
    ['http://10.0.0.1/', 'private'],
    ['http://169.254.169.254/latest/meta-data', 'private'],
    ['http://user:word@sytno.test/', 'address'],
    ['http://[::ffff:10.0.0.1]/', 'private'],
    ['http://[', 'address'],
  ])('to %s is looked at like a first request', async (target, reason) => {
    expect(await reasonOf(send(`/to/302?t=${encodeURIComponent(target)}`))).toBe(reason);
  });
});

describe('without a test configuration', () => {
  const counting = () => {
    asked = [];
    return url;
  };

  test.each([
    ['this machine', () => counting(), 'private'],
    ['this machine by name', () => counting().replace('127.0.0.1', 'localhost'), 'private'],
    ['this machine as a number', () => counting().replace('127.0.0.1', '2130706433'), 'private'],
    ['this machine in hex', () => counting().replace('127.0.0.1', '0x7f.1'), 'private'],
    ['this machine mapped', () => counting().replace('127.0.0.1', '[::ffff:7f00:1]'), 'private'],
    ['this machine by IPv6', () => 'http://[::1]/', 'private'],
    ['all of this machine', () => counting().replace('127.0.0.1', '0.0.0.0'), 'private'],
    ['a private network', () => 'http://192.168.0.1/', 'private'],
    ['another scheme', () => 'ftp://sytno.test/', 'scheme'],
    ['script', () => 'javascript:alert(1)', 'scheme'],
    ['words', () => 'borscht', 'address'],
    ['a mail server', () => 'http://8.8.8.8:25/', 'port'],
  ])('%s is not asked', async (_, target, reason) => {
    expect(await reasonOf(strict.send({ url: target() }))).toBe(reason);
    expect(asked).toEqual([]);
  });

  test('a name is good only if all its addresses are', async () => {
    const picky = new Outgoing(readConfig({}, '/'));
    picky.resolve = async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    expect(await reasonOf(picky.send({ url: 'http://two.test/' }))).toBe('private');
    picky.resolve = async () => [];
    expect(await reasonOf(picky.send({ url: 'http://none.test/' }))).toBe('name');
    picky.resolve = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await reasonOf(picky.send({ url: 'http://unknown.test/' }))).toBe('name');
  });

  test('a resolver that does not answer does not hold it up', async () => {
    const waiting = new Outgoing(readConfig({}, '/'));
    waiting.resolve = () => new Promise(() => undefined);
    expect(await reasonOf(waiting.send({ url: 'http://slow.test/', timeoutMs: 50 }))).toBe('time');
  });

  test('the origin of the configuration may be anywhere, and no other', async () => {
    expect((await strict.send({ url: `${url}/`, trustedOrigin: url })).status).toBe(200);
    expect(await reasonOf(strict.send({ url: `${other}/`, trustedOrigin: url }))).toBe('private');
    const leads = { url: `${url}/to/302?t=${other}`, trustedOrigin: url };
    expect(await reasonOf(strict.send(leads))).toBe('private');
  });
});

test('the address that was looked at is the one that is connected to, under its name', async () => {
  const { port } = new URL(url);
  const answers = ['127.0.0.1', '10.0.0.1'];
  near.resolve = async () => [{ address: answers.shift() ?? '', family: 4 }];
  asked = [];
  await near.send({ url: `http://rebinding.test:${port}/` });
  expect(asked[0]?.request.headers.host).toBe(`rebinding.test:${port}`);
  expect(answers).toEqual(['10.0.0.1']);
  expect(await reasonOf(near.send({ url: `http://rebinding.test:${port}/` }))).toBe('private');
});

test('a test configuration says loudly that it is one', () => {
  expect(warned).toHaveBeenCalledTimes(1);
  expect(warned.mock.calls[0]?.[0]).toContain('OUTGOING_LOOPBACK');
});
