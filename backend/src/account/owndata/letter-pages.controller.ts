import { Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@sytno/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Throttle } from '../../platform/auth/throttle';
import { Refusal } from '../../platform/errors/refusal';
import { sendPage } from '../plain-page';
import { Copies } from './copies.service';
import { LeavingService } from './leaving.service';
import { STAY_WORDS } from './own-data.words';

/** What stands behind links of letters and of the profile, for a browser that sends no headers with them. */
@Controller()
export class LetterPagesController {
  constructor(
    private readonly copies: Copies,
    private readonly leaving: LeavingService,
    private readonly throttle: Throttle,
  ) {}

  /** The copy itself. */
  @Get('own-data/:secret')
  async file(
    @Param('secret') secret: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.throttle.count(['link-ip', request.ip]);
    const { bytes, type, name } = await this.copies.fileOf(secretOf(secret));
    await reply
      .status(200)
      .headers({
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      .type(type)
      .send(Buffer.from(bytes));
  }

  /** One press, since programs follow links by themselves. */
  @Get('leaving/stay')
  async askToStay(@Query() query: unknown, @Res() reply: FastifyReply): Promise<void> {
    tokenOf(query);
    const language = languageOf(query);
    const { title, text, button } = STAY_WORDS[language];
    await sendPage(reply, { language, title, text, buttons: [{ label: button, action: '', fields: {} }] });
  }

  @Post('leaving/stay')
  async stay(
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.throttle.count(['link-ip', request.ip]);
    const user = await this.leaving.stayByLetter(tokenOf(query));
    const language = isLanguage(user.language) ? user.language : DEFAULT_LANGUAGE;
    const { doneTitle: title, doneText: text } = STAY_WORDS[language];
    await sendPage(reply, { language, title, text, buttons: [] });
  }
}

function secretOf(value: unknown): string {
  if (typeof value !== 'string' || !/^[\w-]{20,200}$/.test(value)) throw new Refusal('LINK_EXPIRED');
  return value;
}

const tokenOf = (query: unknown): string => secretOf((query as Readonly<Record<string, unknown>>)['token']);

function languageOf(query: unknown): Language {
  const { lng } = query as Readonly<Record<string, unknown>>;
  return typeof lng === 'string' && isLanguage(lng) ? lng : DEFAULT_LANGUAGE;
}
