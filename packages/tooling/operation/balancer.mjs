// @ts-check
/**
 * A balancer on loopback for specs and benches, with the rules of the shipped nginx: in turn, past one that does
 * not answer, and what changes something is sent a second time only when it was not sent at all.
 */
import { Agent, createServer, request as ask } from 'node:http';
import { once } from 'node:events';

const SAFE = new Set(['GET', 'HEAD']);
/** One that did not answer is left alone so long. */
const AWAY_MS = 1_000;

/**
 * @param {readonly number[]} first ports of backends
 * @returns {Promise<{ url: string, use: (ports: readonly number[]) => void, close: () => Promise<void> }>}
 */
export async function startBalancer(first) {
  let ports = [...first];
  let turn = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  /** @type {Map<number, number>} */
  const away = new Map();
  const order = () => {
    const from = turn++ % Math.max(1, ports.length);
    const all = [...ports.slice(from), ...ports.slice(0, from)];
    const well = all.filter((port) => (away.get(port) ?? 0) < performance.now());
    return well.length > 0 ? well : all;
  };
  const server = createServer((incoming, outgoing) => {
    const chunks = /** @type {Buffer[]} */ ([]);
    incoming.on('data', (chunk) => chunks.push(chunk));
    incoming.on('end', () => attempt(order(), Buffer.concat(chunks)));
    const refuse = () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('no backend answered\n');
    };
    const attempt = (/** @type {number[]} */ [port, ...others], /** @type {Buffer} */ body) => {
      if (port === undefined) {
        refuse();
        return;
      }
      const { method = 'GET', url, headers } = incoming;
      const onward = ask({ host: '127.0.0.1', port, method, path: url, headers, agent }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('error', () => outgoing.destroy());
        answer.on('close', () => {
          if (!answer.complete) outgoing.destroy();
        });
        answer.pipe(outgoing);
      });
      onward.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
        away.set(port, performance.now() + AWAY_MS);
        const unsent = error.code === 'ECONNREFUSED';
        if (!outgoing.headersSent && (unsent || SAFE.has(method))) attempt(others, body);
        else refuse();
      });
      outgoing.on('close', () => onward.destroy());
      onward.end(body);
    };
  });
  server.keepAliveTimeout = 30_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}`,
    use: (now) => {
      ports = [...now];
    },
    close: async () => {
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
