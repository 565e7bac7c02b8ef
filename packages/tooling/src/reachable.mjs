// @ts-check
/**
 * Is a server there at all? Asked before downloads that would try for minutes: a person without a
 * network should read one sentence within seconds. Node builtins only.
 */
import { request } from 'node:http';
import { connect } from 'node:net';

const LIMIT = 1500;

/** @param {string} host @param {number} port @returns {Promise<boolean>} */
function connects(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const done = (/** @type {boolean} */ yes) => {
      socket.destroy();
      resolve(yes);
    };
    socket.setTimeout(LIMIT, () => done(false));
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
    // A name server that does not answer holds the socket before its time-out begins.
    setTimeout(() => done(false), LIMIT + 200).unref();
  });
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
    setTimeout(() => done(false), LIMIT + 200).unref();
    call.end();
  });
}

const portOf = (/** @type {URL} */ url) => Number(url.port || (url.protocol === 'https:' ? 443 : 80));

/** @param {string} address @param {NodeJS.ProcessEnv} [env] @returns {Promise<boolean>} within two seconds */
export function isReachable(address, env = process.env) {
  const url = new URL(address);
  const variable = url.protocol === 'https:' ? 'https_proxy' : 'http_proxy';
  const proxy = env[variable] ?? env[variable.toUpperCase()];
  if (!proxy) return connects(url.hostname, portOf(url));
  return url.protocol === 'https:'
    ? tunnels(new URL(proxy), url)
    : connects(new URL(proxy).hostname, portOf(new URL(proxy)));
}
