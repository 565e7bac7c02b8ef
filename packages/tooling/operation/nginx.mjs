// @ts-check
/** The shipped nginx, run with its shipped files on ports and folders of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { unpackDebian } from '../src/debian.mjs';
import { root } from '../src/workspace.mjs';

const PACKAGES = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'];
const MODULE = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const SHIPPED = join(root, 'deploy/nginx');

/** @returns {{ program: string, module: string, types: string } | null} null where there is no nginx to be had */
export function findNginx() {
  const bases = ['/', unpackDebian('nginx', PACKAGES)?.dir ?? ''];
  const base = bases.find(
    (dir) => dir && existsSync(join(dir, 'usr/sbin/nginx')) && existsSync(join(dir, MODULE)),
  );
  if (!base) return null;
  return {
    program: join(base, 'usr/sbin/nginx'),
    module: join(base, MODULE),
    types: join(base, 'etc/nginx/mime.types'),
  };
}

/**
 * Starts it: only places are put in instead of the shipped ones, every rule is as shipped.
 * @param {NonNullable<ReturnType<typeof findNginx>>} nginx
 * @param {{ port: number, upstreams: readonly number[], files: string }} places files: what is /srv/sytno
 */
export async function startNginx({ program, module, types }, { port, upstreams, files }) {
  const dir = mkdtempSync(join(tmpdir(), 'sytno-nginx-'));
  // Its workers are nobody.
  chmodSync(dir, 0o755);
  mkdirSync(join(dir, 'sites'));
  copyFileSync(types, join(dir, 'mime.types'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${dir}/${kind};`)
    .join(' ');
  const placed = (/** @type {string} */ file) =>
    readFileSync(join(SHIPPED, file), 'utf8')
      .replaceAll('include /etc/nginx/modules-enabled/*.conf;', `load_module ${module};`)
      .replaceAll('/etc/nginx/', `${dir}/`)
      .replaceAll('/srv/sytno', files)
      .replaceAll('/run/nginx.pid', `${dir}/nginx.pid`)
      .replaceAll('/var/cache/nginx-sytno', `${dir}/cache`)
      .replaceAll('/dev/stdout', `${dir}/access.log`)
      .replaceAll('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('http {\n', `http {\n    ${temporary}\n`);
  for (const file of ['nginx.conf', 'site.conf', 'headers.conf', 'unchanging.conf'])
    writeFileSync(join(dir, file), placed(file));
  writeFileSync(join(dir, 'sites/sytno.conf'), placed('http.conf'));
  const servers = upstreams.map((at) => `server 127.0.0.1:${at} max_fails=1 fail_timeout=2s;\n`);
  writeFileSync(join(dir, 'upstream.conf'), servers.join(''));
  const child = spawn(program, ['-p', dir, '-c', join(dir, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (text) => {
    words += text;
  });
  const closed = once(child, 'close');
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/nginx-lives`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${words}`);
    await wait(30);
  }
  return {
    url,
    words: () => words,
    log: () => readFileSync(join(dir, 'access.log'), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM');
      await closed;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
