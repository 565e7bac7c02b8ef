import { expect, test, type APIRequestContext } from '@playwright/test';
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { deep } from './support/depth';
import { OwnServer } from './support/own-server';
import { signedIn } from './support/people';
import { Team, type Registry } from './support/releases';
import { addressOf, SECTION_NAMES, visit } from './support/sections';

/**
 * The last two versions of shell, sections and backend, each with each: what a release leaves behind in browsers
 * and on servers for a while. The version before is the last release that git's history knows; without history, the
 * same sources under another version. A combination that may not be is refused when it is made.
 */
const AGES = ['before', 'now'] as const;
type Age = (typeof AGES)[number];

interface Version {
  dir: string;
  /** Versions of the sections by name. */
  sections: Record<string, string>;
  /** Names that the shell has of each face of the kit. */
  kit: Record<string, string[]>;
  api: string;
}

interface Needs {
  api: string;
  kit: Record<string, string[]>;
}

const json = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

function versionIn(dir: string): Version {
  const { sections } = json(dir, 'var/releases/registry.json') as Registry;
  const api = /API_VERSION = '([\d.]+)'/.exec(
    readFileSync(join(dir, 'packages/contract/src/api-version.ts'), 'utf8'),
  )?.[1];
  return {
    dir,
    sections: Object.fromEntries(sections.map(({ name, version }) => [name, version])),
    kit: (json(dir, 'shell/dist/pages.json') as Pick<Version, 'kit'>).kit,
    api: api ?? '',
  };
}

/** Builds the version before and says what stands for it. */
async function before(): Promise<{ kind: string; id: string; dir: string }> {
  const script = join(__dirname, '../packages/tooling/bin/previous.mjs');
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (words: Buffer) => (said += words.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  expect(code).toBe(0);
  return JSON.parse(said.trim().split('\n').at(-1) ?? '') as { kind: string; id: string; dir: string };
}

/** Why sections of a version may not be made live where this shell and this backend are. */
function reasons(sections: Version, shell: Version, backend: Version, name: string): string[] {
  const path = join(sections.dir, 'var/releases', name, sections.sections[name] ?? '', 'release.json');
  const { needs } = json(path) as { needs: Needs };
  const [hasMinor, needsMinor] = [backend.api, needs.api].map((api) => Number(api.split('.')[1]));
  const lacking = Object.entries(needs.kit).flatMap(([face, names]) =>
    names.filter((one) => !shell.kit[face]?.includes(one)),
  );
  return [...((hasMinor ?? 0) < (needsMinor ?? 0) ? ['api'] : []), ...(lacking.length > 0 ? ['kit'] : [])];
}

/** A release as a team uploads it, out of what was built. */
function archiveOf(sections: Version, name: string): Buffer {
  const dir = join(sections.dir, 'var/releases', name, sections.sections[name] ?? '');
  const release = json(dir, 'release.json') as { files: Record<string, string> };
  const there = new Set(readdirSync(dir));
  const files = Object.keys(release.files)
    .filter((file) => there.has(file))
    .map((file) => [file, readFileSync(join(dir, file)).toString('base64')] as const);
  return gzipSync(JSON.stringify({ release, files: Object.fromEntries(files) }));
}

let versions: Record<Age, Version>;
let count = 0;
const own = mkdtempSync(join(tmpdir(), 'sytno-versions-'));
const port = Number(process.env.SYTNO_E2E_PORT ?? 4100) + 8;

test.describe('the last two versions of everything', deep, () => {
  test.describe.configure({ mode: 'serial' });

  test.beforeAll(async () => {
    // An installation and a whole build.
    test.setTimeout(900_000);
    const { kind, id, dir } = await before();
    console.warn(
      `The version before is ${kind === 'release' ? `the release ${id}` : `these sources as ${id}`}.`,
    );
    versions = { before: versionIn(dir), now: versionIn(join(__dirname, '..')) };
    expect(versions.before.sections).not.toEqual(versions.now.sections);
  });

  test.afterAll(() => {
    rmSync(own, { recursive: true, force: true });
  });

  for (const backend of AGES) {
    test(`a backend of ${backend}, with shells and sections of both`, async ({ browser, request }) => {
      test.setTimeout(600_000);
      for (const shell of AGES) {
        for (const sections of AGES) {
          await test.step(`shell ${shell}, sections ${sections}`, async () => {
            const server = serverOf(backend, shell);
            await server.start();
            try {
              const shown = await released(request, server.url, { backend, shell, sections });
              const context = await browser.newContext({ baseURL: server.url });
              const page = await context.newPage();
              await signedIn(page, request, 'premium', server.url);
              const [first = 'recipes'] = SECTION_NAMES;
              await page.goto(addressOf(first));
              for (const name of SECTION_NAMES) {
                await visit(page, name);
                const version = versions[shown[name] ?? shell].sections[name] ?? '';
                await expect(page.locator(`[data-section=${name}]`)).toHaveAttribute(
                  'data-section-version',
                  version,
                );
              }
              await context.close();
            } finally {
              await server.end();
            }
          });
        }
      }
    });
  }
});

/** An installation of a shell and a backend, with the sections that were built beside the shell. */
function serverOf(backend: Age, shell: Age): OwnServer {
  count += 1;
  const releases = join(own, String(count));
  cpSync(join(versions[shell].dir, 'var/releases'), releases, { recursive: true });
  return new OwnServer(port, {
    main: join(versions[backend].dir, 'backend/dist/main.mjs'),
    env: { SHELL_DIR: join(versions[shell].dir, 'shell/dist'), RELEASES_DIR: releases },
  });
}

/**
 * Each team makes its section's release of that age live, as far as the server lets it: it refuses what shell or
 * backend have not got yet. Gives the age of the section that stands in the end.
 */
async function released(
  request: APIRequestContext,
  url: string,
  { backend, shell, sections }: Record<'backend' | 'shell' | 'sections', Age>,
): Promise<Record<string, Age>> {
  const shown: Record<string, Age> = {};
  for (const name of SECTION_NAMES) {
    const why = reasons(versions[sections], versions[shell], versions[backend], name);
    const version = versions[sections].sections[name] ?? '';
    // The same sources are the same release, which stands already, whoever built it.
    if (shell === sections || version === versions[shell].sections[name]) continue;
    const team = await Team.of(request, url, name);
    await team.uploadArchive(version, archiveOf(versions[sections], name));
    expect([name, why, await team.activate(version)]).toEqual([name, why, why.length > 0 ? 409 : 200]);
    await team.leave();
    shown[name] = why.length > 0 ? shell : sections;
  }
  return shown;
}
