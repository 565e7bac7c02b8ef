import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { ImportOutcome } from '@sytno/contract';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Any, DataSource, LessThan } from 'typeorm';
import { z } from 'zod';
import type { JobKind } from '../../../platform/jobs/job';
import { Jobs } from '../../../platform/jobs/jobs.service';
import { Live } from '../../../platform/live/live.service';
import { WebFetcher } from '../../../platform/outgoing/web-fetcher';
import { Pictures } from '../../../platform/pictures/pictures.service';
import { Incoming } from '../../../platform/pictures/received';
import { MINUTE, now, plus, SECOND } from '../../../platform/time/clock';
import type { PageRecipe } from '../page';
import { understandInWorker } from '../worker';
import { formsOf, hostOf, pageAddress } from './address';
import { outcomeOfError, outcomeOfNone, outcomeOfStatus, waitUntil } from './brought';
import { isPartial } from './content-of-page';
import { existingOf } from './existing';
import { htmlOfText, isMarkup, savedFrom } from './html-of-text';
import { Import, type ImportStep } from './import.entity';
import { storable } from './storable';

export const READ_IMPORT: JobKind<{ id: string }> = {
  name: 'recipes.import',
  schema: z.strictObject({ id: z.uuid() }),
};

/** Most of an import is waiting for somebody else's server. */
const AT_ONCE = 4;
/** A page that ends the server so often is not tried again. */
const MOST_ATTEMPTS = 3;
/** Longer than any step takes: after so long without a word its server is gone. */
const SILENCE = 25 * SECOND;
/** What stands for the address of a text that has none: nothing is ever asked there. */
const NO_ADDRESS = 'https://text.invalid/';

/** The import was called off, or somebody else works on it. */
class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** How an import ends. */
interface End {
  readonly outcome: ImportOutcome;
  readonly page?: PageRecipe;
  readonly existingId?: string;
  readonly pictureId?: string | null;
  readonly waitUntil?: string | null;
}

/** Does imports, apart from any request: fetches, reads, and keeps what came of it. */
@Injectable()
export class ImportRun implements OnModuleInit, OnApplicationBootstrap {
  private readonly log = new Logger(ImportRun.name);
  /** Those that run here, to be called off at once. */
  private readonly running = new Map<string, AbortController>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly fetcher: WebFetcher,
    private readonly pictures: Pictures,
    private readonly live: Live,
  ) {}

  onModuleInit(): void {
    this.jobs.add({
      ...READ_IMPORT,
      handler: ({ id }, signal) => this.run(id, signal),
      atOnce: AT_ONCE,
      lasts: MINUTE,
      retryAfter: 5 * SECOND,
    });
  }

  /** What was not finished when the server ended goes on at once; done twice, it is done once. */
  async onApplicationBootstrap(): Promise<void> {
    const open = await this.dataSource.manager.find(Import, {
      where: { state: Any(['waiting', 'working']) },
      select: { id: true },
    });
    for (const { id } of open) await this.jobs.send(READ_IMPORT, { id });
  }

  /** Gives up what runs here. */
  stop(id: string): void {
    this.running.get(id)?.abort();
  }

  /** Does an import that is not done yet, whoever had begun it. */
  async run(id: string, ending: AbortSignal): Promise<void> {
    const claimed = await this.claim(id);
    if (!claimed) return;
    const calledOff = new AbortController();
    this.running.set(id, calledOff);
    const signal = AbortSignal.any([ending, calledOff.signal]);
    try {
      await this.finish(claimed, await this.end(claimed, signal));
    } catch (error) {
      if (error instanceof Stopped || calledOff.signal.aborted) return;
      // The server ends: whoever starts next does it again.
      if (ending.aborted) {
        await this.write(claimed, { state: 'waiting', step: 'queue', claim: null });
        throw error;
      }
      this.log.error(`import ${id}: ${String(error)}`);
      await this.finish(claimed, { outcome: 'failed' });
    } finally {
      this.running.delete(id);
    }
  }

  /**
   * Takes an import that waits, or whose server fell silent.
   *
   * @returns null when it is over
   * @throws Error while another server works on it: it is looked at again later
   */
  private async claim(id: string): Promise<Import | null> {
    const { manager } = this.dataSource;
    const claim = randomUUID();
    const at = now();
    const change = { state: 'working' as const, claim, attempts: () => 'attempts + 1', updatedAt: at };
    const silent = { id, state: 'working' as const, updatedAt: LessThan(plus(at, -SILENCE)) };
    for (const which of [{ id, state: 'waiting' as const }, silent]) {
      const { affected } = await manager.update(Import, which, change);
      if (affected === 1) return manager.findOneBy(Import, { id, claim });
    }
    if (await manager.existsBy(Import, { id, state: 'working' }))
      throw new Error('it is worked on elsewhere');
    return null;
  }

  private async end(claimed: Import, signal: AbortSignal): Promise<End> {
    if (claimed.attempts > MOST_ATTEMPTS) return { outcome: 'failed' };
    try {
      const early = await this.existing(claimed, claimed.address);
      if (early) return early;
      const source = claimed.given === null ? await this.fetched(claimed, signal) : broughtBy(claimed);
      if ('outcome' in source) return source;
      await this.step(claimed, 'read');
      const understood = await understandInWorker(
        source.html,
        source.address ?? NO_ADDRESS,
        claimed.pick ?? undefined,
      );
      if (understood.kind === 'none') return { outcome: outcomeOfNone(understood.because) };
      return await this.kept(claimed, storable(understood.recipe), source.address, signal);
    } catch (error) {
      signal.throwIfAborted();
      const outcome = outcomeOfError(error);
      if (outcome === undefined) throw error;
      return { outcome };
    }
  }

  private async fetched(claimed: Import, signal: AbortSignal): Promise<Source | End> {
    await this.step(claimed, 'fetch');
    const wish = { userId: claimed.ownerId, signal };
    const page = await this.fetcher.page(claimed.address ?? '', wish);
    const outcome = outcomeOfStatus(page);
    if (outcome === null) return { html: page.text, address: page.url };
    return outcome === 'wait' ? { outcome, waitUntil: waitUntil(page, now()) } : { outcome };
  }

  /** What was read, with its picture, unless the person has a recipe of that page already. */
  private async kept(
    claimed: Import,
    page: PageRecipe,
    address: string | null,
    signal: AbortSignal,
  ): Promise<End> {
    const own = address === null ? null : (pageAddress(page.address) ?? address);
    const existing = await this.existing(claimed, own);
    if (existing) return existing;
    if (own !== null) {
      claimed.address = own;
      claimed.host = hostOf(own);
    }
    const pictureId = await this.picture(claimed, page.image, signal);
    return { outcome: isPartial(page) ? 'partial' : 'read', page, pictureId };
  }

  /** A recipe of the same page; one that was picked among others is another one. */
  private async existing({ ownerId, way, pick }: Import, address: string | null): Promise<End | undefined> {
    if (way !== null || pick !== null || address === null) return undefined;
    const existingId = await existingOf(this.dataSource.manager, ownerId, formsOf(address));
    return existingId === null ? undefined : { outcome: 'duplicate', existingId };
  }

  /** A picture that cannot be had is none: the recipe is worth more than it. */
  private async picture(
    claimed: Import,
    address: string | null,
    signal: AbortSignal,
  ): Promise<string | null> {
    if (address === null || new URL(address).host === new URL(NO_ADDRESS).host) return null;
    await this.step(claimed, 'picture');
    const { ownerId: userId } = claimed;
    try {
      const bytes = await this.fetcher.picture(address, { userId, signal });
      const incoming = new Incoming(Readable.from([bytes]), bytes.length);
      const { id } = await this.pictures.upload({ userId }, { kind: 'recipe' }, incoming, signal);
      return id;
    } catch (error) {
      signal.throwIfAborted();
      this.log.debug(`the picture of import ${claimed.id}: ${String(error)}`);
      return null;
    }
  }

  private async step(claimed: Import, step: ImportStep): Promise<void> {
    await this.write(claimed, { step });
  }

  private async finish(claimed: Import, { outcome, ...end }: End): Promise<void> {
    const { address, host } = claimed;
    // Of a recipe that is there already the text is still to be read, if its owner says so.
    const given = claimed.given === null || outcome === 'duplicate' ? claimed.given : '';
    await this.write(claimed, { state: 'done', given, address, host, outcome, ...end });
  }

  /** Writes as long as the import is this attempt's, and tells the person's pages. */
  private async write(claimed: Import, change: Partial<Import>): Promise<void> {
    const { id, claim, ownerId } = claimed;
    await this.dataSource.transaction(async (manager) => {
      const mine = { id, state: 'working' as const, ...(claim && { claim }) };
      const { affected } = await manager.update(Import, mine, { ...change, updatedAt: now() });
      if (affected !== 1) throw new Stopped();
      await this.live.touched({ userId: ownerId }, ['recipes.import'], manager);
    });
  }
}

/** A page to be read. */
interface Source {
  readonly html: string;
  readonly address: string | null;
}

function broughtBy({ given, address }: Import): Source {
  const text = given ?? '';
  if (!isMarkup(text)) return { html: htmlOfText(text), address };
  const noted = savedFrom(text);
  return { html: text, address: address ?? (noted === null ? null : pageAddress(noted)) };
}
