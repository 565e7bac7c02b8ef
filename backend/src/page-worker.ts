import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { understandPage } from './recipes/import/page';

/** The thread in which pages of other sites are read: a page that is hard to read holds up nobody else. */
const asked = z.object({ html: z.string(), address: z.string(), pick: z.string().optional() });

parentPort?.on('message', (message: unknown) => {
  const { html, address, pick } = asked.parse(message);
  parentPort?.postMessage(understandPage(html, address, { pick }));
});
