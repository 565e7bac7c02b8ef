import { createTransport, type Transporter } from 'nodemailer';
import { SECOND } from '../time/clock';
import type { OutboxMail } from './outbox.entity';

type Mail = Pick<OutboxMail, 'id' | 'toAddress' | 'subject' | 'text' | 'html' | 'off' | 'calendar'>;

/** What lets a mail program offer to put such mails off by one click of its own (RFC 2369 and RFC 8058). */
function offHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** As calendars of mail programs want it (RFC 6047): beside the words, and as a file. */
function eventOf(content: string): { method: string; content: string; filename: string } {
  const method = /^METHOD:(\w+)\r?$/m.exec(content)?.[1] ?? 'PUBLISH';
  return { method, content, filename: 'sytno.ics' };
}

/** Carries mails out of the house. */
export abstract class Postman {
  /** False: there is no way out, and mails stay in the outbox. */
  abstract readonly works: boolean;

  /** Hands a mail over; throws when it was not taken. */
  abstract carry(mail: Mail): Promise<void>;

  abstract close(): void;
}

/** Without SMTP: the outbox is all there is, and the demo shows it. */
export class NoPostman extends Postman {
  readonly works = false;

  carry(): Promise<void> {
    return Promise.reject(new Error('no SMTP_URL'));
  }

  close(): void {
    // Nothing is open.
  }
}

/** By SMTP. */
export class SmtpPostman extends Postman {
  readonly works = true;
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    const { protocol, hostname, port, username, password } = new URL(url);
    this.transport = createTransport({
      host: hostname,
      port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
      secure: protocol === 'smtps:',
      ...(username
        ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
        : {}),
      connectionTimeout: 10 * SECOND,
      socketTimeout: 20 * SECOND,
    });
  }

  async carry({ id, toAddress, subject, text, html, off, calendar }: Mail): Promise<void> {
    const domain = /@([\w.-]+)/.exec(this.from)?.[1] ?? 'localhost';
    await this.transport.sendMail({
      from: this.from,
      to: { name: '', address: toAddress },
      subject,
      text,
      html,
      ...(off !== null && { headers: offHeaders(off) }),
      ...(calendar !== null && { icalEvent: eventOf(calendar) }),
      // The same for every attempt, so that a mail taken twice shows once.
      messageId: `<${id}@${domain}>`,
    });
  }

  close(): void {
    this.transport.close();
  }
}
