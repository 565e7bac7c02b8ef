import { Controller, Get, Inject } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG } from '../config/config.token';
import type { Config } from '../config/config';
import { Refusal } from '../errors/refusal';
import { OutboxMail } from './outbox.entity';

const SHOWN = 50;

/** The demo's mailbox: without SMTP this is where its mails can be read. Elsewhere it does not exist. */
@Controller('demo')
export class DemoOutboxController {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}
  @Get('outbox')
  async list(): Promise<{ mails: object[] }> {
    if (!this.config.demo) throw new Refusal('NOT_FOUND');
    const rows = await this.dataSource.manager.find(OutboxMail, {
      order: { createdAt: 'DESC' },
      take: SHOWN,
    });
    const mails = rows.map(({ id, toAddress, language, kind, subject, text, createdAt, sentAt }) => ({
      id,
      to: toAddress,
      language,
      kind,
      subject,
      text,
      createdAt,
      sentAt,
    }));
    return { mails };
  }
}
