import type { SectionRelease } from '@sytno/contract';
import type { SectionName } from '@sytno/contract/sections';
import type { Language } from '@sytno/domain';
import { sectionFault, type SectionModule, type TextTree } from '@sytno/kit';
import { PAGES, type PageKey } from '@sytno/kit/routes';
import { nameOf, retried } from './addresses';
import type { KnownRegistry } from './known-registry';
import type { ReleaseChoice } from './release-choice';
import {
  isChunkFailure,
  normaliseLoadError,
  SectionLoadError,
  worthRetrying,
  type LoadPhase,
  type Sighting,
} from './section-load-error';

/** A section ready to be rendered. */
export interface LoadedSection {
  module: SectionModule;
  version: string;
}

export type SectionState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; section: LoadedSection }
  | { status: 'failed'; error: SectionLoadError };

/** The part of the federation runtime that the loader uses; a fake stands in for it under test. */
export interface Federation {
  registerRemotes: (remotes: { name: string; entry: string }[], options: { force: boolean }) => void;
  loadRemote: (id: string) => Promise<unknown>;
}

export interface LoaderOptions {
  registry: Pick<KnownRegistry, 'section' | 'refresh' | 'refreshWhenStale'>;
  choice: ReleaseChoice;
  federation: Federation;
  /** Asks for a release's files before the runtime does. */
  preload: (release: SectionRelease, lng: Language) => void;
  /** Puts a section's texts where its components find them. */
  addTexts: (lng: Language, section: SectionName, texts: TextTree) => void;
  /** Hears of every failure, for the log. */
  report: (error: SectionLoadError) => void;
  /** Hears of a release that was given up, for the server. */
  tell: (error: SectionLoadError) => void;
  /** Waits; injected so that a test need not. */
  pause: (ms: number) => Promise<void>;
}

/** Pauses before the automatic tries of a section that failed otherwise than by time-out. */
const RETRY_AFTER_MS = [300, 1000];
/** No file has this hash: what the release does not name is not run. */
const NO_HASH = `sha256-${'A'.repeat(43)}=`;

const IDLE: SectionState = { status: 'idle' };
const LOADING: SectionState = { status: 'loading' };

/** The container's name in the page. */
export const containerOf = (section: SectionName): string => `mfe_${section}`;

/**
 * Finds and loads sections and remembers what came of it. A failure stays only until somebody tries again;
 * every try after the first uses new addresses, so that neither a hanging request nor a poisoned cache
 * answers for the server. A release that does not come, or breaks, gives way to a newer one or to the one before.
 */
export class SectionLoader {
  private readonly states = new Map<string, SectionState>();
  private readonly attempts = new Map<string, number>();
  private readonly sightings = new Map<string, Sighting>();
  private readonly modules = new Map<SectionName, LoadedSection>();
  private readonly registered = new Map<string, SectionRelease>();
  private readonly shown = new Map<SectionName, number>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: LoaderOptions) {}

  /** Which try of a container is under way: 0 for the first. */
  attemptOf = (container: string): number => this.attempts.get(container) ?? 0;

  /** For the federation hooks: what they saw go wrong. */
  saw = (container: string, sighting: Sighting): void => {
    this.sightings.set(container, sighting);
  };

  /** For the federation hooks: what a container's entry must be; undefined where nobody knows. */
  hashOf = (container: string, url: string): string | undefined => {
    const integrity = this.registered.get(container)?.integrity;
    return integrity && (integrity[nameOf(url)] ?? NO_HASH);
  };

  /** The state of a section in a language; the same object until it changes. */
  state = (section: SectionName, lng: Language): SectionState => this.states.get(`${section} ${lng}`) ?? IDLE;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Loads a section unless it is loaded or under way; a failed one is left for `retry`. */
  load = (section: SectionName, lng: Language): void => {
    if (this.state(section, lng).status !== 'idle') return;
    void this.run(section, lng, false);
  };

  /** When a section is under way no more: it stands, or it failed. */
  settled = (section: SectionName, lng: Language): Promise<void> =>
    new Promise((resolve) => {
      const look = () => {
        if (this.state(section, lng).status === 'loading') return;
        stop();
        resolve();
      };
      const stop = this.subscribe(look);
      look();
    });

  /** Loads a section that somebody points at, in its newest version. */
  ahead = (section: SectionName, lng: Language): void => {
    this.load(section, lng);
    void this.options.registry.refreshWhenStale().then(() => {
      this.load(section, lng);
    });
  };

  /** Looks for newer releases as somebody goes on, unless that was done a moment ago. */
  look = (): void => {
    void this.options.registry.refreshWhenStale();
  };

  /** Tries a failed section once more, from the registry on. */
  retry = (section: SectionName, lng: Language): void => {
    if (this.state(section, lng).status === 'loading') return;
    this.bump(containerOf(section));
    void this.run(section, lng, true);
  };

  /** Loads a section that stands in the page anew, its container included. */
  reload = (section: SectionName, lng: Language): void => {
    this.modules.delete(section);
    this.retry(section, lng);
  };

  /** Says that a section stands in the page; gives the way to say that it is left. It keeps its version meanwhile. */
  enter = (section: SectionName): (() => void) => {
    this.shown.set(section, (this.shown.get(section) ?? 0) + 1);
    return () => {
      this.shown.set(section, (this.shown.get(section) ?? 1) - 1);
      this.dropOutdated();
    };
  };

  /** Lets go of sections that a newer release stands for, unless they stand in the page just now. */
  dropOutdated = (): void => {
    for (const [section, { version }] of [...this.modules]) {
      const chosen = this.options.choice.of(section);
      if (chosen && chosen.version !== version && !this.shown.get(section)) this.drop(section);
    }
  };

  /**
   * A section broke while it was rendered. A newer release takes its place, or the one before; of a file that did
   * not come only a newer one, since the rest of it is well.
   */
  broke = async (section: SectionName, lng: Language, error: SectionLoadError): Promise<void> => {
    const { choice, registry } = this.options;
    const { version } = error.failure;
    this.giveUp(error);
    if (choice.isOverridden(section)) return;
    await registry.refresh();
    if (this.modules.get(section)?.version !== version) return;
    const served = registry.section(section);
    if (isChunkFailure(error.cause) && served?.version === version) return;
    choice.leaveOut(section, version);
    if (!choice.of(section)) {
      choice.forgive(section);
      return;
    }
    this.drop(section);
    this.load(section, lng);
  };

  /** Whether the live release of its section has a page; where that is not known it may be tried. */
  has(page: PageKey): boolean {
    const { section } = PAGES[page];
    return (section && this.options.choice.of(section)?.pages?.includes(page)) ?? true;
  }

  private async run(section: SectionName, lng: Language, asked: boolean): Promise<void> {
    const { choice, registry, preload } = this.options;
    this.set(section, lng, LOADING);
    // Without a release there is nothing to try; else what is newer is asked for only when this one fails.
    if (asked && !choice.of(section)) await registry.refresh();
    let first: SectionLoadError | undefined;
    for (;;) {
      const release = choice.of(section);
      if (release && this.attemptOf(containerOf(section)) === 0) preload(release, lng);
      const error = await this.tries(section, lng, release);
      if (!error) return;
      first ??= error;
      this.giveUp(error);
      const mayTurn = !choice.isOverridden(section) && !this.modules.has(section);
      // A time-out took a person's patience already: another release is tried when he asks for it.
      if (!mayTurn || (error.type === 'timeout' && !asked)) break;
      const { version } = error.failure;
      if (version) choice.leaveOut(section, version);
      const changed = await registry.refresh();
      if (!choice.of(section) || (!version && !changed)) break;
    }
    choice.forgive(section);
    this.set(section, lng, { status: 'failed', error: first });
  }

  /** Tries a release, again after a moment where that may help. Gives the last failure, or nothing. */
  private async tries(
    section: SectionName,
    lng: Language,
    release: SectionRelease | undefined,
  ): Promise<SectionLoadError | undefined> {
    for (const pause of [...RETRY_AFTER_MS, undefined]) {
      try {
        this.set(section, lng, { status: 'ready', section: await this.attempt(section, lng, release) });
        return undefined;
      } catch (error) {
        const failed = error as SectionLoadError;
        this.options.report(failed);
        if (pause === undefined || !worthRetrying(failed)) return failed;
        await this.options.pause(pause);
        this.bump(containerOf(section));
      }
    }
    return undefined;
  }

  private async attempt(
    section: SectionName,
    lng: Language,
    release: SectionRelease | undefined,
  ): Promise<LoadedSection> {
    const container = containerOf(section);
    let loaded = this.modules.get(section);
    const version = loaded?.version ?? release?.version ?? '';
    const attempt = this.attemptOf(container);
    const failure = (phase: LoadPhase, type: SectionLoadError['type']) =>
      new SectionLoadError({ section, version, phase, type, attempt });
    let phase: LoadPhase = 'registry';
    this.sightings.delete(container);
    try {
      if (!loaded) {
        if (!release) throw failure('registry', 'missing');
        phase = 'expose';
        this.register(container, release);
        const exposed = await this.options.federation.loadRemote(`${container}/section`);
        const module = (exposed as { section?: unknown } | null)?.section;
        const fault = sectionFault(module);
        if (fault) throw failure('shape', fault === 'contract' ? 'error' : 'missing');
        // A cache in between that gave another version's container under this one's address.
        if (release.integrity && (module as SectionModule).version !== version)
          throw failure('shape', 'missing');
        loaded = { module: module as SectionModule, version };
        this.modules.set(section, loaded);
      }
      phase = 'texts';
      this.options.addTexts(lng, section, await loaded.module.loadTexts(lng));
      return loaded;
    } catch (error) {
      const sighting = this.sightings.get(container);
      throw normaliseLoadError(error, { section, version, attempt, phase, sighting });
    }
  }

  private register(container: string, release: SectionRelease): void {
    const attempt = this.attemptOf(container);
    const before = this.registered.get(container);
    const force = attempt > 0 || (before !== undefined && before.entry !== release.entry);
    const entry = retried(release.entry, attempt);
    this.registered.set(container, release);
    this.options.federation.registerRemotes([{ name: container, entry }], { force });
  }

  /** Tells the server, unless it is a developer's own release or there is no network to blame but one's own. */
  private giveUp(error: SectionLoadError): void {
    if (this.options.choice.isOverridden(error.failure.section) || !navigator.onLine) return;
    this.options.tell(error);
  }

  private drop(section: SectionName): void {
    this.modules.delete(section);
    this.attempts.delete(containerOf(section));
    for (const [key, { status }] of [...this.states]) {
      if (key.startsWith(`${section} `) && status === 'ready') this.states.delete(key);
    }
    this.emit();
  }

  private bump(container: string): void {
    this.attempts.set(container, this.attemptOf(container) + 1);
  }

  private set(section: SectionName, lng: Language, state: SectionState): void {
    this.states.set(`${section} ${lng}`, state);
    this.emit();
  }

  private emit(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
