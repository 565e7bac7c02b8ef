// @ts-check
/** Serves a section under development: its own page, its container to shells elsewhere, the API from a server. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { extname, join, normalize } from 'node:path';
import { standPolicy } from '../src/stand.mjs';

/** @typedef {import('node:http').IncomingMessage} Request @typedef {import('node:http').ServerResponse} Response */

/** @type {Record<string, string>} */
const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Where pages hear that the section was built anew. */
export const CHANGES = '/-/changes';

/** @param {{ section: string, api: string, nonce: string }} page */
const html = ({ section, api, nonce }) => `<!doctype html>
<html lang="uk">
  <head>
    <meta charset="utf-8" />
    <title>${section} – Sytno</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="csp-nonce" property="csp-nonce" nonce="${nonce}" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/alone/alone.css" />
    <script type="application/json" id="sytno-alone">${JSON.stringify({ api }).replaceAll('<', '\\u003c')}</script>
    <script defer src="/alone/alone.js" nonce="${nonce}"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

/**
 * @param {{ section: string, out: string, api: string, first: string, port: number }} what out: the folder of the
 *   build; api: the address of the server that answers, empty for none; first: the path that `/` leads to
 * @returns {Promise<{ url: string, changed: () => void, close: () => Promise<void> }>}
 */
export async function serveSection({ section, out, api, first, port }) {
  /** @type {Set<Response>} */
  const listening = new Set();
  const server = createServer((request, response) => {
    // A shell of another origin takes the container from here.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cache-control', 'no-cache');
    response.setHeader('x-content-type-options', 'nosniff');
    answer(request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });

  /** @param {Request} request @param {Response} response */
  async function answer(request, response) {
    const { pathname } = new URL(request.url ?? '/', 'http://section');
    if (pathname === CHANGES) return listen(response);
    if (pathname === '/') return void response.writeHead(302, { location: first }).end();
    const file = fileAt(out, pathname);
    if (file) return void response.end(await contentOf(file, response));
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (isPage && !pathname.startsWith('/api/')) return void page(response);
    if (api) return pass(request, response, api);
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not found\n');
  }

  /** @param {Response} response */
  function page(response) {
    const nonce = randomBytes(16).toString('base64url');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', standPolicy(nonce));
    response.end(html({ section, api, nonce }));
  }

  /** @param {Response} response */
  function listen(response) {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': here\n\n');
    listening.add(response);
    response.once('close', () => listening.delete(response));
  }

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(undefined));
  });
  return {
    url: `http://localhost:${port}`,
    changed: () => listening.forEach((response) => response.write('data: built\n\n')),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * The built file at a path: of the page, of the container, or a picture that pages know by its place in the product.
 * @param {string} out @param {string} pathname
 */
function fileAt(out, pathname) {
  const path = normalize(decodeURIComponent(pathname));
  const folder = path.startsWith('/alone/') ? '' : path.startsWith('/static/') ? 'alone' : 'container';
  const file = join(out, folder, path);
  return TYPES[extname(file)] && existsSync(file) ? file : undefined;
}

/** @param {string} file @param {Response} response */
async function contentOf(file, response) {
  const content = await readFile(file);
  response.setHeader('content-type', TYPES[extname(file)] ?? '');
  return content;
}

/** Passes a request on to the server that has the data, and its answer back. @param {Request} request @param {Response} response @param {string} api */
function pass(request, response, api) {
  const target = new URL(request.url ?? '/', api);
  const ask = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const { origin: _, referer: __, ...headers } = request.headers;
  const passed = ask(
    target,
    { method: request.method, headers: { ...headers, host: target.host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  passed.on('error', (error) => {
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
    response.end(`${api} does not answer: ${error.message}\n`);
  });
  response.once('close', () => passed.destroy());
  request.pipe(passed);
}
