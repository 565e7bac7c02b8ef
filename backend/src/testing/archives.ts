import type { SectionName } from '@sytno/contract';
import { gzipSync } from 'node:zlib';
import { integrityOf } from '../platform/sections/release-archive';
import type { Answer, Person, Stand } from './stand';

interface Given {
  readonly section?: SectionName;
  readonly version: string;
  readonly contract?: number;
  readonly api?: string;
  /** More files, or others under the usual names. */
  readonly files?: Readonly<Record<string, string>>;
  /** Said of the files instead of what they are. */
  readonly hashes?: Readonly<Record<string, string>>;
  readonly preload?: readonly string[];
}

/** A small release as a team uploads it. */
export function archiveOf({
  section = 'recipes',
  version,
  contract = 1,
  api = '1.0',
  files = {},
  hashes,
  preload,
}: Given) {
  const all: Record<string, string> = {
    'mf-manifest.json': JSON.stringify({ name: `mfe_${section}`, exposes: [{ path: './section' }] }),
    'remoteEntry.1.js': `console.log('${version}')`,
    'section.2.js': 'x'.repeat(2_000),
    'texts-uk.3.js': '1;',
    ...files,
  };
  const hashed = Object.entries(all).map(([name, text]) => [name, integrityOf(Buffer.from(text))]);
  return gzipSync(
    JSON.stringify({
      release: {
        name: section,
        version,
        contract,
        preload: preload ?? ['remoteEntry.1.js', 'section.2.js'],
        texts: { uk: 'texts-uk.3.js' },
        pages: ['recipes'],
        needs: { api, kit: {} },
        files: { ...Object.fromEntries(hashed), ...hashes },
      },
      files: Object.fromEntries(
        Object.entries(all).map(([name, text]) => [name, Buffer.from(text).toString('base64')]),
      ),
    }),
  );
}

/** Uploads a release by a team's token. */
export function upload(
  stand: Stand,
  token: string,
  given: Given,
  archive = archiveOf(given),
): Promise<Answer> {
  const { section = 'recipes', version } = given;
  return stand.call('PUT', `/api/team/sections/${section}/releases/${version}`, {
    raw: archive,
    headers: { 'content-type': 'application/x-sytno-release', 'release-token': token },
  });
}

/** A token for a section, made by an administrator. */
export async function tokenFor(stand: Stand, as: Person, section: SectionName = 'recipes'): Promise<string> {
  const answer = await stand.call('POST', `/api/platform/sections/${section}/tokens`, {
    as,
    body: { label: `team ${section}` },
  });
  return (answer.body as { secret: string }).secret;
}
