// @ts-check
/**
 * The stand: every part of the kit in every state on one page. Built when something changed, served under
 * the product's own content policy, so that what the policy forbids shows here first.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { PICTURE_SEEDS } from './food-pictures-seeds.mjs';
import { builtFrom, hashOf, markBuilt } from './hash.mjs';
import { run } from './processes.mjs';
import { root } from './workspace.mjs';

const DIR = 'packages/kit/stand';
const dist = join(root, DIR, 'dist');
const SOURCES = [
  'packages/domain',
  'packages/contract',
  'packages/kit',
  'packages/tooling/src',
  'shell/src/shell.css',
  'pnpm-lock.yaml',
  ...PICTURE_SEEDS,
];

/** @type {Record<string, string>} */
const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The policy of the product's pages; a spec holds the two together. @param {string} nonce */
export const standPolicy = (nonce) =>
  [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `connect-src 'self'`,
    `font-src 'self'`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
  ].join('; ');

/** Builds the stand unless the present one is of the same sources. @param {(line: string) => void} log */
export async function buildStand(log) {
  const part = /** @type {const} */ ({ name: 'stand', dir: DIR, kind: 'shell' });
  const hash = hashOf(root, SOURCES);
  if (builtFrom(root, part) === hash) return;
  log('Building the stand …');
  const script = join(root, 'packages/tooling/src/bundle.mjs');
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await run(process.execPath, [script, DIR], { cwd: join(root, DIR), env });
  if (code !== 0) throw new Error(`The stand could not be built:\n${output.trim()}`);
  markBuilt(root, part, hash);
}

/**
 * Serves the built stand.
 * @param {number} port @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveStand(port) {
  const template = await readFile(join(root, DIR, 'index.html'), 'utf8');
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://stand').pathname));
    answer(path, template, response).catch((error) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(undefined));
  });
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @param {string} path @param {string} template @param {import('node:http').ServerResponse} response */
async function answer(path, template, response) {
  if (path === '/') {
    const nonce = randomBytes(16).toString('base64url');
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': standPolicy(nonce),
      'cache-control': 'no-cache',
    });
    response.end(template.replaceAll('{{nonce}}', nonce));
    return;
  }
  const file = join(dist, path);
  const type = TYPES[extname(file)];
  if (!path.startsWith('/static/') || !type || !existsSync(file)) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    return;
  }
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
  response.end(await readFile(file));
}
