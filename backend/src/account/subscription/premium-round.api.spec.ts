import { expect, test } from '@jest/globals';
import { addDays, dayAt, instantAt } from '@sytno/domain';
import { OutboxMail } from '../../platform/mail/outbox.entity';
import { now } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { useStand, type Person } from '../../testing/stand';
import { Notice } from '../messages/notice.entity';
import { User } from '../user.entity';
import { PremiumRound } from './premium-round';

const stand = useStand();
const make = new Builders(stand);
const run = (at: string) => stand.app.nest.get(PremiumRound).run(at);
const kindsOf = async ({ userId }: Person) =>
  (await stand.db.manager.find(Notice, { where: { userId }, order: { createdAt: 'ASC' } })).map(
    ({ kind }) => kind,
  );

test('by the person’s own clock, once each, and without mails once he said so', async () => {
  const kyiv = await stand.person();
  const far = await stand.person({ timeZone: 'America/Los_Angeles', email: 'far@sytno.test' });
  const today = dayAt(now(), 'Europe/Kyiv');
  for (const person of [kyiv, far]) await make.premium(person, 10);
  const at = (days: number, time: string) => instantAt(addDays(today, days), time, 'Europe/Kyiv');

  await run(at(6, '12:00'));
  expect(await kindsOf(kyiv)).toEqual([]);
  await run(at(7, '08:00'));
  expect(await kindsOf(kyiv)).toEqual([]);
  await run(at(7, '10:00'));
  await run(at(8, '10:00'));
  expect(await kindsOf(kyiv)).toEqual(['premium.ending']);
  // There it is midnight.
  expect(await kindsOf(far)).toEqual([]);
  await run(at(8, '21:00'));
  expect(await kindsOf(far)).toEqual(['premium.ending']);

  const mail = await stand.db.manager.findOneByOrFail(OutboxMail, { toAddress: kyiv.email });
  const off = /http:\/\/sytno\.test(\/api\/reminders\/off\?\S+)/.exec(mail.text)?.[1] ?? '';
  expect((await stand.call('GET', off)).status).toBe(200);
  expect((await stand.db.manager.findOneByOrFail(User, { id: kyiv.userId })).mailsOff).toEqual([]);
  expect((await stand.call('POST', off.replace(/sign=.*/, 'sign=x'))).status).toBe(410);
  const sent = await stand.call('POST', off, {
    raw: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(sent.status).toBe(200);

  await run(at(10, '10:00'));
  await run(at(11, '10:00'));
  expect(await kindsOf(kyiv)).toEqual(['premium.ending', 'premium.ended']);
  expect(await stand.db.manager.countBy(OutboxMail, { toAddress: kyiv.email })).toBe(1);
});
