import { oc } from '@orpc/contract';
import { LANGUAGES } from '@sytno/domain';
import { z } from 'zod';
import { live } from './live';
import { pictures } from './pictures';
import { releaseNeeds, releaseVersion } from './registry';
import { routes } from './routes';
import { SECTIONS } from './sections';
import { done, filledText, id, instant, text, whole } from './types';

const section = z.enum(SECTIONS, 'choice');

/** Where in the loading of a section something failed. */
export const LOAD_PHASES = [
  'registry',
  'manifest',
  'entry',
  'init',
  'expose',
  'chunk',
  'style',
  'texts',
  'shape',
  'render',
] as const;

/** What kind of failure it was (spec §8). */
export const LOAD_FAILURE_TYPES = ['missing', 'timeout', 'error'] as const;

/** Browsers that failures are counted by. */
export const BROWSERS = ['chrome', 'edge', 'firefox', 'safari', 'opera', 'samsung', 'other'] as const;

/** Why a release is not made live. `detail` is a name or a version, never a sentence. */
export const RELEASE_FAULTS = ['contract', 'api', 'kit', 'files', 'pinned', 'unknown'] as const;

/** What a browser tells of a section that failed. The server adds which browser it is. */
const report = z.strictObject({
  section,
  version: text(64),
  phase: z.enum(LOAD_PHASES, 'choice'),
  type: z.enum(LOAD_FAILURE_TYPES, 'choice'),
  code: text(40).optional(),
  /** Of the file, without the origin. */
  path: text(200).optional(),
  httpStatus: whole(100, 599).optional(),
  attempt: whole(0, 1_000),
  shell: text(64),
});

/** One kind of failure of one version. */
const failure = z.strictObject({
  version: z.string(),
  phase: z.enum(LOAD_PHASES),
  type: z.enum(LOAD_FAILURE_TYPES),
  count: z.int(),
  firstAt: instant,
  lastAt: instant,
  browsers: z.array(z.strictObject({ browser: z.enum(BROWSERS), count: z.int() })),
  /** Of the last one. */
  last: z.strictObject({
    code: z.string().nullable(),
    path: z.string().nullable(),
    httpStatus: z.int().nullable(),
    shell: z.string(),
  }),
});

const release = z.strictObject({
  version: z.string(),
  /** By whom: the build of this installation, or a team by one of its tokens. */
  source: z.enum(['build', 'team']),
  publishedAt: instant,
  /** The label of the token that it was published by. */
  publishedBy: z.string().nullable(),
  /** When it ceased to be live, or to be tried; null while it is, or never was. */
  endedAt: instant.nullable(),
  bytes: z.int(),
  api: z.string(),
  /** Why it could not be made live now. */
  faults: z.array(z.strictObject({ fault: z.enum(RELEASE_FAULTS), detail: z.string() })),
});

/** What is known of a section's releases. */
const state = z.strictObject({
  section,
  /** Grows with every change; whoever changes names the one he saw. */
  revision: z.int(),
  live: z.string().nullable(),
  /** Where a rollback leads. */
  previous: z.string().nullable(),
  trial: z.strictObject({ version: z.string(), share: z.int() }).nullable(),
  pinned: z.boolean(),
  changedAt: instant.nullable(),
});

const expectedRevision = whole(0, 2_147_483_647);

const activation = z.strictObject({
  section,
  version: releaseVersion,
  expectedRevision,
  /** In hundredths of the people; 100 is everybody. */
  share: whole(1, 100).default(100),
});
const return_ = z.strictObject({ section, expectedRevision });
const pinning = z.strictObject({ section, pinned: z.boolean('type'), expectedRevision });

const token = z.strictObject({
  id,
  label: z.string(),
  createdAt: instant,
  usedAt: instant.nullable(),
});

const { sections: calls, team } = routes.platform;

export const platform = {
  live,
  pictures,
  sections: {
    overview: oc
      .route({ ...calls.overview, summary: 'Releases of all sections, and what failed of them' })
      .output(
        z.strictObject({
          /** What the running backend has. */
          api: z.string(),
          contract: z.int(),
          /** Of the shell's build. */
          shell: z.string(),
          override: z.boolean(),
          sections: z.array(
            state.extend({
              releases: z.array(release),
              failures: z.array(failure),
              tokens: z.array(token),
            }),
          ),
        }),
      ),
    activate: oc
      .route({ ...calls.activate, summary: 'Makes a release live, or lets a share of people try it' })
      .input(activation)
      .output(state),
    rollback: oc
      .route({ ...calls.rollback, summary: 'Ends a trial, or makes the release before live again' })
      .input(return_)
      .output(state),
    pin: oc
      .route({ ...calls.pin, summary: 'Holds a section at its release, or lets it go' })
      .input(pinning)
      .output(state),
    forget: oc
      .route({ ...calls.forget, summary: 'Takes what failed of a section off the list' })
      .input(z.strictObject({ section }))
      .output(done),
    giveToken: oc
      .route({ ...calls.giveToken, summary: 'Makes a token by which a team releases this section alone' })
      .input(z.strictObject({ section, label: filledText(60) }))
      .output(z.strictObject({ ...token.shape, secret: z.string() })),
    takeToken: oc
      .route({ ...calls.takeToken, summary: 'Takes a team’s token back' })
      .input(z.strictObject({ section, id }))
      .output(done),
    override: oc
      .route({
        ...calls.override,
        summary: 'Lets this browser load sections from a developer’s machine for twelve hours, or ends it',
      })
      .input(z.strictObject({ allowed: z.boolean('type') }))
      .output(z.strictObject({ allowed: z.boolean() })),
    report: oc
      .route({ ...calls.report, summary: 'Tells that a section failed to load or broke' })
      .input(report)
      .output(done),
  },
  /** Calls by a team's token, in the header `release-token`. */
  team: {
    state: oc
      .route({ ...team.state, summary: 'What is live of the team’s section' })
      .input(z.strictObject({ section }))
      .output(state.extend({ api: z.string(), contract: z.int(), shell: z.string() })),
    activate: oc
      .route({ ...team.activate, summary: 'Makes a release of the team’s section live' })
      .input(activation)
      .output(state),
    rollback: oc
      .route({ ...team.rollback, summary: 'Makes the release before live again' })
      .input(return_)
      .output(state),
    pin: oc
      .route({ ...team.pin, summary: 'Holds the team’s section at its release' })
      .input(pinning)
      .output(state),
  },
};

/** What a team uploads: what the build says of the release, and every file of it in base64. */
export const releaseArchive = z.strictObject({
  release: z.strictObject({
    name: section,
    version: releaseVersion,
    contract: z.int(),
    preload: z.array(z.string().max(120)).max(40),
    texts: z.partialRecord(z.enum(LANGUAGES), z.string().max(120)),
    pages: z.array(z.string().regex(/^\w{1,40}$/)).max(200),
    needs: releaseNeeds,
    /** The hash of every file but this description itself. */
    files: z.record(z.string().max(120), z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/)),
  }),
  files: z.record(z.string().regex(/^[\w-][\w.-]{0,118}$/), z.string()),
});
export type ReleaseArchive = z.infer<typeof releaseArchive>;
