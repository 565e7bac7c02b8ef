import type { Registry, SectionRelease } from '@sytno/contract';
import type { SectionName } from '@sytno/contract/sections';
import type { Language } from '@sytno/domain';
import { sectionFault, type SectionModule, type TextTree } from '@sytno/kit';
import { normaliseLoadError, SectionLoadError, type LoadPhase, type Sighting } from './section-load-error';

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
  registry: Registry;
  federation: Federation;
  /** Asks for a release's files before the runtime does. */
  preload: (release: SectionRelease, lng: Language) => void;
  /** Puts a section's texts where its components find them. */
  addTexts: (lng: Language, section: SectionName, texts: TextTree) => void;
  /** Tells what failed, for the log. */
  report: (error: SectionLoadError) => void;
  /** Waits; injected so that a test need not. */
  pause: (ms: number) => Promise<void>;
}

/** Pauses before the automatic tries of a section that failed otherwise than by time-out. */
const RETRY_AFTER_MS = [300, 1000];

const IDLE: SectionState = { status: 'idle' };
const LOADING: SectionState = { status: 'loading' };

/** The container's name in the page. */
export const containerOf = (section: SectionName): string => `mfe_${section}`;

/**
 * Finds and loads sections and remembers what came of it. A failure stays only until somebody tries again;
 * every try after the first uses new addresses, so that neither a hanging request nor a poisoned cache
 * answers for the server.
 */
export class SectionLoader {
  private readonly states = new Map<string, SectionState>();
  private readonly attempts = new Map<string, number>();
  private readonly sightings = new Map<string, Sighting>();
  private readonly modules = new Map<SectionName, LoadedSection>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: LoaderOptions) {}

  /** Which try of a container is under way: 0 for the first. */
  attemptOf = (container: string): number => this.attempts.get(container) ?? 0;

  /** For the federation hooks: what they saw go wrong. */
  saw = (container: string, sighting: Sighting): void => {
    this.sightings.set(container, sighting);
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
    const release = this.releaseOf(section);
    if (release) this.options.preload(release, lng);
    void this.run(section, lng);
  };

  /** Tries a failed section once more, from the manifest on. */
  retry = (section: SectionName, lng: Language): void => {
    if (this.state(section, lng).status === 'loading') return;
    this.bump(containerOf(section));
    void this.run(section, lng);
  };

  private async run(section: SectionName, lng: Language): Promise<void> {
    this.set(section, lng, LOADING);
    for (const pause of [...RETRY_AFTER_MS, undefined]) {
      try {
        this.set(section, lng, { status: 'ready', section: await this.attempt(section, lng) });
        return;
      } catch (error) {
        const failed = error as SectionLoadError;
        this.options.report(failed);
        if (pause === undefined || !worthRetrying(failed)) {
          this.set(section, lng, { status: 'failed', error: failed });
          return;
        }
        await this.options.pause(pause);
        this.bump(containerOf(section));
      }
    }
  }

  private async attempt(section: SectionName, lng: Language): Promise<LoadedSection> {
    const container = containerOf(section);
    const release = this.releaseOf(section);
    const version = release?.version ?? '';
    let phase: LoadPhase = 'registry';
    this.sightings.delete(container);
    try {
      if (!release) throw this.failure(section, version, 'registry', 'missing');
      let loaded = this.modules.get(section);
      if (!loaded) {
        phase = 'expose';
        this.register(container, release);
        const exposed = await this.options.federation.loadRemote(`${container}/section`);
        const module = (exposed as { section?: unknown } | null)?.section;
        const fault = sectionFault(module);
        if (fault) throw this.failure(section, version, 'shape', fault === 'contract' ? 'error' : 'missing');
        loaded = { module: module as SectionModule, version };
        this.modules.set(section, loaded);
      }
      phase = 'texts';
      this.options.addTexts(lng, section, await loaded.module.loadTexts(lng));
      return loaded;
    } catch (error) {
      throw normaliseLoadError(error, {
        section,
        version,
        attempt: this.attemptOf(container),
        phase,
        sighting: this.sightings.get(container),
      });
    }
  }

  private releaseOf(section: SectionName): SectionRelease | undefined {
    return this.options.registry.sections.find(({ name }) => name === section);
  }

  private register(container: string, release: SectionRelease): void {
    const attempt = this.attemptOf(container);
    const entry = attempt > 0 ? `${release.entry}?r=${String(attempt)}` : release.entry;
    this.options.federation.registerRemotes([{ name: container, entry }], { force: attempt > 0 });
  }

  private failure(
    section: SectionName,
    version: string,
    phase: LoadPhase,
    type: SectionLoadError['type'],
  ): SectionLoadError {
    return new SectionLoadError({
      section,
      version,
      phase,
      type,
      attempt: this.attemptOf(containerOf(section)),
    });
  }

  private bump(container: string): void {
    this.attempts.set(container, this.attemptOf(container) + 1);
  }

  private set(section: SectionName, lng: Language, state: SectionState): void {
    this.states.set(`${section} ${lng}`, state);
    for (const listener of [...this.listeners]) listener();
  }
}

/** Failures that a second try a moment later may mend. Chunks, styles and texts were tried again already. */
const MENDABLE: readonly LoadPhase[] = ['manifest', 'entry', 'init', 'expose'];

/** A time-out took a person's patience already, so it is told at once. */
function worthRetrying({ failure }: SectionLoadError): boolean {
  return failure.type !== 'timeout' && MENDABLE.includes(failure.phase);
}
