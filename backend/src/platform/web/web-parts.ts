import type { FileStore } from '../files/file-store';
import type { Draining } from '../health/draining';
import type { Metrics } from '../metrics/metrics';
import type { Overrides } from '../sections/overrides';
import type { ReleaseStore } from '../sections/release-store';
import type { ReleaseTokens } from '../sections/release-tokens';
import type { SectionRegistry } from '../sections/section-registry';
import type { PageTellers } from './page-tellers';

/** What pages, files and the registry are made of. */
export interface WebParts {
  readonly tellers: PageTellers;
  readonly registry: SectionRegistry;
  readonly overrides: Overrides;
  readonly store: ReleaseStore;
  readonly tokens: ReleaseTokens;
  /** Pictures of people. */
  readonly files: FileStore;
  readonly metrics: Metrics;
  readonly draining: Draining;
}
