import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { routes, API_PREFIX } from '@sytno/contract/routes';
import type { SectionName } from '@sytno/contract/sections';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { demoEmail, DEMO_PASSWORD, type Headers } from './people';

/** A release as the registry tells of it, as far as a test looks at it. */
export interface Told {
  name: SectionName;
  version: string;
  entry: string;
  preload: string[];
  texts: Record<string, string>;
  integrity: Record<string, string>;
  previous?: Told;
  trial?: { share: number; release: Told };
}

export interface Registry {
  revision: number;
  sections: Told[];
}

interface Description {
  name: SectionName;
  version: string;
  contract: number;
  preload: string[];
  texts: Record<string, string>;
  needs: { api: string; kit: Record<string, string[]> };
  files: Record<string, string>;
}

/** What is done to the code of a release to make another one of it. */
export type Change = (code: string, file: string) => string;

const hashOf = (bytes: Buffer): string => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
let count = 0;

/** A team that makes new releases out of the one that was built, and releases them on a server. */
export class Team {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly url: string,
    private readonly admin: Headers,
    private readonly section: SectionName,
    private readonly token: string,
  ) {}

  /** Signs the administrator in and has him make a token. */
  static async of(request: APIRequestContext, url: string, section: SectionName): Promise<Team> {
    const data = { username: demoEmail('admin'), password: DEMO_PASSWORD };
    const path = routes.account.session.authenticate.path;
    const signedIn = await request.post(`${url}${API_PREFIX}${path}`, { data });
    const { headers } = (await signedIn.json()) as { headers: Headers };
    const elevate = routes.account.session.elevate.path;
    await request.post(`${url}${API_PREFIX}${elevate}`, { headers, data: { password: DEMO_PASSWORD } });
    const give = routes.platform.sections.giveToken.path.replace('{section}', section);
    const given = await request.post(`${url}${API_PREFIX}${give}`, { headers, data: { label: 'e2e' } });
    const { id, secret } = (await given.json()) as { id: string; secret: string };
    const team = new Team(request, url, headers, section, secret);
    team.tokenId = id;
    return team;
  }

  private tokenId = '';

  /** Takes the token back: a section has only so many. */
  async leave(): Promise<void> {
    const take = routes.platform.sections.takeToken.path
      .replace('{section}', this.section)
      .replace('{id}', this.tokenId);
    await this.request.delete(`${this.url}${API_PREFIX}${take}`, { headers: this.admin });
  }

  /** What the registry says of the section. */
  async live(): Promise<Told> {
    const answer = await this.request.get(`${this.url}/registry.json`);
    const found = ((await answer.json()) as Registry).sections.find(({ name }) => name === this.section);
    if (!found) throw new Error(`${this.section} has no release.`);
    return found;
  }

  /** Uploads a release of its own version made from the one that is live. */
  async upload(change: Change = (code) => code, said: Partial<Description> = {}): Promise<string> {
    const { version: from } = await this.live();
    count += 1;
    const version = `e2e-${String(process.pid)}-${String(count)}`;
    await this.uploadArchive(version, await this.archive(from, version, change, said));
    return version;
  }

  /** Uploads a release that was packed already. */
  async uploadArchive(version: string, archive: Buffer): Promise<void> {
    const answer = await this.request.put(
      `${this.url}${API_PREFIX}/team/sections/${this.section}/releases/${version}`,
      {
        headers: { 'content-type': 'application/x-sytno-release', 'release-token': this.token },
        data: archive,
      },
    );
    expect(answer.status(), await answer.text()).toBe(200);
  }

  /** Makes a release live; whoever else moved the section meanwhile is followed. */
  async activate(version: string, share = 100): Promise<number> {
    return this.move('activate', { version, share });
  }

  rollback(): Promise<number> {
    return this.move('rollback', {});
  }

  private async move(what: 'activate' | 'rollback', body: object): Promise<number> {
    const headers = { 'release-token': this.token };
    const path = `${this.url}${API_PREFIX}/team/sections/${this.section}`;
    for (;;) {
      const state = (await (await this.request.get(path, { headers })).json()) as { revision: number };
      const data = { ...body, expectedRevision: state.revision };
      const answer = await this.request.post(`${path}/${what}`, { headers, data });
      const { code } = (await answer.json()) as { code?: string };
      if (code !== 'CONFLICT') return answer.status();
    }
  }

  private async archive(from: string, version: string, change: Change, said: Partial<Description>) {
    const base = `${this.url}/mfe/${this.section}/${from}`;
    const description = (await (await this.request.get(`${base}/release.json`)).json()) as Description;
    const names = Object.keys(description.files);
    const files = new Map<string, Buffer>();
    for (const name of names) files.set(name, await (await this.request.get(`${base}/${name}`)).body());
    const renamed = (text: string): string =>
      text.replaceAll(from, version).replaceAll(from.replace(/\W/g, '_'), version.replace(/\W/g, '_'));
    const scripts = names.filter((name) => name.endsWith('.js'));
    const entries = scripts.filter((name) => name.startsWith('remoteEntry.'));
    const hashes = { ...description.files };
    for (const name of [...scripts.filter((one) => !entries.includes(one)), ...entries]) {
      let text = change(renamed((files.get(name) ?? Buffer.alloc(0)).toString('utf8')), name);
      // The entry names the hashes of all others.
      if (entries.includes(name)) {
        for (const other of names) text = text.replace(description.files[other] ?? '', hashes[other] ?? '');
      }
      const bytes = Buffer.from(text);
      files.set(name, bytes);
      hashes[name] = hashOf(bytes);
    }
    const release = { ...description, version, files: hashes, ...said };
    const packed = [...files].map(([name, bytes]) => [name, bytes.toString('base64')]);
    return gzipSync(JSON.stringify({ release, files: Object.fromEntries(packed) }));
  }
}

/** Into the section's own module, before its texts. */
const intoModule =
  (words: string): Change =>
  (code, file) =>
    /^section\..*\.js$/.test(file) ? code.replace(/,loadTexts:/, `,${words},loadTexts:`) : code;

/** A release that throws as soon as it is rendered. */
export const THAT_THROWS = intoModule('Section:()=>{throw new Error("broken on purpose")}');
/** A release of another agreement with the shell than it says. */
export const OF_ANOTHER_CONTRACT = intoModule('contract:99');

/** Shows the page another registry than the server's: the one in the page, and the one it asks for later. */
export async function withRegistry(page: Page, change: (registry: Registry) => Registry): Promise<void> {
  await page.route(
    (url) => /^\/(uk|ru|en)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const html = await answer.text();
      const place = /(<script type="application\/json" id="sytno-boot"[^>]*>)([\s\S]+?)(<\/script>)/;
      const body = html.replace(place, (_, before: string, json: string, after: string) => {
        const boot = JSON.parse(json) as { registry: Registry };
        const text = JSON.stringify({ ...boot, registry: change(boot.registry) });
        return before + text.replaceAll('<', '\\u003c') + after;
      });
      return route.fulfill({ response: answer, body });
    },
  );
  await page.route('**/registry.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: change((await answer.json()) as Registry) });
  });
}

/** The registry with another release of one section. */
export const withRelease =
  (section: SectionName, version: string) =>
  ({ revision, sections }: Registry): Registry => ({
    revision: revision + 1_000,
    sections: sections.map((one) => (one.name === section ? releaseOf(one, version) : one)),
  });

/** A release as far as it can be known by its version. */
function releaseOf({ name, texts: _, previous: __, trial: ___, ...rest }: Told, version: string): Told {
  const { integrity: ____, ...told } = rest;
  return {
    ...told,
    name,
    version,
    entry: `/mfe/${name}/${version}/mf-manifest.json`,
    preload: [],
    texts: {},
  } as unknown as Told;
}
