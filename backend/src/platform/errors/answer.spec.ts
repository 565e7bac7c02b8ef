import { NotFoundException } from '@nestjs/common';
import { describe, expect, test } from '@jest/globals';
import { QueryFailedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { Crash, isRefusal, refusalOf } from './answer';
import { Refusal } from './refusal';

const sql = (code: string): QueryFailedError =>
  new QueryFailedError('select', [], Object.assign(new Error('pg'), { code }));

describe('what is thrown', () => {
  test.each<[string, unknown, string]>([
    ['a refusal', new Refusal('CONFLICT'), 'CONFLICT'],
    ['NUL in a text', sql('22021'), 'INPUT_INVALID'],
    ['a number out of range', sql('22003'), 'INPUT_INVALID'],
    ['text that is no uuid', sql('22P02'), 'INPUT_INVALID'],
    ['a character that is none', sql('22P05'), 'INPUT_INVALID'],
    ['a time-out of a statement', sql('57014'), 'UNAVAILABLE'],
    [
      'a pool that has no connection to give',
      new Error('timeout exceeded when trying to connect'),
      'UNAVAILABLE',
    ],
    [
      'a database whose socket is gone',
      Object.assign(new Error('connect ENOENT /run/pg'), { code: 'ENOENT', syscall: 'connect' }),
      'UNAVAILABLE',
    ],
    [
      'a connection that was cut',
      Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' }),
      'UNAVAILABLE',
    ],
    [
      'a transaction whose connection broke',
      new Error('Query runner already released. Cannot run queries anymore.'),
      'UNAVAILABLE',
    ],
    [
      'a transaction whose connection broke, and asks by its manager',
      new QueryRunnerProviderAlreadyReleasedError(),
      'UNAVAILABLE',
    ],
    ['a database that crashed', sql('57P02'), 'UNAVAILABLE'],
    ['an answer that does not come', new Error('Query read timeout'), 'UNAVAILABLE'],
    ['Nest’s own', new NotFoundException(), 'NOT_FOUND'],
    [
      'Fastify’s own',
      Object.assign(new Error(), { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }),
      'TOO_LARGE',
    ],
  ])('%s is a refusal', (_, error, code) => {
    const found = refusalOf(error);
    expect(isRefusal(found) && found.code).toBe(code);
  });

  test.each<[string, unknown]>([
    ['a bug', new TypeError('x is undefined')],
    ['a wrong statement', sql('42601')],
    ['a broken constraint', sql('23503')],
    ['a file that is not there', Object.assign(new Error(), { code: 'ENOENT', syscall: 'open' })],
    ['something that is no error', 'text'],
  ])('%s is a crash with an id of its own', (_, error) => {
    const [a, b] = [refusalOf(error), refusalOf(error)];
    expect(a).toBeInstanceOf(Crash);
    expect(a).not.toEqual(b);
  });
});
