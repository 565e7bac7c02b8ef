import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import {
  dayAt,
  daysLeft,
  DEFAULT_LANGUAGE,
  isLanguage,
  phoneRight,
  premiumUntil,
  reaches,
  roleOf,
  type GivenRole,
  type LedgerEntry,
} from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, Not, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { hashOfSecret, isSecret, newSecret } from '../../platform/auth/secrets';
import { Sessions, type SessionKey } from '../../platform/auth/sessions';
import { Refusal } from '../../platform/errors/refusal';
import { keptAs } from '../../platform/database/kept-statements';
import { Housekeeping } from '../../platform/jobs/housekeeping';
import { CATALOGUE_MARK, Marks } from '../../platform/kept/marks';
import { between, DAY, MINUTE, now, plus } from '../../platform/time/clock';
import { accessOf, householdAccessOf } from '../profile/access';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import type { ExpertKind, User } from '../user.entity';
import { ActiveDay } from './active-day.entity';
import { Session, type SessionScope } from './session.entity';

export type SessionUser = Outputs['account']['session']['authenticate'];

/** A session that is not used for so long ends. */
const LASTS = 30 * DAY;
/** However much it is used, it ends after a year: a key that was taken unseen does not work for good. */
const LASTS_AT_MOST = 365 * DAY;
/** So long after the password was given once more dangerous calls hold. */
const ELEVATED = 10 * MINUTE;
/** Days of use are kept so long. */
const KEPT_DAYS = 60;
/** How often the use of a session is written down. */
const TOUCH_EVERY = MINUTE;
const LONGEST_DEVICE = 200;

interface FoundSession {
  sessionId: string;
  scope: SessionScope;
  tokenHash: string;
  createdAt: string;
  lastUsedAt: string;
  factorAt: string | null;
  elevatedUntil: string | null;
  hasFactor: boolean;
  userId: string;
  language: string;
  timeZone: string;
  role: 'admin' | null;
  expertKind: ExpertKind | null;
  householdId: string;
  memberRole: GivenRole;
  isOwner: boolean;
  ledger: LedgerEntry[];
  ownersTimeZone: string;
  ownersLedger: LedgerEntry[];
  catalogue: number;
}

const ledgerOf = (user: string) => `
  (select coalesce(json_agg(json_build_object('kind', p.kind, 'days', p.days, 'on', p.given_on)
                            order by p.number), '[]')
     from acc_premium_day p where p.user_id = ${user})`;

/** Everything the guard needs, in one question; to plan it costs twice what it takes. */
const FIND = keptAs(
  'session',
  `
  select s.id "sessionId", s.scope, s.token_hash "tokenHash", s.created_at "createdAt",
         s.last_used_at "lastUsedAt", s.factor_at "factorAt", s.elevated_until "elevatedUntil",
         exists (select 1 from acc_factor f where f.user_id = u.id and f.confirmed_at is not null) "hasFactor",
         u.id "userId", u.language, u.time_zone "timeZone", u.role, u.expert_kind "expertKind",
         m.household_id "householdId", m.role "memberRole", h.owner_id = u.id "isOwner",
         ${ledgerOf('u.id')} ledger,
         o.time_zone "ownersTimeZone", ${ledgerOf('o.id')} "ownersLedger",
         ${CATALOGUE_MARK} catalogue
    from acc_session s
    join acc_user u on u.id = s.user_id
    join acc_member m on m.user_id = u.id
    join acc_household h on h.id = m.household_id
    join acc_user o on o.id = h.owner_id
   where s.client = $1 and s.expires_at > $2 and u.blocked_at is null`,
);

/** The last day of premium that the household had or has, its owner's or the person's own. */
const lastPremiumDay = ({ ledger, ownersLedger }: Pick<FoundSession, 'ledger' | 'ownersLedger'>) =>
  [ledger, ownersLedger]
    .map((entries) => premiumUntil(entries) ?? '')
    .sort()
    .at(-1) || null;

/** Sessions: a row a device, the token stored hashed, ended one by one or all at once (product decision 2.7). */
@Injectable()
export class SessionService extends Sessions implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly housekeeping: Housekeeping,
    private readonly marks: Marks,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  onModuleInit(): void {
    this.housekeeping.add(
      { name: 'sessions that expired', statement: 'delete from acc_session where expires_at < $1' },
      {
        name: 'days of use that no figure goes back to',
        statement: `delete from acc_active_day where day < ($1::timestamptz - interval '${KEPT_DAYS} days')::date`,
      },
    );
  }

  /**
   * Signs a device in. The token is told here, once, and nowhere else.
   *
   * @throws Refusal ACCOUNT_BLOCKED
   */
  async open(
    manager: EntityManager,
    user: Pick<User, 'id' | 'email'>,
    userAgent: string,
    { scope = 'all', stepped = false }: { scope?: SessionScope; stepped?: boolean } = {},
  ): Promise<SessionUser> {
    await wantLetIn(manager, user.id);
    const [token, client, at] = [newSecret(), newSecret(), now()];
    const expiresAt = plus(at, LASTS);
    await manager.insert(Session, {
      id: randomUUID(),
      userId: user.id,
      client,
      tokenHash: hashOfSecret(token),
      device: userAgent.slice(0, LONGEST_DEVICE).toWellFormed(),
      scope,
      createdAt: at,
      lastUsedAt: at,
      expiresAt,
      factorAt: stepped ? at : null,
    });
    await noteDay(manager, user.id, at);
    return {
      id: user.id,
      email: user.email,
      headers: { 'access-token': token, client, uid: user.id },
      expiresAt,
    };
  }

  async actorOf({ token, client, uid }: SessionKey): Promise<Actor | undefined> {
    const at = now();
    const [found] = await this.dataSource.query<FoundSession[]>(FIND, [client, at]);
    if (!found || found.userId !== uid || !isSecret(token, found.tokenHash)) return undefined;
    this.marks.saw(found.catalogue);
    if (between(found.lastUsedAt, at) >= TOUCH_EVERY) await this.touch(found, at);
    const access = accessOf({ ...found, daysLeft: daysLeft(found.ledger, dayAt(at, found.timeZone)) });
    const ownersToday = dayAt(at, found.ownersTimeZone);
    const householdAccess = householdAccessOf(access, daysLeft(found.ownersLedger, ownersToday));
    return {
      userId: found.userId,
      sessionId: found.sessionId,
      householdId: found.householdId,
      householdRole: roleOf({ isOwner: found.isOwner, role: found.memberRole }),
      access,
      householdAccess,
      language: isLanguage(found.language) ? found.language : DEFAULT_LANGUAGE,
      timeZone: found.timeZone,
      phone:
        found.scope === 'list'
          ? phoneRight(reaches(householdAccess, 'premium'), lastPremiumDay(found), ownersToday)
          : null,
      trusted: found.factorAt !== null || !(this.config.factorRequired || found.hasFactor),
      elevated: found.elevatedUntil !== null && found.elevatedUntil > at,
    };
  }

  async openAmong(sessionIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.dataSource.query<{ id: string; householdId: string }[]>(
      `select s.id, m.household_id "householdId"
         from acc_session s join acc_member m on m.user_id = s.user_id
         join acc_user u on u.id = s.user_id
        where s.id = any($1) and s.expires_at > $2 and u.blocked_at is null`,
      [sessionIds, now()],
    );
    return new Map(found.map(({ id, householdId }) => [id, householdId]));
  }

  /** Ends one device. */
  async end(sessionId: string): Promise<void> {
    await this.dataSource.manager.delete(Session, { id: sessionId });
  }

  /** Ends all devices of a person, but for one where it is named. */
  async endAll(manager: EntityManager, userId: string, but?: string): Promise<void> {
    await manager.delete(Session, { userId, ...(but !== undefined && { id: Not(but) }) });
  }

  /** For a few minutes dangerous calls hold. Gives until when. */
  async elevate(sessionId: string): Promise<string> {
    const elevatedUntil = plus(now(), ELEVATED);
    await this.dataSource.manager.update(Session, { id: sessionId }, { elevatedUntil });
    return elevatedUntil;
  }

  private async touch({ sessionId, userId, createdAt }: FoundSession, at: string): Promise<void> {
    const { manager } = this.dataSource;
    const [unused, atMost] = [plus(at, LASTS), plus(createdAt, LASTS_AT_MOST)];
    await manager.update(Session, sessionId, {
      lastUsedAt: at,
      expiresAt: unused < atMost ? unused : atMost,
    });
    await noteDay(manager, userId, at);
  }
}

/**
 * Whoever is being kept out at this moment comes in before or not at all.
 *
 * @throws Refusal ACCOUNT_BLOCKED
 */
async function wantLetIn(manager: EntityManager, userId: string): Promise<void> {
  const [row] = await manager.query<{ blocked: boolean }[]>(
    'select blocked_at is not null blocked from acc_user where id = $1 for share',
    [userId],
  );
  if (row?.blocked) throw new Refusal('ACCOUNT_BLOCKED');
}

/** Somebody uses the service today. */
async function noteDay(manager: EntityManager, userId: string, at: string): Promise<void> {
  const row = { userId, day: at.slice(0, 10) };
  await manager.createQueryBuilder().insert().into(ActiveDay).values(row).orIgnore().execute();
}
