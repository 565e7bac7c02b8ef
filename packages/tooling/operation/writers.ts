import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** What an attempt came back with when it was not what was asked for. */
interface Failed {
  readonly during: string;
  /** 0 when no answer came. */
  readonly status: number;
  readonly body: string;
}

/** A list of somebody: what `people` of the list bench makes. */
interface OwnList {
  readonly id: string;
  readonly lines: readonly string[];
  readonly headers: Record<string, string>;
}

const AGAIN_MS = 150;
const MOST_ATTEMPTS = 200;
const PAUSE_MS = 15;

/** People who write without a pause, each change again until it is acknowledged, as a browser's queue does. */
export class Writers {
  readonly failures: Failed[] = [];
  /** Numbers of the changes of each list that were acknowledged. */
  readonly ticks = new Map<string, Set<number>>();
  /** Who was told that he has an account, with the headers of his session. */
  readonly registered = new Map<string, Record<string, string>>();
  phase = 'quiet';
  private over = false;
  private readonly working: Promise<void>[] = [];

  constructor(private readonly url: string) {}

  /** Names what happens meanwhile. What is left of it shows after it, too: the next one begins when all is quiet. */
  async during(phase: string, work: () => Promise<void>): Promise<void> {
    this.phase = phase;
    await work();
    await wait(1_500);
  }

  /** Ticks lines of a list. */
  tick(list: OwnList): void {
    const acknowledged = new Set<number>();
    this.ticks.set(list.id, acknowledged);
    this.begin(async (n) => {
      const operation = {
        opId: randomUUID(),
        lineId: list.lines[n % list.lines.length],
        field: 'ticked',
        value: Math.floor(n / list.lines.length) % 2 === 0,
        seen: 1_000_000,
      };
      const path = `/api/grocery/lists/${list.id}/operations`;
      const { results } = (await this.insist(path, list.headers, { operations: [operation] })) as {
        results: { outcome: string; seq: number }[];
      };
      if (results[0]?.outcome === 'done') acknowledged.add(results[0].seq);
      await wait(PAUSE_MS);
    });
  }

  /** Makes one account after another. */
  register(name: string): void {
    this.begin(async (n) => {
      const email = `${name}n${n}@sytno.test`;
      const password = 'long enough';
      const form = {
        email,
        password,
        passwordConfirmation: password,
        adult: true,
        terms: true,
        language: 'uk',
      };
      const answer = (await this.insist('/api/auth/registration', {}, form)) as {
        headers?: Record<string, string>;
      };
      if (answer.headers) this.registered.set(email, answer.headers);
    });
  }

  /** Nobody begins anything any more; resolves when all is acknowledged. */
  async end(): Promise<void> {
    this.over = true;
    await Promise.all(this.working);
  }

  /** Who of those who were told that they have an account has none. */
  async lost(): Promise<string[]> {
    const lost: string[] = [];
    for (const [email, headers] of this.registered) {
      const answer = await fetch(`${this.url}/api/account/session`, { headers });
      const body = (await answer.json()) as { email?: string };
      if (body.email !== email) lost.push(`${email}: ${answer.status}`);
    }
    return lost;
  }

  private begin(once: (n: number) => Promise<void>): void {
    const work = async () => {
      for (let n = 0; !this.over; n++) await once(n);
    };
    this.working.push(work());
  }

  private async insist(path: string, headers: Record<string, string>, body: object): Promise<unknown> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const during = this.phase;
      const answer = await fetch(this.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }).catch(() => undefined);
      const text = (await answer?.text().catch(() => '')) ?? '';
      if (answer?.ok && text !== '') return JSON.parse(text) as unknown;
      // It was stored without an answer, and the next try tells so.
      if (/taken/i.test(text)) return {};
      this.failures.push({ during, status: answer?.status ?? 0, body: text });
      await wait(AGAIN_MS);
    }
    throw new Error(`${path} was never answered: ${JSON.stringify(this.failures.at(-1))}`);
  }
}
