import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSocketServer, type AddressInfo, type Server as SocketServer } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { readConfig } from '../config/config';
import { Outgoing } from './outgoing';
import { OutgoingError, type OutgoingCall } from './outgoing-call';

jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);

/** Everything that must not be heard of: whoever is asked here was reached. */
let reached: string[] = [];
let inside = '';
let door = '';
let port = '';
const servers: (Server | SocketServer)[] = [];

async function listen(server: Server | SocketServer): Promise<string> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return String((server.address() as AddressInfo).port);
}

/** A name of the configuration's leads to a real server of this machine; it answers as a stranger's would. */
beforeAll(async () => {
  port = await listen(
    createServer((request, response) => {
      reached.push(request.url ?? '');
      response.end('secret');
    }),
  );
  inside = `http://127.0.0.1:${port}`;
  door = `http://127.0.0.1:${await listen(createServer(doorman))}`;
});
afterAll(() => {
  for (const server of servers) server.close();
  for (const server of servers) if ('closeAllConnections' in server) server.closeAllConnections();
});
beforeEach(() => {
  reached = [];
});

const NOUGHTS = Buffer.alloc(60 * 1_048_576);
const BOMBS: Record<string, Buffer> = {
  gzip: gzipSync(NOUGHTS),
  deflate: deflateSync(NOUGHTS),
  br: brotliCompressSync(NOUGHTS),
  'gzip, gzip': gzipSync(gzipSync(NOUGHTS)),
  zstd: Buffer.from('unknown'),
};

function doorman(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://door');
  const value = searchParams.get('v') ?? '';
  if (pathname === '/to') response.writeHead(302, { location: value }).end();
  else if (pathname === '/bomb') response.writeHead(200, { 'content-encoding': value }).end(BOMBS[value]);
  else if (pathname === '/type') response.writeHead(200, { 'content-type': value }).end('<p>');
  else if (pathname === '/endless') flood(response);
  else if (pathname === '/drip') drip(response);
  else if (pathname === '/says') response.writeHead(200, { 'content-length': value }).end('short');
  else if (pathname === '/heads') response.writeHead(200, { 'x-much': 'a'.repeat(20_000) }).end();
  else if (pathname === '/round') response.writeHead(302, { location: '/round' }).end();
}

function flood(response: ServerResponse): void {
  const block = Buffer.alloc(65_536, 'a');
  const more = (): void => {
    while (response.writable && response.write(block));
  };
  response.on('drain', more);
  response.writeHead(200);
  more();
}

/** A byte whenever the last one went: it never ends and is never silent. */
function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write('a'), 5);
  response.on('close', () => clearInterval(timer));
}

const strict = (): Outgoing => new Outgoing(readConfig({}, '/'));
const near = (): Outgoing => new Outgoing(readConfig({ OUTGOING_LOOPBACK: 'on' }, '/'));

async function reasonOf(sent: Promise<unknown>): Promise<string> {
  try {
    await sent;
    return 'answered';
  } catch (error) {
    return error instanceof OutgoingError ? error.reason : String(error);
  }
}

/** Names as a stranger's own name server would answer for them. */
const NAMES: Record<string, string> = {
  localhost: '127.0.0.1',
  'localhost.': '127.0.0.1',
  'sub.localhost': '127.0.0.1',
  'loop.test': '127.0.0.1',
  'seven.test': '127.7.7.7',
  'six.test': '::1',
  'mapped.test': '::ffff:127.0.0.1',
  'nought.test': '0.0.0.0',
  'ten.test': '10.1.2.3',
  'home.test': '192.168.1.1',
  'cloud.test': '169.254.169.254',
  'cgnat.test': '100.64.0.1',
  'unique.test': 'fd00::1',
  'near.test': 'fe80::1',
};

/** Written with the port of the server inside: whoever follows one of the first would reach it. */
const FORMS: readonly string[] = [
  'http://127.0.0.1:PORT/',
  'http://127.0.0.1:PORT/index.html?x=http://sytno.test/',
  'HTTP://127.0.0.1:PORT/',
  'http:\\\\127.0.0.1:PORT\\',
  'http://127.1:PORT/',
  'http://127.0.1:PORT/',
  'http://127.255.255.254:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f000001:PORT/',
  'http://0x7F.0x0.0x0.0x1:PORT/',
  'http://0x7f.1:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://0177.0000.0000.0001:PORT/',
  'http://017700000001:PORT/',
  'http://127.0x0.0.1:PORT/',
  'http://１２７.０.０.１:PORT/',
  'http://①②⑦.⓪.⓪.①:PORT/',
  'http://127。0。0。1:PORT/',
  'http://127.0.0.1.:PORT/',
  'http://%31%32%37.0.0.1:PORT/',
  'http://127.0.0.1\t:PORT/',
  'http://0:PORT/',
  'http://0.0.0.0:PORT/',
  'http://0x0:PORT/',
  'http://[::1]:PORT/',
  'http://[0:0:0:0:0:0:0:1]:PORT/',
  'http://[0000:0000::0001]:PORT/',
  'http://[::]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://[0:0:0:0:0:ffff:7f00:0001]:PORT/',
  'http://[::127.0.0.1]:PORT/',
  'http://[::ffff:0:127.0.0.1]:PORT/',
  'http://[64:ff9b::127.0.0.1]:PORT/',
  'http://[2002:7f00:1::]:PORT/',
  'http://localhost:PORT/',
  'http://LOCALHOST:PORT/',
  'http://localhost.:PORT/',
  'http://sub.localhost:PORT/',
  'http://ｌｏｃａｌｈｏｓｔ:PORT/',
  'http://loop.test:PORT/',
  'http://seven.test:PORT/',
  'http://six.test:PORT/',
  'http://mapped.test:PORT/',
  'http://nought.test:PORT/',
  'http://user@127.0.0.1:PORT/',
  'http://user:word@127.0.0.1:PORT/',
  'http://sytno.test@127.0.0.1:PORT/',
  'http://sytno.test:80@127.0.0.1:PORT/',
  'http://sytno.test%2f@127.0.0.1:PORT/',
  'http://loop.test:PORT\\@8.8.8.8/',
  'http://10.0.0.1/',
  'http://10.255.255.255/',
  'http://0x0a000001/',
  'http://167772161/',
  'http://012.0.0.1/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.0.1/',
  'http://3232235777/',
  'http://192.168.257/',
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/latest/meta-data/',
  'http://0xa9fea9fe/',
  'http://0251.0376.0251.0376/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://100.64.0.1/',
  'http://100.127.255.255/',
  'http://192.0.0.1/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://203.0.113.9/',
  'http://224.0.0.1/',
  'http://239.255.255.255/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[fc00::1]/',
  'http://[fd12:3456::1]/',
  'http://[ff02::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://[2001::1]/',
  'http://[2001:db8::1]/',
  'http://ten.test/',
  'http://home.test/',
  'http://cloud.test/',
  'http://cgnat.test/',
  'http://unique.test/',
  'http://near.test/',
  'https://8.8.8.8:22/',
  'http://8.8.8.8:25/',
  'http://8.8.8.8:6379/',
  'http://134744072/',
  'http://0x08080808/',
  'http://8.8.2056/',
  'ftp://127.0.0.1:PORT/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:PORT/_x',
  'data:text/html,hello',
  'javascript:alert(1)',
  'ws://127.0.0.1:PORT/',
  'blob:http://127.0.0.1:PORT/x',
];

/** What each of them may be refused for; that it was reached is none. */
const REFUSED = ['address', 'scheme', 'port', 'private', 'name'];

describe(`${FORMS.length} ways to somewhere inside`, () => {
  const named = (form: string): string => form.replaceAll('PORT', port);
  const guarded = (): Outgoing => {
    const outgoing = strict();
    outgoing.resolve = async (name) => {
      const address = NAMES[name];
      return address === undefined ? [] : [{ address, family: address.includes(':') ? 6 : 4 }];
    };
    return outgoing;
  };

  test('are enough, and no two the same', () => {
    expect(new Set(FORMS).size).toBe(FORMS.length);
    expect(FORMS.length).toBeGreaterThanOrEqual(60);
  });

  test.each(FORMS)('%s is refused', async (form) => {
    expect(REFUSED).toContain(await reasonOf(guarded().send({ url: named(form) })));
    expect(reached).toEqual([]);
  });

  test.each(FORMS)('a redirect to %s is not followed', async (form) => {
    const header = named(form).replace(/[^ -~]/g, encodeURIComponent);
    const url = `${door}/to?v=${encodeURIComponent(header)}`;
    expect(REFUSED).toContain(await reasonOf(guarded().send({ url, trustedOrigin: door })));
    expect(reached).toEqual([]);
  });

  test('are refused behind several redirects too', async () => {
    const twice = `${door}/to?v=${encodeURIComponent(`${door}/to?v=${encodeURIComponent(`${inside}/`)}`)}`;
    expect(await reasonOf(guarded().send({ url: twice, trustedOrigin: door }))).toBe('private');
    expect(reached).toEqual([]);
  });

  test('would be reached, were they allowed', async () => {
    expect(await reasonOf(near().send({ url: `${inside}/there` }))).toBe('answered');
    expect(reached).toEqual(['/there']);
  });
});

describe('a name whose answer changes', () => {
  test('between the look and the use is used as it was looked at', async () => {
    const outgoing = near();
    const answers = ['127.0.0.2', '127.0.0.1', '127.0.0.1'];
    outgoing.resolve = async () => [{ address: answers.shift() ?? '', family: 4 }];
    expect(await reasonOf(outgoing.send({ url: `http://turning.test:${port}/` }))).toBe('failed');
    expect(answers).toHaveLength(2);
    expect(reached).toEqual([]);
  });

  test('between two redirects is looked at again', async () => {
    const outgoing = near();
    const answers = ['127.0.0.1', '10.0.0.1'];
    outgoing.resolve = async () => [{ address: answers.shift() ?? '', family: 4 }];
    const url = `http://turning.test:${new URL(door).port}/to?v=/to`;
    expect(await reasonOf(outgoing.send({ url }))).toBe('private');
    expect(answers).toEqual([]);
  });

  test('is refused when one of its answers leads inside', async () => {
    const outgoing = strict();
    outgoing.resolve = async () => [
      { address: '93.184.215.14', family: 4 },
      { address: '::ffff:127.0.0.1', family: 6 },
    ];
    expect(await reasonOf(outgoing.send({ url: 'http://both.test/' }))).toBe('private');
  });
});

describe('an answer that would hurt', () => {
  const send = (path: string, call: Omit<OutgoingCall, 'url'> = {}): Promise<string> =>
    reasonOf(near().send({ url: door + path, ...call }));

  test.each(['gzip', 'deflate', 'br'])('a %s bomb goes off nowhere', async (packing) => {
    expect(BOMBS[packing]!.length).toBeLessThan(100_000);
    expect(await send(`/bomb?v=${packing}`)).toBe('size');
  });

  test.each(['gzip, gzip', 'zstd'])('a packing that nobody asked for is not opened: %s', async (packing) => {
    expect(await send(`/bomb?v=${encodeURIComponent(packing)}`)).toBe('failed');
  });

  test('a body without an end is cut at 5 MB', async () => {
    expect(await send('/endless')).toBe('size');
  });

  test('a body that is announced as too large is not begun', async () => {
    expect(await send(`/says?v=${String(5 * 1_048_576 + 1)}`)).toBe('size');
  });

  test('a body that drips has its time', async () => {
    expect(await send('/drip', { timeoutMs: 80 })).toBe('time');
  });

  test('a server that is silent while encryption is agreed on has its time to connect', async () => {
    const silent = await listen(createSocketServer((socket) => socket.on('error', () => undefined)));
    expect(await reasonOf(near().send({ url: `https://127.0.0.1:${silent}/`, connectMs: 40 }))).toBe('time');
  });

  test('a name server that is silent uses up that time', async () => {
    const waiting = near();
    waiting.resolve = () => new Promise(() => undefined);
    expect(await reasonOf(waiting.send({ url: 'http://slow.test/', connectMs: 40 }))).toBe('time');
  });

  test('a connection that stands has more time than that', async () => {
    expect(await send('/drip', { connectMs: 400, timeoutMs: 600 })).toBe('time');
    expect(await send('/says?v=5', { connectMs: 400 })).toBe('answered');
  });

  test('redirects without an end are five', async () => {
    expect(await send('/round')).toBe('redirects');
  });

  test('more heads than anybody needs are a failure', async () => {
    expect(await send('/heads')).toBe('failed');
  });

  test.each([
    ['text/html; charset=windows-1251', 'answered'],
    ['TEXT/HTML', 'answered'],
    ['application/pdf', 'type'],
    ['image/svg+xml, text/html', 'type'],
  ])('what is no page is not read: %s', async (type, expected) => {
    const accepts = (mediaType: string): boolean => mediaType === 'text/html';
    expect(await send(`/type?v=${encodeURIComponent(type)}`, { accepts })).toBe(expected);
  });
});

test('whoever counts hears of every address before it is asked', async () => {
  const heard: string[] = [];
  const before = async ({ pathname }: URL): Promise<void> => {
    if (heard.push(pathname) === 3) throw new Error('enough');
  };
  const url = `${door}/to?v=${encodeURIComponent(`/to?v=${encodeURIComponent(`${inside}/`)}`)}`;
  expect(await reasonOf(near().send({ url, before }))).toBe('Error: enough');
  expect(heard).toEqual(['/to', '/to', '/']);
  expect(reached).toEqual([]);
});
