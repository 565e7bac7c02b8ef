import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../../platform/config/config';
import { Outgoing } from '../../platform/outgoing/outgoing';
import { LiqPay } from './liqpay';
import { isSigned, packed, signed, unpacked } from './liqpay-words';
import type { Payment } from './payment.entity';

/** Worked out by hand: printf '%s' "kDATAk" | openssl dgst -sha1 -binary | base64. */
const KNOWN = 'oc77/IrLGRjJnJfvL1888IaC5MI=';
const ID = '5a000000-0000-4000-8000-000000000009';
const payment = {
  id: ID,
  number: 12,
  plan: 'premium',
  months: 3,
  amount: 456_50,
  currency: 'UAH',
  provider: 'liqpay',
} as Payment;

let server: Server;
let asked = '';
let answer: object = {};
let shop: LiqPay;
beforeAll(async () => {
  server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => (asked = chunk.toString('utf8')));
    request.on('end', () => response.end(JSON.stringify(answer)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const config = { publicUrl: 'https://sytno.test', mode: 'production', outgoingLoopback: true } as Config;
  shop = new LiqPay({ publicKey: 'i1', privateKey: 'k', origin }, config, new Outgoing(config));
});
afterAll(() => {
  server.close();
});

test('the signature is base64(sha1(key + data + key))', () => {
  expect(signed('DATA', 'k')).toBe(KNOWN);
  expect(isSigned('DATA', KNOWN, 'k')).toBe(true);
  expect(isSigned('DATB', KNOWN, 'k')).toBe(false);
  expect(isSigned('DATA', '', 'k')).toBe(false);
});

test('the form has what LiqPay asks for', () => {
  const { action, data, signature } = shop.checkout(payment, 'ru');
  expect(action).toMatch(/\/api\/3\/checkout$/);
  expect(isSigned(data, signature, 'k')).toBe(true);
  expect(JSON.parse(unpacked(data))).toEqual({
    version: 3,
    public_key: 'i1',
    action: 'pay',
    amount: 456.5,
    currency: 'UAH',
    description: expect.stringContaining('№ 12'),
    order_id: ID,
    language: 'uk',
    result_url: `https://sytno.test/ru/user/subscription/checkout/${ID}`,
    server_url: 'https://sytno.test/api/payments/callback',
  });
});

describe('a callback', () => {
  const told = (values: object, key = 'k') => {
    const data = packed({ public_key: 'i1', order_id: ID, amount: 456.5, currency: 'UAH', ...values });
    return shop.read(data, signed(data, key));
  };

  test.each([
    ['success', 'success'],
    ['failure', 'failure'],
    ['error', 'failure'],
    ['reversed', 'reversal'],
    ['sandbox', null],
    ['processing', null],
    ['wait_accept', null],
  ])('of status %s means %s in production', (status, event) => {
    expect(told({ status })).toEqual({ orderId: ID, status, event, amount: 456_50, currency: 'UAH' });
  });

  test('of another key, another shop or no JSON is none', () => {
    expect(told({ status: 'success' }, 'other')).toBeUndefined();
    expect(told({ status: 'success', public_key: 'i2' })).toBeUndefined();
    expect(shop.read('!!', signed('!!', 'k'))).toBeUndefined();
  });
});

test('the status is asked for with a signature, and believed for the order that was asked for', async () => {
  answer = { order_id: ID, status: 'success', amount: '456.50', currency: 'UAH' };
  expect(await shop.status(payment)).toMatchObject({ event: 'success', amount: 456_50 });
  const sent = new URLSearchParams(asked);
  expect(isSigned(sent.get('data') ?? '', sent.get('signature') ?? '', 'k')).toBe(true);
  expect(JSON.parse(unpacked(sent.get('data') ?? ''))).toMatchObject({ action: 'status', order_id: ID });
  answer = { ...answer, order_id: 'another' };
  expect(await shop.status(payment)).toBeUndefined();
  answer = { result: 'error', err_code: 'payment_not_found' };
  expect(await shop.status(payment)).toBeUndefined();
});
