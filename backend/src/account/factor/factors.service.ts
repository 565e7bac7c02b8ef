import { Inject, Injectable } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/audit.service';
import type { Actor } from '../../platform/auth/actor';
import { hashOfSecret } from '../../platform/auth/secrets';
import { Throttle } from '../../platform/auth/throttle';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import { Refusal } from '../../platform/errors/refusal';
import { between, now, SECOND } from '../../platform/time/clock';
import { Session } from '../session/session.entity';
import { User } from '../user.entity';
import { Factor, RecoveryCode } from './factor.entity';
import { opened, sealed } from './sealed';

type Answers = Outputs['account']['factor'];

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, half a minute; one half minute off is near enough. */
const CODE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const WINDOW = 1;
const SECRET_BYTES = 20;
/** Letters and digits that nobody mistakes for one another; 32, so that 16 of them are 80 bits. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODES = 10;
const CODE_LENGTH = 16;
const EPOCH = '1970-01-01T00:00:00.000Z';

/** The second step of administrators: a secret shared with an app, and codes for bad days (ADR 34). */
@Injectable()
export class Factors {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async state({ userId }: Actor): Promise<Answers['state']> {
    const { manager } = this.dataSource;
    const factor = await manager.findOneBy(Factor, { userId, confirmedAt: Not(IsNull()) });
    return {
      on: factor !== null,
      required: this.config.factorRequired,
      since: factor?.confirmedAt ?? null,
      codesLeft: factor ? await manager.countBy(RecoveryCode, { userId, usedAt: IsNull() }) : 0,
    };
  }

  /** Whether somebody signs in with a second step. */
  isOn(userId: string, manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    return manager.existsBy(Factor, { userId, confirmedAt: Not(IsNull()) });
  }

  /** A new secret, which holds once it is confirmed. @throws Refusal CONFLICT while one holds */
  async begin({ userId }: Actor): Promise<Answers['begin']> {
    const { manager } = this.dataSource;
    if (await this.isOn(userId)) throw new Refusal('CONFLICT');
    const user = await manager.findOneByOrFail(User, { id: userId });
    const secret = new Secret({ size: SECRET_BYTES });
    const row = {
      userId,
      secret: sealed(secret.base32, userId, this.config.factorKeys),
      confirmedAt: null,
      lastStep: 0,
      createdAt: now(),
    };
    await manager.upsert(Factor, row, ['userId']);
    const issuer = new URL(this.config.publicUrl).hostname;
    const totp = new TOTP({ ...CODE, secret, issuer: `Sytno ${issuer}`, label: user.email });
    return { secret: secret.base32, address: totp.toString() };
  }

  /**
   * Turns it on. Every other device of the person is signed out: it came without.
   *
   * @throws Refusal CONFLICT when nothing was begun or it is on already, INPUT_INVALID at code, TOO_MANY
   */
  async confirm({ userId, sessionId }: Actor, code: string): Promise<Answers['confirm']> {
    await this.throttle.count(['step-user', userId]);
    return this.dataSource.transaction(async (manager) => {
      const factor = await held(manager, userId);
      if (!factor || factor.confirmedAt !== null) throw new Refusal('CONFLICT');
      const step = this.stepOf(factor, code);
      if (step === undefined) throw wrongCode();
      const at = now();
      await manager.update(Factor, { userId }, { confirmedAt: at, lastStep: step });
      await manager.delete(Session, { userId, id: Not(sessionId) });
      await manager.update(Session, { id: sessionId }, { factorAt: at });
      const codes = await newCodes(manager, userId);
      await this.audit.note(userId, 'factor.on', { kind: 'person', id: userId }, {}, manager);
      return { codes };
    });
  }

  /** @throws Refusal CONFLICT when it is off */
  async renewCodes({ userId }: Actor): Promise<Answers['renewCodes']> {
    return this.dataSource.transaction(async (manager) => {
      const factor = await held(manager, userId);
      if (!factor || factor.confirmedAt === null) throw new Refusal('CONFLICT');
      const codes = await newCodes(manager, userId);
      await this.audit.note(userId, 'factor.codes', { kind: 'person', id: userId }, {}, manager);
      return { codes };
    });
  }

  /** Turns it off. @throws Refusal CONFLICT when it is off */
  async remove({ userId }: Actor): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const factor = await held(manager, userId);
      if (!factor || factor.confirmedAt === null) throw new Refusal('CONFLICT');
      await this.forget(manager, userId);
      await this.audit.note(userId, 'factor.off', { kind: 'person', id: userId }, {}, manager);
    });
  }

  /** Whoever administers no more, or lost both app and codes, begins anew. */
  async forget(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(Factor, { userId });
    await manager.delete(RecoveryCode, { userId });
    await manager.update(Session, { userId }, { factorAt: null });
  }

  /**
   * Takes a code of the app, or one for bad days, each once.
   *
   * @throws Refusal INPUT_INVALID at code
   */
  async take(manager: EntityManager, userId: string, code: string): Promise<void> {
    const factor = await held(manager, userId);
    if (!factor || factor.confirmedAt === null) throw wrongCode();
    const step = this.stepOf(factor, code);
    if (step !== undefined) {
      await manager.update(Factor, { userId }, { lastStep: step });
      return;
    }
    const { affected } = await manager.update(
      RecoveryCode,
      { userId, codeHash: hashOfSecret(bare(code)), usedAt: IsNull() },
      { usedAt: now() },
    );
    if (affected !== 1) throw wrongCode();
    await this.audit.note(userId, 'factor.recovery', { kind: 'person', id: userId }, {}, manager);
  }

  /** Of which half minute a code is; undefined for a wrong one, and for one that is no later than the last. */
  private stepOf({ userId, secret, lastStep }: Factor, code: string): number | undefined {
    const text = opened(secret, userId, this.config.factorKeys);
    const totp = new TOTP({ ...CODE, secret: Secret.fromBase32(text) });
    const timestamp = between(EPOCH, now());
    const off = totp.validate({ token: bare(code), timestamp, window: WINDOW });
    if (off === null) return undefined;
    const step = Math.floor(timestamp / (CODE.period * SECOND)) + off;
    return step > lastStep ? step : undefined;
  }
}

const wrongCode = () => Refusal.fields('INPUT_INVALID', { path: 'code', code: 'code.wrong' });

const bare = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** One code at a time is looked at. */
function held(manager: EntityManager, userId: string): Promise<Factor | null> {
  return manager.findOne(Factor, { where: { userId }, lock: { mode: 'pessimistic_write' } });
}

/** Ten codes instead of those there were, in groups of four. */
async function newCodes(manager: EntityManager, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () =>
    Array.from({ length: CODE_LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join(''),
  );
  await manager.delete(RecoveryCode, { userId });
  await manager.insert(
    RecoveryCode,
    codes.map((code) => ({ userId, codeHash: hashOfSecret(code), usedAt: null })),
  );
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'));
}
