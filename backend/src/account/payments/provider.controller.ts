import { Body, Controller, Post, Req, Res, type OnModuleInit } from '@nestjs/common';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@sytno/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Throttle } from '../../platform/auth/throttle';
import { Refusal } from '../../platform/errors/refusal';
import type { JobKind } from '../../platform/jobs/job';
import { Jobs } from '../../platform/jobs/jobs.service';
import { sendPage } from '../plain-page';
import { callerOf } from '../session/caller';
import { PaymentProvider } from './provider';
import { Sandbox, type SandboxOrderData } from './sandbox';
import { SANDBOX_OUTCOMES, SANDBOX_WORDS, type SandboxOutcome } from './sandbox.words';
import { Settling } from './settling.service';

const form = z.object({ data: z.string().max(60_000), signature: z.string().max(200) });
const choice = form.extend({ outcome: z.enum(SANDBOX_OUTCOMES) });

const LATE: JobKind<{ data: string; signature: string }> = {
  name: 'sandbox-callback',
  schema: z.strictObject({ data: z.string(), signature: z.string() }),
};

/** What comes from a provider: callbacks, and the sandbox's own page. Forms, as LiqPay sends them. */
@Controller('payments')
export class ProviderController implements OnModuleInit {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly settling: Settling,
    private readonly throttle: Throttle,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...LATE, handler: ({ data, signature }) => this.hear(data, signature) });
  }

  /** Whoever signs with the shop's key is heard; everybody else learns nothing. */
  @Post('callback')
  async callback(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.throttle.count(['callback-ip', callerOf(request).ip]);
    const parsed = form.safeParse(body);
    const news = parsed.success ? this.provider.read(parsed.data.data, parsed.data.signature) : undefined;
    if (!news) throw new Refusal('FORBIDDEN');
    await this.settling.hear(news, 'callback');
    await reply.status(200).type('text/plain; charset=utf-8').send('ok\n');
  }

  @Post('sandbox')
  async page(@Body() body: unknown, @Res() reply: FastifyReply): Promise<void> {
    const { order } = this.orderOf(form, body);
    const language = languageOf(order.back);
    const words = SANDBOX_WORDS[language];
    const money = `${(order.amount / 100).toFixed(2)} ${order.currency}`;
    const { data, signature } = form.parse(body);
    await sendPage(reply, {
      language,
      mark: words.mark,
      title: `${words.title}: ${money}`,
      text: `${order.description}\n${words.text}`,
      buttons: SANDBOX_OUTCOMES.map((outcome) => ({
        label: words.outcomes[outcome],
        action: '/api/payments/sandbox/pay',
        fields: { data, signature, outcome },
      })),
    });
  }

  @Post('sandbox/pay')
  async pay(@Body() body: unknown, @Res() reply: FastifyReply): Promise<void> {
    const { order, sandbox, read } = this.orderOf(choice, body);
    await this.act(sandbox, order, read.outcome);
    if (read.outcome !== 'closed') {
      await reply.redirect(order.back, 303);
      return;
    }
    const language = languageOf(order.back);
    const { mark, closedTitle: title, closedText: text } = SANDBOX_WORDS[language];
    await sendPage(reply, { language, mark, title, text, buttons: [] });
  }

  private async act(sandbox: Sandbox, order: SandboxOrderData, outcome: SandboxOutcome): Promise<void> {
    if (outcome === 'away') return;
    const status = outcome === 'failure' ? 'failure' : 'success';
    await sandbox.decide(order, status);
    const { data, signature } = sandbox.callback(order, status);
    if (outcome === 'silent') return;
    if (outcome === 'late') return this.jobs.send(LATE, { data, signature });
    await this.hear(data, signature);
    if (outcome === 'twice') await this.hear(data, signature);
    if (outcome === 'disorder') {
      const stale = sandbox.callback(order, 'failure');
      await this.hear(stale.data, stale.signature);
    }
  }

  private async hear(data: string, signature: string): Promise<void> {
    const news = this.provider.read(data, signature);
    if (news) await this.settling.hear(news, 'callback');
  }

  /** @throws Refusal NOT_FOUND where there is no sandbox, FORBIDDEN for a form that is not its own */
  private orderOf<T extends z.infer<typeof form>>(
    schema: z.ZodType<T>,
    body: unknown,
  ): { order: SandboxOrderData; sandbox: Sandbox; read: T } {
    const sandbox = this.provider;
    if (!(sandbox instanceof Sandbox)) throw new Refusal('NOT_FOUND');
    const read = schema.safeParse(body);
    const order = read.success ? sandbox.orderOf(read.data.data, read.data.signature) : undefined;
    if (!read.success || !order) throw new Refusal('FORBIDDEN');
    return { order, sandbox, read: read.data };
  }
}

/** The language of the page that an order leads back to: `/uk/user/…`. */
function languageOf(back: string): Language {
  const word = back.split('/')[1];
  return isLanguage(word) ? word : DEFAULT_LANGUAGE;
}
