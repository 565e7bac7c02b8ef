import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { serveEmbedded } from './platform/database/embedded';

/** The thread of the embedded database: a slow query there does not hold up the server's own thread. */
const { folder, socketPath } = z.object({ folder: z.string(), socketPath: z.string() }).parse(workerData);
const server = await serveEmbedded(folder, socketPath);
parentPort?.once('message', () => {
  void server.close().then(() => parentPort?.postMessage('closed'));
});
parentPort?.postMessage('ready');
