import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { attachQuestion, contract, fileQuestion, type Outputs } from '@sytno/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { faultsOf } from '../../platform/errors/faults';
import { Refusal } from '../../platform/errors/refusal';
import { Incoming } from '../../platform/pictures/received';
import { BookingsService } from './bookings.service';
import { DocumentsService } from './documents.service';
import { RecordsService } from './records.service';

const { book, list, get, record, move, cancel, ask, measure, saveRecord, conclude, detach } =
  contract.expert.consultations;
const DONE = { done: true } as const;

/** Booked times, their records and documents. */
@Controller()
export class ConsultationsController {
  constructor(
    private readonly bookings: BookingsService,
    private readonly records: RecordsService,
    private readonly documents: DocumentsService,
  ) {}

  @Implement(book)
  book(@CurrentActor() actor: Actor) {
    return implement(book).handler(({ input }) => this.bookings.book(actor, input));
  }

  @Implement(list)
  list(@CurrentActor() actor: Actor) {
    return implement(list).handler(({ input }) => this.records.list(actor, input));
  }

  @Implement(get)
  get(@CurrentActor() actor: Actor) {
    return implement(get).handler(({ input }) => this.records.get(actor, input));
  }

  @Implement(record)
  record(@CurrentActor() actor: Actor) {
    return implement(record).handler(({ input }) => this.records.record(actor, input));
  }

  @Implement(move)
  move(@CurrentActor() actor: Actor) {
    return implement(move).handler(async ({ input }) => {
      await this.bookings.move(actor, input);
      return DONE;
    });
  }

  @Implement(cancel)
  cancel(@CurrentActor() actor: Actor) {
    return implement(cancel).handler(async ({ input }) => {
      await this.bookings.cancel(actor, input);
      return DONE;
    });
  }

  @Implement(ask)
  ask(@CurrentActor() actor: Actor) {
    return implement(ask).handler(({ input }) => this.records.ask(actor, input));
  }

  @Implement(measure)
  measure(@CurrentActor() actor: Actor) {
    return implement(measure).handler(({ input }) => this.records.measure(actor, input));
  }

  @Implement(saveRecord)
  saveRecord(@CurrentActor() actor: Actor) {
    return implement(saveRecord).handler(({ input }) => this.records.save(actor, input));
  }

  @Implement(conclude)
  conclude(@CurrentActor() actor: Actor) {
    return implement(conclude).handler(({ input }) => this.records.conclude(actor, input));
  }

  /** No handler of the contract's: its body is not read before it is known that the sender may send it. */
  @Post('expert/consultations/:id/documents')
  @HttpCode(201)
  async attach(
    @CurrentActor() actor: Actor,
    @Param() params: unknown,
    @Query() query: unknown,
    @Req() { body }: FastifyRequest,
  ): Promise<Outputs['expert']['consultations']['attach']> {
    const question = questionOf(attachQuestion, params, query);
    if (body instanceof Incoming) return this.documents.attach(actor, question, body);
    if (body === undefined || body === null) throw new Refusal('PICTURE_EMPTY');
    throw Refusal.fields('INPUT_INVALID', { path: '', code: 'type' });
  }

  @Implement(detach)
  detach(@CurrentActor() actor: Actor) {
    return implement(detach).handler(async ({ input }) => {
      await this.documents.detach(actor, input.id);
      return DONE;
    });
  }

  /** Always a download: nothing that somebody sent is opened as a page of ours. */
  @Get('expert/documents/:id/file')
  async file(
    @CurrentActor() actor: Actor,
    @Param() params: unknown,
    @Query() query: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { id } = questionOf(fileQuestion, params, query);
    const { bytes, type, name } = await this.documents.file(actor, id);
    await reply
      .status(200)
      .headers({
        'content-disposition': `attachment; filename="document"; filename*=UTF-8''${encoded(name)}`,
        'cache-control': 'private, no-store',
        'content-security-policy': `sandbox; default-src 'none'`,
        'x-content-type-options': 'nosniff',
      })
      .type(type)
      .send(Buffer.from(bytes));
  }
}

/** What stands in an address. @throws Refusal INPUT_INVALID */
function questionOf<Schema extends z.ZodType>(
  schema: Schema,
  params: unknown,
  query: unknown,
): z.output<Schema> {
  const asked = { ...(query as object), ...(params as object) };
  const read = schema.safeParse(asked);
  if (read.success) return read.data;
  throw new Refusal('INPUT_INVALID', { fields: faultsOf(read.error.issues, asked) });
}

/** As a header takes it (RFC 8187). */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
