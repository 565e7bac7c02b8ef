import type { z } from 'zod';
import { environment, type Environment } from './environment';

interface About {
  readonly text: string;
  /** What it looks like, or what it is when it is absent and the schema does not say. */
  readonly value?: string;
  readonly absent?: string;
  /** Production does not start without. */
  readonly needed?: true;
  /** Keep it where passwords are kept. */
  readonly secret?: true;
}

type Group = readonly [title: string, variables: Partial<Record<keyof Environment, About>>];

const GROUPS: readonly Group[] = [
  [
    'The process',
    {
      NODE_ENV: { text: 'What it is for. Only `production` is for strangers.', absent: '`development`' },
      PORT: { text: 'Where it listens; 0 takes any free port.' },
      HOST: {
        text: 'The address it listens on.',
        absent: '`localhost`; in production `0.0.0.0`',
      },
      PUBLIC_URL: {
        text: 'The origin people use. Links in mails begin with it; with https it switches HSTS on.',
        value: '`https://sytno.example`',
        absent: '`http://localhost:PORT`',
        needed: true,
      },
      TRUST_PROXY: {
        text: 'Whose X-Forwarded-For is believed: nobody (`off`), everybody (`on`), or so many proxies. Behind the shipped nginx: 1.',
        value: '`on`, `off`, 0 to 16',
      },
      LOG_LEVEL: { text: 'What is logged, one JSON object a line; requests are at `info`.' },
      DRAIN_SECONDS: {
        text: 'How long an ending server answers while `/api/health/ready` says 503, so that a balancer lets it go. 5 behind one.',
      },
      METRICS_PORT: {
        text: 'Port of `/metrics` for Prometheus. It is a port of its own so that it cannot be reached through the public one.',
        absent: 'no metrics',
      },
      METRICS_HOST: { text: 'The address that port listens on. Anything but loopback wants a firewall.' },
      OTEL_EXPORTER_OTLP_ENDPOINT: {
        text: 'A collector of traces (OTLP over HTTP); `/v1/traces` is added.',
        value: '`http://127.0.0.1:4318`',
        absent: 'no traces',
      },
      TRACE_SHARE: { text: 'Which share of traces is recorded, 0 to 1.' },
    },
  ],
  [
    'Data',
    {
      DATABASE_URL: {
        text: 'PostgreSQL 15 or newer with pg_trgm.',
        value: '`postgres://user:password@host:5432/name`',
        absent: 'an embedded database in DATA_DIR, for one process',
        secret: true,
      },
      DATABASE_POOL: {
        text: 'Connections of one process at most; two more serve jobs. All processes together must stay under `max_connections`.',
      },
      MIGRATE_AT_START: {
        text: '`off`: a start does not change the schema and refuses one that lacks migrations; `main.mjs migrate` brings it up to date.',
      },
      DATA_DIR: { text: 'The embedded database, and pictures without an S3 store.', absent: '`var/data`' },
      SHELL_DIR: { text: 'The built shell.', absent: '`shell/dist`' },
      RELEASES_DIR: { text: 'Releases of sections.', absent: '`var/releases`' },
      SEEDS_DIR: { text: 'Facts that a first start stores.', absent: '`backend/seeds`' },
      S3_ENDPOINT: {
        text: 'An S3-compatible store for pictures and releases; several replicas need one. All four go together.',
        value: '`https://s3.example`',
        absent: 'files in DATA_DIR',
      },
      S3_BUCKET: { text: 'The bucket in it, which must exist.' },
      S3_REGION: { text: 'Its region.' },
      S3_ACCESS_KEY: { text: 'A key that may read, write and delete in it.', secret: true },
      S3_SECRET_KEY: { text: 'The secret of that key.', secret: true },
    },
  ],
  [
    'Mail',
    {
      SMTP_URL: {
        text: 'Who sends mail. It needs MAIL_FROM.',
        value: '`smtps://user:password@host:465`',
        absent: 'mails stay in the outbox',
        secret: true,
      },
      MAIL_FROM: { text: 'The sender.', absent: '`Sytno <no-reply@sytno.example>`' },
      REDIRECT_HOSTS: {
        text: 'Hosts that a recovery call may name besides that of PUBLIC_URL, parted by commas.',
      },
    },
  ],
  [
    'Who offers it, and what it costs',
    {
      PROVIDER: { text: 'Who offers the service, as the public offer names it.', needed: true },
      CONTACT: { text: 'Where to write to.', needed: true },
      PRICES: {
        text: 'A month of premium and of the nutritionist by currency; the first is shown to whom none fits better.',
        value: '`UAH=160/400,EUR=4/10`',
      },
      LIQPAY_PUBLIC_KEY: {
        text: 'A shop at LiqPay; both keys go together.',
        absent: 'a sandbox that takes no money; in production payment by hand',
      },
      LIQPAY_PRIVATE_KEY: { text: 'Its private key.', secret: true },
      LIQPAY_URL: { text: 'Where LiqPay is.' },
      SELLER_DETAILS: { text: 'What an invoice says of the seller, lines parted by `|`.' },
      VAT_PERCENT: { text: 'VAT within the sum, in per cent.', absent: 'none is named' },
    },
  ],
  [
    'What pages may do, and who may do what',
    {
      ASSET_ORIGIN: { text: 'One more origin of files and photos, such as a CDN.', absent: 'none' },
      PAYMENT_ORIGIN: { text: 'Where a form may be sent to pay.', absent: 'that of LiqPay when it is used' },
      FACTOR_KEY: {
        text: 'Encrypts the secrets of second steps: 32 random characters or more. Several parted by commas: the first encrypts, all decrypt.',
        needed: true,
        secret: true,
      },
      FACTOR_REQUIRED: {
        text: 'Whether administrators need a second step; production insists.',
        absent: '`on` in production, else `off`',
      },
      DEMO: {
        text: 'Demo accounts with public passwords; production refuses them.',
        absent: '`off` in production, else `on`',
      },
      SECTION_TIMEOUT_MS: { text: 'How long a browser waits for a file of a section.' },
      SECTIONS_OVERRIDE: {
        text: 'Whether an administrator may load a section from a developer’s own machine.',
      },
      SECTIONS_DEV: { text: 'Sections that a developer’s server serves; empty in production.' },
      THROTTLE_SCALE: { text: 'Factor on what throttles allow; at most 1 in production.' },
      OUTGOING_LOOPBACK: { text: 'Whether imports may ask this very machine; `off` in production.' },
    },
  ],
];

/** The reference of the configuration as a page of Markdown: docs/configuration.md is this and nothing else. */
export function referencePage(): string {
  const parts = GROUPS.map(([title, variables]) => {
    const rows = Object.entries(variables).map(([name, about]) => rowOf(name as keyof Environment, about));
    const cells = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
    return [`## ${title}`, '', ...table([HEAD, ...cells])].join('\n');
  });
  return [INTRODUCTION, ...parts, ''].join('\n\n').replace(/\n+$/, '\n');
}

/** Variables that the reference speaks of, in its order. */
export const referenced = (): string[] => GROUPS.flatMap(([, variables]) => Object.keys(variables));

const INTRODUCTION = `# Configuration

Written out of the schema that checks it (\`backend/src/platform/config\`); \`SYTNO_WRITE_DOCS=1 npm test -- --part jest\` writes it again. Everything comes from the environment, once, at start. An empty variable counts as absent; whatever is missing or wrong is named at once, with exit code 2. **Secrets** belong where the machine keeps passwords, not into a file that is shared.`;

const HEAD = ['variable', 'what it is', 'value', 'when absent'];

function rowOf(name: keyof Environment, { text, value, absent, needed, secret }: About): string[] {
  const shown = value ?? choices(environment.shape[name]);
  return [
    `\`${name}\``,
    `${text}${secret ? ' **Secret.**' : ''}${needed ? ' **Production needs it.**' : ''}`,
    shown ?? '',
    absent ?? defaultOf(environment.shape[name]),
  ];
}

/** The words that an enumeration takes. */
function choices(schema: z.ZodType): string | undefined {
  const { def } = schema as unknown as { def: Inner };
  if (def.type === 'enum') {
    return Object.keys(def.entries ?? {})
      .map((word) => `\`${word}\``)
      .join(', ');
  }
  const inner = def.innerType ?? def.in;
  return inner ? choices(inner) : undefined;
}

interface Inner {
  readonly type: string;
  readonly entries?: object;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
}

function defaultOf(schema: z.ZodType): string {
  const found = schema.safeParse(undefined);
  const value = found.success ? found.data : undefined;
  if (value === undefined) return '–';
  if (Array.isArray(value)) return value.every((part) => typeof part === 'string') ? 'none' : 'UAH and EUR';
  if (typeof value === 'boolean') return value ? '`on`' : '`off`';
  if (typeof value !== 'string' && typeof value !== 'number') return '–';
  return value === '' ? 'none' : `\`${value}\``;
}

/** Columns as wide as their widest cell, as the formatter wants them. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = HEAD.map((_, at) => Math.max(3, ...rows.map((cells) => (cells[at] ?? '').length)));
  const line = (cells: readonly string[], fill = ' ') =>
    `|${widths.map((width, at) => ` ${(cells[at] ?? '').padEnd(width, fill)} `).join('|')}|`;
  const [head = [], ...rest] = rows;
  return [line(head), line([], '-'), ...rest.map((cells) => line(cells))];
}
