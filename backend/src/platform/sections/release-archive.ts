import { releaseArchive, type BuiltRelease, type ReleaseArchive, type SectionName } from '@sytno/contract';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { parseJson } from '../web/body';

/** Media type of a release on its way. */
export const ARCHIVE_TYPE = 'application/x-sytno-release';
/** Bytes of an archive as it travels, and unpacked. */
export const ARCHIVE_LIMIT = 16 * 1_048_576;
const UNPACKED_LIMIT = 64 * 1_048_576;

export const MANIFEST = 'mf-manifest.json';
export const DESCRIPTION = 'release.json';
/** Below this a compressed copy saves less than a packet. */
const WORTH_IT = 512;
const TEXTUAL = /\.(js|css|json|svg|html|txt)$/;
const FILE_TYPES = new Set(['.js', '.css', '.json', '.svg', '.png', '.webp', '.woff2', '.txt', '.wasm']);

/** An archive that is not what it says, with the reason: a word and the file's name. */
export class BrokenArchive extends Error {
  override readonly name = 'BrokenArchive';
  constructor(
    readonly fault: 'unreadable' | 'missing' | 'hash' | 'kind' | 'manifest' | 'name',
    readonly detail: string,
  ) {
    super(`${fault}: ${detail}`);
  }
}

/** A release out of its archive, every file held to its hash. */
export interface Unpacked {
  readonly description: ReleaseArchive['release'];
  readonly files: ReadonlyMap<string, Buffer>;
  /** Of all files together. */
  readonly bytes: number;
}

/** The hash of a file as a browser checks it. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

/**
 * Reads an archive: gzip over JSON with every file in base64 (ADR 17).
 *
 * @throws BrokenArchive when it is unreadable, lacks a file, has one too many or a changed one, holds a kind of
 *   file that pages have no use for, or exposes no section of its name
 */
export async function readArchive(archive: Uint8Array): Promise<Unpacked> {
  const { release: description, files: packed } = await parsed(archive);
  const files = new Map(Object.entries(packed).map(([name, text]) => [name, Buffer.from(text, 'base64')]));
  for (const [name, hash] of Object.entries(description.files)) {
    const bytes = files.get(name);
    if (!bytes) throw new BrokenArchive('missing', name);
    if (integrityOf(bytes) !== hash) throw new BrokenArchive('hash', name);
  }
  for (const name of files.keys()) {
    if (!Object.hasOwn(description.files, name)) throw new BrokenArchive('hash', name);
    if (!FILE_TYPES.has(extname(name)) || name === DESCRIPTION) throw new BrokenArchive('kind', name);
  }
  for (const name of [...description.preload, ...Object.values(description.texts)]) {
    if (!files.has(name)) throw new BrokenArchive('missing', name);
  }
  checkManifest(description.name, files.get(MANIFEST));
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  return { description, files, bytes };
}

async function parsed(archive: Uint8Array): Promise<ReleaseArchive> {
  try {
    const json = await promisify(gunzip)(archive, { maxOutputLength: UNPACKED_LIMIT });
    return releaseArchive.parse(parseJson(json));
  } catch {
    throw new BrokenArchive('unreadable', '');
  }
}

/** The manifest leads to the container of this very section. */
function checkManifest(section: SectionName, bytes: Buffer | undefined): void {
  if (!bytes) throw new BrokenArchive('missing', MANIFEST);
  let manifest: { name?: unknown; exposes?: unknown };
  try {
    manifest = JSON.parse(bytes.toString('utf8')) as typeof manifest;
  } catch {
    throw new BrokenArchive('manifest', MANIFEST);
  }
  const exposes = Array.isArray(manifest.exposes) ? (manifest.exposes as { path?: unknown }[]) : [];
  if (manifest.name !== `mfe_${section}`) throw new BrokenArchive('name', MANIFEST);
  if (!exposes.some(({ path }) => path === './section')) throw new BrokenArchive('manifest', MANIFEST);
}

/** Writes the files of a release into an empty folder, with compressed copies for the server to send. */
export async function writeRelease(folder: string, { description, files }: Unpacked): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, DESCRIPTION), JSON.stringify(description, null, 2));
  for (const [name, bytes] of files) {
    await writeFile(join(folder, name), bytes);
    if (!TEXTUAL.test(name) || bytes.length < WORTH_IT) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(bytes, { params }),
      promisify(gzip)(bytes, { level: 9 }),
    ]);
    await Promise.all([writeFile(join(folder, `${name}.br`), br), writeFile(join(folder, `${name}.gz`), gz)]);
  }
}

/** The archive of a release that lies in a folder. @throws when its description names a file that is not there */
export async function packRelease(folder: string): Promise<Buffer> {
  const description = JSON.parse(
    await readFile(join(folder, DESCRIPTION), 'utf8'),
  ) as ReleaseArchive['release'];
  const names = Object.keys(description.files);
  const files = await Promise.all(
    names.map(async (name) => [name, (await readFile(join(folder, name))).toString('base64')] as const),
  );
  return promisify(gzip)(JSON.stringify({ release: description, files: Object.fromEntries(files) }));
}

/** What the registry has to know of a release, with whole addresses. */
export function builtRelease(description: ReleaseArchive['release']): BuiltRelease {
  const { name, version, contract, preload, texts, pages, needs, files } = description;
  const at = (file: string): string => `/mfe/${name}/${version}/${file}`;
  const checked = [MANIFEST, ...preload, ...Object.values(texts)];
  return {
    name,
    version,
    entry: at(MANIFEST),
    preload: preload.map(at),
    texts: Object.fromEntries(Object.entries(texts).map(([language, file]) => [language, at(file)])),
    contract,
    pages,
    integrity: Object.fromEntries(checked.flatMap((file) => (files[file] ? [[file, files[file]]] : []))),
    needs,
  };
}
