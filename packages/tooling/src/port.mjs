// @ts-check
/** Whether a port can be had is asked before minutes of installing and building, not after. */
import { createServer } from 'node:net';

/** @param {string | undefined} text @returns {number} the port of `PORT`, 3000 without it */
export function portOf(text) {
  if (text === undefined || text.trim() === '') return 3000;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT=${text} is not a port: choose a whole number from 0 to 65535, as in PORT=3001.`);
  }
  return port;
}

/**
 * Tries to listen for a moment on every address, as the server will.
 * @param {number} port 0 lets the system choose @returns {Promise<number>} the port that was had
 * @throws the system's error, such as EADDRINUSE
 */
function listenOnce(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      const had = address !== null && typeof address === 'object' ? address.port : port;
      server.close(() => resolve(had));
    });
  });
}

/** A port that nobody uses now. */
export const freePort = () => listenOnce(0);

/**
 * One sentence about why the port cannot be had, null when it can.
 * @param {number} port @param {string} command what to type, for the advice @returns {Promise<string | null>}
 */
export async function portProblem(port, command) {
  try {
    await listenOnce(port);
    return null;
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code;
    const other = port >= 65535 ? 3000 : Math.max(port + 1, 1024);
    const advice = `choose another with PORT=${other} ${command}`;
    if (code === 'EADDRINUSE') return `Port ${port} is already in use; ${advice}.`;
    if (code === 'EACCES') return `Port ${port} is not allowed to this user; ${advice}.`;
    return `Port ${port} cannot be opened (${code}); ${advice}.`;
  }
}
