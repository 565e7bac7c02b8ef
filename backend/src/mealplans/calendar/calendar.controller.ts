import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { CalendarService } from './calendar.service';

const { get, create, revoke } = contract.mealplans.calendar;

const FILE = /^([\w-]{20,100})\.ics$/;

@Controller()
export class CalendarController {
  constructor(private readonly calendars: CalendarService) {}

  @Implement(get)
  get(@CurrentActor() actor: Actor) {
    return implement(get).handler(() => this.calendars.link(actor));
  }

  @Implement(create)
  create(@CurrentActor() actor: Actor) {
    return implement(create).handler(() => this.calendars.create(actor));
  }

  @Implement(revoke)
  revoke(@CurrentActor() actor: Actor) {
    return implement(revoke).handler(async () => {
      await this.calendars.revoke(actor);
      return { done: true };
    });
  }

  /** Asked for by calendars, without a session: the secret is the file's name. */
  @Get('calendar/:file')
  async feed(
    @Param('file') file: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [, token] = FILE.exec(file) ?? [];
    const text = token === undefined ? undefined : await this.calendars.feed(token);
    if (text === undefined) throw new Refusal('NOT_FOUND');
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    void reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    if (known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)) {
      await reply.status(304).send();
      return;
    }
    await reply
      .headers({ 'content-disposition': 'inline; filename="sytno.ics"' })
      .type('text/calendar; charset=utf-8')
      .send(text);
  }
}
