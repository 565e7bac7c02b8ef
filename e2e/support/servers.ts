import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Server {
  url: string;
  env: Record<string, string>;
}

/** Milliseconds after which a section's file counts as lost on the impatient server. */
export const IMPATIENT_MS = 3_000;

// Playwright reads its configuration in every worker; the first reading makes the folders, the others find them.
const folder = (name: string): string => {
  const key = `SYTNO_E2E_DATA_${name}`;
  return (process.env[key] ??= mkdtempSync(join(tmpdir(), `sytno-${name}-`)));
};

/** Releases of its own, as they were built: what a test releases there stays there. */
function ownReleases(name: string): string {
  const releases = join(folder(`${name}-releases`), 'releases');
  const built = join(__dirname, '../../var/releases');
  if (!existsSync(releases) && existsSync(built)) cpSync(built, releases, { recursive: true });
  return releases;
}

function server(name: string, port: number, extra: Record<string, string> = {}): Server {
  const url = `http://localhost:${String(port)}`;
  return {
    url,
    env: {
      ...(process.env as Record<string, string>),
      NODE_ENV: 'test',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder(name),
      DEMO: 'on',
      LOG_LEVEL: 'warn',
      THROTTLE_SCALE: '1000',
      // Recipes are imported from a site that the test itself is.
      OUTGOING_LOOPBACK: 'on',
      ...extra,
    },
  };
}

const first = Number(process.env.SYTNO_E2E_PORT ?? 4100);

/** The servers of a run, each with a database of its own. */
export const SERVERS = {
  ordinary: server('ordinary', first),
  impatient: server('impatient', first + 1, {
    SECTION_TIMEOUT_MS: String(IMPATIENT_MS),
    RELEASES_DIR: ownReleases('impatient'),
  }),
};

const standPort = first + 2;

/** The kit's parts on one page, without server and sections. */
export const STAND: Server = {
  url: `http://localhost:${String(standPort)}`,
  env: { ...(process.env as Record<string, string>), PORT: String(standPort) },
};
