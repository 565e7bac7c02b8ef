import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { rm } from 'node:fs/promises';
import { SECOND } from '../time/clock';
import { WireServer } from './wire-server';

const IDLE_IN_TRANSACTION = 15 * SECOND;

export interface EmbeddedServer {
  close(): Promise<void>;
}

/**
 * Opens PGlite on a folder and serves it on a unix path. The caller holds the folder's lock.
 *
 * @param folder of the data; it is made when absent
 * @param socketPath where `pg` connects; whatever is left there from a killed process is removed
 */
export async function serveEmbedded(folder: string, socketPath: string): Promise<EmbeddedServer> {
  const db = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
  const server = new WireServer(db, IDLE_IN_TRANSACTION);
  await rm(socketPath, { force: true });
  await server.listen(socketPath);
  return {
    close: async () => {
      await server.close();
      await db.close();
      await rm(socketPath, { force: true });
    },
  };
}
