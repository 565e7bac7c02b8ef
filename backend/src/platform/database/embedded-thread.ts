import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { EmbeddedServer } from './embedded';

/**
 * Runs `serveEmbedded` in a worker thread.
 *
 * @param worker the built worker file
 * @param onLost is told when the thread ends by itself, after which nothing can be stored any more
 */
export async function serveEmbeddedInThread(
  worker: URL,
  folder: string,
  socketPath: string,
  onLost: (error: Error) => void,
): Promise<EmbeddedServer> {
  const thread = new Worker(worker, { workerData: { folder, socketPath } });
  await once(thread, 'message');
  let closing = false;
  const lost = (error: Error) => {
    if (!closing) onLost(error);
  };
  thread.on('error', lost);
  thread.on('exit', (code) => lost(new Error(`the database thread ended with code ${code}`)));
  return {
    close: async () => {
      closing = true;
      const closed = once(thread, 'message');
      thread.postMessage('close');
      await closed;
      await thread.terminate();
    },
  };
}
