import { expect, test } from '@jest/globals';
import { isLoopback, isPublicAddress } from './public-address';

test.each(['8.8.8.8', '1.1.1.1', '93.184.215.14', '172.15.255.255', '172.32.0.1', '2606:4700::1111'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.127.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '0.0.0.0',
  '0.1.2.3',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  'fe80::1',
  'fec0::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  '100::1',
  'localhost',
  '',
])('%j is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['words', false],
])('%s is loopback: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});
