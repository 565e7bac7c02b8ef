import { Inject, Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { randomUUID } from 'node:crypto';
import { DataSource, ILike, In, IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/audit.service';
import type { Actor } from '../../platform/auth/actor';
import { Throttle } from '../../platform/auth/throttle';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { MailService } from '../../platform/mail/mail.service';
import { now } from '../../platform/time/clock';
import { answerLetter } from '../letters';
import { User } from '../user.entity';
import { Message } from './message.entity';
import { Notices } from './notices.service';

type Calls = Inputs['account']['messages'];
type Answers = Outputs['account']['messages'];

/** So much of the question stands above the answer in a notice. */
const QUESTION_SHOWN = 120;

/** Messages to the administrator, from people and from visitors, and his answers. */
@Injectable()
export class AdminMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
    private readonly notices: Notices,
    private readonly mail: MailService,
    private readonly live: Live,
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws Refusal TOO_MANY */
  async send(actor: Actor, { text, page }: Calls['send']): Promise<Answers['send']> {
    await this.throttle.count(['message-user', actor.userId]);
    return this.dataSource.transaction(async (manager) => {
      const user = await manager.findOneBy(User, { id: actor.userId });
      if (!user) throw new Refusal('SIGN_IN_REQUIRED');
      const { id: userId, email, language } = user;
      const message = await put(manager, { userId, email, language, text, page: page ?? null });
      await this.tellAdministrators(manager);
      await this.live.touched({ userId }, ['account.messages'], manager);
      return shown(message);
    });
  }

  /** From somebody without an account. @throws Refusal TOO_MANY */
  async write({ text, page, email, language }: Calls['write'], ip: string): Promise<void> {
    await this.throttle.count(['message-ip', ip]);
    await this.dataSource.transaction(async (manager) => {
      await put(manager, { userId: null, email, language, text, page: page ?? null });
      await this.tellAdministrators(manager);
    });
  }

  /** His own, newest first: the page that was asked for, or the one on which the message `around` stands. */
  async own(
    { userId }: Pick<Actor, 'userId'>,
    { page: asked, pageSize, around }: { page: number; pageSize: number; around?: string | undefined },
  ): Promise<Answers['own']> {
    const { manager } = this.dataSource;
    const page = (around && (await pageOf(manager, userId, around, pageSize))) || asked;
    const [rows, count] = await manager.findAndCount(Message, {
      where: { userId },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    return { items: rows.map(shown), count, page };
  }

  /** What waits, the longest first; or what was answered, the last first. */
  async received({
    state,
    search,
    page,
    pageSize,
  }: {
    state: 'open' | 'answered';
    search: string;
    page: number;
    pageSize: number;
  }): Promise<Answers['received']> {
    const { manager } = this.dataSource;
    const answeredAt = state === 'open' ? IsNull() : Not(IsNull());
    const [rows, count] = await manager.findAndCount(Message, {
      where:
        search === '' ? { answeredAt } : SEARCHED.map((column) => ({ answeredAt, [column]: holds(search) })),
      order: state === 'open' ? { createdAt: 'ASC', id: 'ASC' } : { answeredAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    const open = await manager.countBy(Message, { answeredAt: IsNull() });
    return { items: await withNames(manager, rows), count, open };
  }

  /** @throws Refusal NOT_FOUND */
  async receivedOne({ id }: Calls['receivedOne']): Promise<Answers['receivedOne']> {
    const { manager } = this.dataSource;
    const row = await manager.findOneBy(Message, { id });
    const [message] = row ? await withNames(manager, [row]) : [];
    if (!row || !message) throw new Refusal('NOT_FOUND');
    return { ...message, next: await nextAfter(manager, row) };
  }

  /**
   * Answers: a person hears of it in his notices and by mail, a visitor by mail.
   *
   * @throws Refusal NOT_FOUND, CONFLICT when it was answered already
   */
  async answer(actor: Actor, { id, answer }: Calls['answer']): Promise<Answers['answer']> {
    const answered = await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const message = await manager.findOne(Message, { where: { id }, lock });
      if (!message) throw new Refusal('NOT_FOUND');
      if (message.answeredAt !== null) throw new Refusal('CONFLICT');
      const change = { answer, answeredAt: now(), answeredBy: actor.userId };
      await manager.update(Message, { id }, change);
      const { userId, email, language, text } = message;
      const values = { question: begun(text), answer };
      if (userId === null) {
        await this.mail.put(manager, answerLetter({ email, language }, values, this.config));
      } else {
        await this.notices.tell(userId, 'message.answered', values, linkTo(id), manager);
        await this.live.touched({ userId }, ['account.messages'], manager);
      }
      await this.tellAdministrators(manager);
      await this.audit.note(actor.userId, 'message.answer', { kind: 'message', id }, {}, manager);
      const [row] = await withNames(manager, [Object.assign(message, change)]);
      return row;
    });
    this.mail.sendSoon();
    if (!answered) throw new Refusal('NOT_FOUND');
    return answered;
  }

  /** Their open lists follow. */
  private async tellAdministrators(manager: EntityManager): Promise<void> {
    const administrators = await manager.find(User, { where: { role: 'admin' }, select: { id: true } });
    for (const { id: userId } of administrators) {
      await this.live.touched({ userId }, ['account.messages'], manager);
    }
  }
}

/** Where whoever wrote a message finds it with its answer. */
const linkTo = (id: string): string => `/user/messages?message=${id}`;

/** What the administrator's search looks into. */
const SEARCHED = ['text', 'answer', 'email'] as const;

/** The words anywhere, in any case; what means something in a pattern means itself. */
function holds(words: string) {
  return ILike(`%${words.replace(/[\\%_]/g, '\\$&')}%`);
}

/** On which page of his messages one stands, newest first; undefined when it is not his. */
async function pageOf(
  manager: EntityManager,
  userId: string,
  id: string,
  pageSize: number,
): Promise<number | undefined> {
  const message = await manager.findOneBy(Message, { id, userId });
  if (!message) return undefined;
  const { createdAt } = message;
  const before = await manager.countBy(Message, [
    { userId, createdAt: MoreThan(createdAt) },
    { userId, createdAt, id: MoreThan(id) },
  ]);
  return Math.floor(before / pageSize) + 1;
}

/** The message that waits behind this one, else the one that waits longest; null when no other waits. */
async function nextAfter(manager: EntityManager, { id, createdAt }: Message): Promise<string | null> {
  const answeredAt = IsNull();
  const order = { createdAt: 'ASC', id: 'ASC' } as const;
  const select = { id: true } as const;
  const behind = await manager.findOne(Message, {
    select,
    order,
    where: [
      { answeredAt, createdAt: MoreThan(createdAt) },
      { answeredAt, createdAt, id: MoreThan(id) },
    ],
  });
  const next =
    behind ?? (await manager.findOne(Message, { select, order, where: { answeredAt, id: Not(id) } }));
  return next?.id ?? null;
}

type NewMessage = Pick<Message, 'userId' | 'email' | 'language' | 'text' | 'page'>;

async function put(manager: EntityManager, given: NewMessage): Promise<Message> {
  const message = manager.create(Message, {
    ...given,
    id: randomUUID(),
    createdAt: now(),
    answer: null,
    answeredAt: null,
    answeredBy: null,
  });
  await manager.insert(Message, message);
  return message;
}

function shown({ id, text, page, createdAt, answer, answeredAt }: Message): Answers['send'] {
  return { id, text, page, createdAt, answer, answeredAt };
}

async function withNames(
  manager: EntityManager,
  rows: readonly Message[],
): Promise<Answers['received']['items']> {
  const ids = rows.flatMap(({ userId }) => userId ?? []);
  const users = await manager.find(User, { where: { id: In(ids) }, select: { id: true, name: true } });
  const names = new Map(users.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...shown(row),
    name: names.get(row.userId ?? '') ?? '',
    email: row.email,
    language: row.language,
    visitor: row.userId === null,
  }));
}

/** The first line of a question, as far as it goes; characters are not cut apart. */
function begun(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  return characters.length <= QUESTION_SHOWN
    ? characters.join('')
    : `${characters.slice(0, QUESTION_SHOWN - 1).join('')}…`;
}
