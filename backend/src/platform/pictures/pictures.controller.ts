import { Controller, Post, Req, Res } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract, routes, uploadQuestion, type Outputs, type UploadQuestion } from '@sytno/contract';
import type { Action, PictureKind } from '@sytno/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor, type Actor } from '../auth/actor';
import { allowed } from '../auth/rights';
import { Throttle } from '../auth/throttle';
import { faultsOf } from '../errors/faults';
import { Refusal } from '../errors/refusal';
import { Pictures } from './pictures.service';
import { Incoming } from './received';

const { get, crop } = contract.platform.pictures;

/** Who may bring a picture of a kind: whoever may change what it is of. */
const RIGHT_OF: Readonly<Record<PictureKind, Action>> = {
  recipe: 'recipe.change',
  avatar: 'profile.change',
  course: 'course.change',
  ad: 'ad.manage',
  expert: 'practice.change',
  proof: 'practice.change',
  document: 'consultation.use',
};

@Controller()
export class PicturesController {
  constructor(
    private readonly pictures: Pictures,
    private readonly throttle: Throttle,
  ) {}

  /** Its body is not read before it is known that the sender may send it: so it is no handler of the contract's. */
  @Post(routes.platform.pictures.upload.path)
  async upload(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Outputs['platform']['pictures']['upload']> {
    const question = questionOf(request.query);
    if (!allowed(actor, RIGHT_OF[question.kind])) throw new Refusal('FORBIDDEN');
    const incoming = incomingOf(request.body);
    await this.throttle.count(['picture-user', actor.userId]);
    return this.pictures.upload(actor, question, incoming, signalOf(reply));
  }

  @Implement(get)
  get(@CurrentActor() actor: Actor) {
    return implement(get).handler(({ input }) => this.pictures.get(actor, input.id));
  }

  @Implement(crop)
  crop(@CurrentActor() actor: Actor) {
    return implement(crop).handler(async ({ input }) => {
      await this.throttle.count(['picture-user', actor.userId]);
      return this.pictures.crop(actor, input);
    });
  }
}

function questionOf(query: unknown): UploadQuestion {
  const read = uploadQuestion.safeParse(query);
  if (read.success) return read.data;
  throw new Refusal('INPUT_INVALID', { fields: faultsOf(read.error.issues, query) });
}

function incomingOf(body: unknown): Incoming {
  if (body instanceof Incoming) return body;
  if (body === undefined || body === null) throw new Refusal('PICTURE_EMPTY');
  // JSON, which is no picture.
  throw Refusal.fields('INPUT_INVALID', { path: '', code: 'type' });
}

/** Aborted when the sender leaves before he has the answer. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}
