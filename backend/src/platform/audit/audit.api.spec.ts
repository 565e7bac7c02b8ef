import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { useStand } from '../../testing/stand';
import { AuditRow } from './audit.entity';
import { Audit, bounded } from './audit.service';

const stand = useStand();
const note = (...words: Parameters<Audit['note']>) => stand.app.nest.get(Audit).note(...words);

describe('an audit row', () => {
  test('says who did what to which thing', async () => {
    const { userId } = await stand.person();
    const thing = { kind: 'course', id: randomUUID() };
    await note(userId, 'application.accept', thing, { seat: 3, note: 'є місце', late: false, reason: null });
    const rows = await stand.db.manager.findBy(AuditRow, { thingId: thing.id });
    expect(rows).toEqual([
      {
        id: expect.any(String),
        actorId: userId,
        action: 'application.accept',
        thingKind: 'course',
        thingId: thing.id,
        details: { seat: 3, note: 'є місце', late: false, reason: null },
        at: expect.any(String),
        words: expect.stringContaining(`application.accept course ${thing.id}`),
      },
    ]);
  });

  test('is there exactly when the deed is', async () => {
    const thing = { kind: 'course', id: randomUUID() };
    const failing = stand.db.transaction(async (manager) => {
      await note(null, 'course.close', thing, {}, manager);
      throw new Error('after all not');
    });
    await expect(failing).rejects.toThrow('after all not');
    await stand.db.transaction((manager) => note(null, 'course.open', thing, {}, manager));
    const rows = await stand.db.manager.findBy(AuditRow, { thingId: thing.id });
    expect(rows.map(({ actorId, action }) => [actorId, action])).toEqual([[null, 'course.open']]);
  });

  test('takes any text there is', async () => {
    const thing = { kind: 'recipe', id: 'text' };
    await note(null, 'recipe.rename', thing, { name: 'a\u0000b\ud800' });
    const [row] = await stand.db.manager.findBy(AuditRow, { thingId: 'text' });
    expect(row?.details).toEqual({ name: 'ab\ufffd' });
  });

  test('outlives the account', async () => {
    const { userId } = await stand.person();
    await note(userId, 'recipe.publish', { kind: 'recipe', id: 'kept' }, {});
    await stand.db.query('delete from acc_user where id = $1', [userId]);
    expect(await stand.db.manager.countBy(AuditRow, { actorId: userId })).toBe(1);
  });
});

describe('its details', () => {
  test.each([
    'password',
    'newPassword',
    'accessToken',
    'access-token',
    'SECRET',
    'tokenHash',
    'apiKey',
    'cookie',
  ])('hold no %s', (name) => {
    expect(bounded({ [name]: 'x', kept: 1 })).toEqual({ kept: 1 });
  });

  test('are few and short', () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`d${i}`, 'є'.repeat(1000)]));
    const kept = bounded(many);
    expect(Object.keys(kept)).toHaveLength(16);
    expect(Object.values(kept).every((value) => String(value).length === 200)).toBe(true);
  });
});
