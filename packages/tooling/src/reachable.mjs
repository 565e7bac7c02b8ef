// @ts-check
/**
 * Is a server there at all? Asked before downloads that would try for minutes: a person without a
 * network should read one sentence within seconds. Node builtins only.
 */
import { request } from 'node:http';

const LIMIT = 2500;

/**
 * Any answer will do. A connection alone proves nothing: some networks accept every one and then stay silent.
 * @param {string} address @returns {Promise<boolean>}
 */
async function answers(address) {
  try {
    await fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(LIMIT) });
    return true;
  } catch {
    return false;
  }
}

/** Asks the proxy for a tunnel, as a download would. @param {URL} proxy @param {URL} target @returns {Promise<boolean>} */
function tunnels(proxy, target) {
  return new Promise((resolve) => {
    const path = `${target.hostname}:${portOf(target)}`;
    const call = request({ host: proxy.hostname, port: portOf(proxy), method: 'CONNECT', path });
    const done = (/** @type {boolean} */ yes) => {
      call.destroy();
      resolve(yes);
    };
    call.once('connect', (answer) => done(answer.statusCode === 200));
    call.once('response', () => done(false));
    call.once('error', () => done(false));
    setTimeout(() => done(false), LIMIT).unref();
    call.end();
  });
}

const portOf = (/** @type {URL} */ url) => Number(url.port || (url.protocol === 'https:' ? 443 : 80));

/** @param {string} address @param {NodeJS.ProcessEnv} [env] @returns {Promise<boolean>} within three seconds */
export function isReachable(address, env = process.env) {
  const url = new URL(address);
  const variable = url.protocol === 'https:' ? 'https_proxy' : 'http_proxy';
  const proxy = env[variable] ?? env[variable.toUpperCase()];
  if (!proxy) return answers(address);
  return url.protocol === 'https:' ? tunnels(new URL(proxy), url) : answers(proxy);
}
