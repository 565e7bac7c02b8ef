import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SmtpSink } from '../../testing/smtp-sink';
import { Stand } from '../../testing/stand';
import { now, plus } from '../time/clock';
import { MailService } from './mail.service';
import { OutboxMail } from './outbox.entity';

const sink = new SmtpSink(1);
let stand: Stand;
let mail: MailService;

beforeAll(async () => {
  stand = new Stand({ SMTP_URL: await sink.listen(), MAIL_FROM: 'Sytno <post@sytno.test>' });
  await stand.open();
  mail = stand.app.nest.get(MailService);
}, 60_000);

afterAll(async () => {
  await stand.close();
  sink.close();
});

const rows = () => stand.db.manager.find(OutboxMail, { order: { createdAt: 'ASC' } });

describe('the outbox', () => {
  test('keeps a mail that was not taken, and tries it again later', async () => {
    const letter = { to: 'anna@sytno.test', language: 'uk', kind: 'confirm', link: 'http://x/1' } as const;
    await mail.put(stand.db.manager, letter);
    await mail.sendDue();
    const [refused] = await rows();
    expect(refused).toMatchObject({ sentAt: null, attempts: 1, error: expect.stringContaining('451') });
    await mail.sendDue();
    expect(sink.mails).toHaveLength(0);
    await stand.db.manager.update(OutboxMail, refused?.id ?? '', { nextTryAt: plus(now(), -1) });
    await mail.sendDue();
    const [sent] = await rows();
    expect(sent).toMatchObject({ attempts: 2, error: null, sentAt: expect.any(String) });
    expect(sink.mails).toHaveLength(1);
    expect(sink.mails[0]).toMatch(/From: Sytno <post@sytno.test>/);
    expect(sink.mails[0]).toContain(`<${sent?.id}@sytno.test>`);
  });

  test('sends every mail once, whoever starts rounds', async () => {
    for (let i = 0; i < 30; i++) {
      const letter = {
        to: `p${i}@sytno.test`,
        language: 'en',
        kind: 'password',
        link: `http://x/${i}`,
      } as const;
      await mail.put(stand.db.manager, letter);
    }
    const before = sink.mails.length;
    await Promise.all([mail.sendDue(), mail.sendDue(), mail.sendDue()]);
    expect(sink.mails.length - before).toBe(30);
  });

  test('drops a mail with the transaction it was put in', async () => {
    const count = (await rows()).length;
    const failing = stand.db.transaction(async (manager) => {
      await mail.put(manager, { to: 'a@sytno.test', language: 'uk', kind: 'confirm', link: 'x' });
      throw new Error('after all not');
    });
    await expect(failing).rejects.toThrow('after all not');
    expect(await rows()).toHaveLength(count);
  });
});

test('a mail that can be put off says so to mail programs (RFC 8058), and no other does', async () => {
  const letter = { to: 'a@sytno.test', language: 'uk', link: 'http://x/1' } as const;
  const off = 'http://sytno.test/api/reminders/off?user=1&sign=2';
  const before = sink.mails.length;
  await mail.put(stand.db.manager, { ...letter, kind: 'premium.ending', off });
  await mail.put(stand.db.manager, { ...letter, kind: 'confirm' });
  await mail.sendDue();
  const [reminder = '', service = ''] = sink.mails
    .slice(before)
    .map((one) => one.replace(/\n[ \t]+/g, ' '))
    .sort((one) => (one.includes('List-Unsubscribe') ? -1 : 1));
  expect(reminder).toContain(`List-Unsubscribe: <${off}>`);
  expect(reminder).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(service).not.toContain('List-Unsubscribe');
});
