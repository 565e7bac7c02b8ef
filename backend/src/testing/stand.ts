import { afterAll, beforeAll } from '@jest/globals';
import type { Language } from '@sytno/domain';
import { rm } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import type { Outputs } from '@sytno/contract';
import { createAccount, type NewAccount } from '../account/registration/new-account';
import { Session } from '../account/session/session.entity';
import { SessionService } from '../account/session/session.service';
import { Member } from '../account/household/member.entity';
import { createApp, type App } from '../create-app';
import { readConfig } from '../platform/config/config';
import { DAY, now, plus } from '../platform/time/clock';
import { replicaDatabase, type ReplicaDatabase } from './replica-database';
import { freshDataDir, ROOT } from './template';

/** The headers of somebody signed in. */
export type Keys = Outputs['account']['session']['authenticate']['headers'];

export interface Person {
  readonly userId: string;
  readonly householdId: string;
  readonly email: string;
  readonly password: string;
  readonly keys: Keys;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined when it is none. */
  readonly body: unknown;
}

export interface Call {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is. */
  readonly raw?: string | Uint8Array;
  readonly headers?: Record<string, string>;
  readonly as?: Person | undefined;
}

/**
 * A server of its own for one spec file, on a copy of the migrated template, and people to call it. Where the
 * environment names a PostgreSQL it is two replicas on a database there, and calls go to both in turn.
 */
export class Stand {
  app!: App;
  private dataDir = '';
  private database: ReplicaDatabase | undefined;
  private twin: App | undefined;
  private turn = 0;
  private count = 0;

  constructor(private readonly env: Record<string, string> = {}) {}

  async open(): Promise<void> {
    this.dataDir = await freshDataDir();
    this.database = await replicaDatabase();
    await this.start();
  }

  /** Starts on the same data. */
  async start(env: Record<string, string> = {}): Promise<void> {
    const standard = {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_URL: 'http://sytno.test',
      DATA_DIR: this.dataDir,
      DEMO: 'off',
      // To see why something crashed: SPEC_LOG=error
      LOG_LEVEL: process.env['SPEC_LOG'] ?? 'silent',
      THROTTLE_SCALE: '1000',
    };
    const place = this.database ? { DATABASE_URL: this.database.url } : {};
    const config = readConfig({ ...standard, ...place, ...this.env, ...env }, ROOT);
    await this.twin?.close();
    this.app = await createApp(config);
    this.twin = this.database && (await createApp(config));
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.twin?.close();
    await this.database?.drop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  get db(): DataSource {
    return this.app.database.dataSource;
  }

  /** Real HTTP. Redirects are not followed. */
  async call(method: string, path: string, { body, raw, headers = {}, as }: Call = {}): Promise<Answer> {
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const { url } = this.twin && this.turn++ % 2 === 1 ? this.twin : this.app;
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        ...as?.keys,
        ...headers,
      },
      ...(content === undefined ? {} : { body: content }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: jsonOf(text) };
  }

  /** Somebody with an account, signed in on one device. */
  async person(
    given: Partial<NewAccount> & { password?: string; language?: Language } = {},
  ): Promise<Person> {
    const email = given.email ?? `person${++this.count}@sytno.test`;
    return this.db.transaction(async (manager) => {
      const user = await createAccount(manager, {
        language: 'uk',
        how: 'spec',
        passwordHash: PASSWORD_HASH,
        ...given,
        email,
      });
      const { headers } = await this.app.nest.get(SessionService).open(manager, user, 'spec');
      // The password is given once more where a spec is about that: elsewhere it would be noise.
      await manager.update(Session, { userId: user.id }, { elevatedUntil: plus(now(), DAY) });
      const { householdId } = await manager.findOneByOrFail(Member, { userId: user.id });
      return { userId: user.id, householdId, email, password: PASSWORD, keys: headers };
    });
  }
}

/** Opens a stand before a file's tests and closes it after them. */
export function useStand(env: Record<string, string> = {}): Stand {
  const stand = new Stand(env);
  // The first file of a run also makes the template.
  beforeAll(() => stand.open(), 180_000);
  afterAll(() => stand.close());
  return stand;
}

export const PASSWORD = 'correct horse battery';
/** Of that password, made once: argon2 is slow by intention. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$9lXVJBkWnFQDKv8Nns+JRw$GkKHs8CYQKQU+V0j1eIIVuK5RzAXctgCdU83gCavEjo';

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
