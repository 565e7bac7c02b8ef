import { Controller, Get, Post, Query, Res } from '@nestjs/common';
import { isLanguage, DEFAULT_LANGUAGE } from '@sytno/domain';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Refusal } from '../../platform/errors/refusal';
import { sendPage } from '../plain-page';
import { NoticeChoices } from '../messages/notice-choices.service';
import { isOffLink } from '../reminders';
import { User } from '../user.entity';
import { REMINDER_WORDS } from './reminders.words';

/** A link of a mail ends reminders without signing in: one press, since programs follow links by themselves. */
@Controller('reminders')
export class RemindersController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly choices: NoticeChoices,
  ) {}

  @Get('off')
  async ask(@Query() query: unknown, @Res() reply: FastifyReply): Promise<void> {
    const user = await this.userOf(query);
    const language = isLanguage(user.language) ? user.language : DEFAULT_LANGUAGE;
    const { title, text, button } = REMINDER_WORDS[language];
    await sendPage(reply, { language, title, text, buttons: [{ label: button, action: '', fields: {} }] });
  }

  @Post('off')
  async off(@Query() query: unknown, @Res() reply: FastifyReply): Promise<void> {
    const user = await this.userOf(query);
    await this.choices.mails(user, 'reminders', false);
    const language = isLanguage(user.language) ? user.language : DEFAULT_LANGUAGE;
    const { doneTitle: title, doneText: text } = REMINDER_WORDS[language];
    await sendPage(reply, { language, title, text, buttons: [] });
  }

  /** @throws Refusal LINK_EXPIRED */
  private async userOf(query: unknown): Promise<User> {
    const { user: id, sign } = query as Readonly<Record<string, unknown>>;
    const readable = typeof id === 'string' && typeof sign === 'string' && /^[0-9a-f-]{36}$/.test(id);
    const user = readable ? await this.dataSource.manager.findOneBy(User, { id }) : null;
    if (!user || typeof sign !== 'string' || !isOffLink(user, sign)) throw new Refusal('LINK_EXPIRED');
    return user;
  }
}
