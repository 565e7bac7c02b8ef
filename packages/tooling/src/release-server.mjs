// @ts-check
/** The server that sections are released to, as a team sees it. Node builtins only. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './workspace.mjs';

/**
 * @typedef {{ section: string, revision: number, live: string | null, previous: string | null, pinned: boolean,
 *   trial: { version: string, share: number } | null }} State
 * @typedef {State & { api: string, contract: number, shell: string }} FullState
 * @typedef {{ code?: string, message?: string, data?: { reasons?: { fault: string, detail: string }[] } }} Refusal
 */

/** What each reason of a refusal says to whoever released. @type {Record<string, (detail: string) => string>} */
const REASONS = {
  contract: (detail) =>
    `it is built for major ${detail} of the agreement with the shell, which is another here`,
  api: (detail) => `it needs the API's contract ${detail}, which the live backend does not have yet`,
  kit: (detail) => `it uses ${detail}, which the live shell's kit does not have yet`,
  files: () => 'its files are not there',
  pinned: (detail) => `the section is pinned at ${detail}`,
  unknown: (detail) => (detail ? `there is no release ${detail}` : 'there is no release to go back to'),
  unreadable: () => 'the upload could not be read',
  missing: (detail) => `${detail} is missing`,
  hash: (detail) => `${detail} is not the file that was described`,
  kind: (detail) => `${detail} is a kind of file that pages have no use for`,
  manifest: () => 'its manifest exposes no ./section',
  name: (detail) => `it is another section's or version's: ${detail}`,
};

/** A refusal in words. @param {number} status @param {Refusal} body */
export function refusalWords(status, { code, message, data }) {
  const reasons = (data?.reasons ?? []).map(
    ({ fault, detail }) => REASONS[fault]?.(detail) ?? `${fault} ${detail}`,
  );
  const because = reasons.length > 0 ? `\n${reasons.map((reason) => `  - ${reason}`).join('\n')}` : '';
  return `The server refused (${code ?? status}): ${message ?? ''}${because}`;
}

/** Where tokens are kept that a demo server gave: by server and section. */
const kept = join(root, 'var', 'release-tokens.json');
const readKept = () => (existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {});

/** Whether an address is this very machine. @param {string} url */
const isHere = (url) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

export class ReleaseServer {
  /** @param {string} url @param {string} section */
  constructor(url, section) {
    this.url = new URL(url).origin;
    this.section = section;
    this.token = process.env.SYTNO_RELEASE_TOKEN ?? readKept()[`${this.url} ${section}`] ?? '';
  }

  /** What is live now. A demo server on this machine gives a token to whoever has none. @returns {Promise<FullState>} */
  async state() {
    const answer = await this.ask('GET', '');
    if (answer.status === 401 && !process.env.SYTNO_RELEASE_TOKEN && isHere(this.url)) {
      await this.takeDemoToken();
      return this.call('GET', '');
    }
    return this.read(answer);
  }

  /** @param {string} version @param {number} expectedRevision @param {number} share @returns {Promise<State>} */
  activate(version, expectedRevision, share) {
    return this.call('POST', '/activate', { version, expectedRevision, share });
  }

  /** @param {number} expectedRevision @returns {Promise<State>} */
  rollback(expectedRevision) {
    return this.call('POST', '/rollback', { expectedRevision });
  }

  /** @param {boolean} pinned @param {number} expectedRevision @returns {Promise<State>} */
  pin(pinned, expectedRevision) {
    return this.call('PUT', '/pin', { pinned, expectedRevision });
  }

  /** @param {string} version @param {Buffer} archive @returns {Promise<{ version: string, isNew: boolean }>} */
  async upload(version, archive) {
    return this.read(
      await fetch(this.address(`/releases/${version}`), {
        method: 'PUT',
        headers: { ...this.headers(), 'content-type': 'application/x-sytno-release' },
        body: new Uint8Array(archive),
      }),
    );
  }

  /** A file as browsers get it. @param {string} path @returns {Promise<Buffer>} */
  async file(path) {
    const answer = await fetch(this.url + path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return Buffer.from(await answer.arrayBuffer());
  }

  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
  async call(method, path, body) {
    return this.read(await this.ask(method, path, body));
  }

  /** @param {string} method @param {string} path @param {object} [body] */
  async ask(method, path, body) {
    const json = body ? { 'content-type': 'application/json' } : {};
    try {
      return await fetch(this.address(path), {
        method,
        headers: { ...this.headers(), ...json },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    } catch {
      throw new Error(`No server answers at ${this.url}. Start one, or say where it is by SYTNO_URL.`);
    }
  }

  /** @param {Response} answer */
  async read(answer) {
    const body = /** @type {any} */ (await answer.json().catch(() => ({})));
    if (answer.ok) return body;
    const hint =
      answer.status === 401
        ? `\nAn administrator makes a token under Administration → Section releases; set SYTNO_RELEASE_TOKEN to it.`
        : '';
    throw new Error(refusalWords(answer.status, body) + hint);
  }

  headers() {
    return { 'release-token': this.token, 'accept-language': 'en' };
  }

  /** @param {string} path */
  address(path) {
    return `${this.url}/api/team/sections/${this.section}${path}`;
  }

  /** The demo's administrator has a password that everybody knows. */
  async takeDemoToken() {
    const { DEMO_PASSWORD, signInDemo } = await import('./demo-account.mjs');
    const user = await signInDemo(this.url, 'admin').catch(() => null);
    if (!user) return;
    const headers = { ...JSON.parse(user).headers, 'content-type': 'application/json' };
    // A token gives power: the password is wanted once more.
    await fetch(`${this.url}/api/account/elevation`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ password: DEMO_PASSWORD }),
    });
    const answer = await fetch(`${this.url}/api/platform/sections/${this.section}/tokens`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ label: 'demo' }),
    });
    if (!answer.ok) return;
    this.token = /** @type {{ secret: string }} */ (await answer.json()).secret;
    mkdirSync(dirname(kept), { recursive: true });
    const all = { ...readKept(), [`${this.url} ${this.section}`]: this.token };
    writeFileSync(kept, JSON.stringify(all, null, 2), { mode: 0o600 });
  }
}
