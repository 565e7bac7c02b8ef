import type { Actor } from './actor';

/** The headers of a signed-in call (product decision 2.7). */
export interface SessionKey {
  readonly token: string;
  readonly client: string;
  readonly uid: string;
}

/** What the guard needs of the account section, which provides it. */
export abstract class Sessions {
  /** The person whose session this is, or undefined when it is unknown, ended or expired. */
  abstract actorOf(key: SessionKey): Promise<Actor | undefined>;

  /** Which of these sessions are still open, and the household each belongs to by now. */
  abstract openAmong(sessionIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
