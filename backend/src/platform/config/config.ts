import { join, resolve } from 'node:path';
import type { SectionName } from '@sytno/contract';
import type { MonthlyPrices } from '@sytno/domain';
import type { z } from 'zod';
import { SECOND } from '../time/clock';
import { environment, listOf, type Environment, type LOG_LEVELS } from './environment';

/** Everything that differs between installations, read once at start. */
export interface Config {
  readonly rootDir: string;
  readonly port: number;
  readonly host: string;
  readonly mode: 'production' | 'development' | 'test';
  /** Undefined: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Connections that one process holds at most, besides two for jobs. */
  readonly databasePool: number;
  /** Whether a start brings the schema up to date; else it refuses to start on an older one. */
  readonly migrateAtStart: boolean;
  readonly dataDir: string;
  readonly shellDir: string;
  readonly releasesDir: string;
  readonly seedsDir: string;
  /** Origin that links in mails begin with, without a slash at its end. */
  readonly publicUrl: string;
  /** Hosts a recovery call may name beside that of `publicUrl`. */
  readonly redirectHosts: readonly string[];
  /** Undefined: mails stay in the outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Who offers the service, and where to write to: for the public offer and the footers. */
  readonly provider: string;
  readonly contact: string;
  /** What a month of each plan costs by currency; the first currency is shown to whom none fits better. */
  readonly prices: readonly MonthlyPrices[];
  /** LiqPay's keys; undefined: the sandbox outside production, else payment by hand alone. */
  readonly liqpay: LiqPayConfig | undefined;
  readonly payments: 'liqpay' | 'sandbox' | 'manual';
  /** What an invoice says of the seller, line by line; VAT within the sum in per cent, none when undefined. */
  readonly sellerDetails: readonly string[];
  readonly vatPercent: number | undefined;
  /** Where files may come from, and where a form may be sent to pay, besides our own origin. */
  readonly assetOrigin: string | undefined;
  readonly paymentOrigin: string | undefined;
  /** What secrets of second steps are encrypted with: the first, and those before it. */
  readonly factorKeys: readonly string[];
  /** Whether administrators have to sign in with a second step. */
  readonly factorRequired: boolean;
  readonly demo: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Where figures for Prometheus are told, apart from everything else; undefined: nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** Where traces are sent by OTLP, and which share of them is recorded; undefined: none. */
  readonly traces: { readonly endpoint: string; readonly share: number } | undefined;
  /** How long an ending server says that it is not ready before it stops listening. */
  readonly drainMs: number;
  readonly sectionTimeoutMs: number;
  readonly sectionsOverride: boolean;
  /** Sections that a developer's own server serves under the version `dev`; none in production. */
  readonly sectionsInDevelopment: readonly SectionName[];
  /** Whose X-Forwarded-For is believed: nobody, everybody, or so many proxies. */
  readonly trustProxy: boolean | number;
  /** Factor on every throttle's allowance; above 1 only outside production. */
  readonly throttleScale: number;
  /** Outgoing requests may reach this very machine; only outside production. */
  readonly outgoingLoopback: boolean;
  /** Where pictures are kept; undefined: in `dataDir`. */
  readonly s3: S3Config | undefined;
}

/** A shop at LiqPay. */
export interface LiqPayConfig {
  readonly publicKey: string;
  readonly privateKey: string;
  /** An origin, without a slash at its end. */
  readonly origin: string;
}

/** A bucket of an S3-compatible store. */
export interface S3Config {
  /** An origin, without a slash at its end. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** All that is wrong with the environment, in one readable message. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/**
 * Reads the configuration. An empty variable counts as absent.
 *
 * @param env the process' environment
 * @param rootDir the folder of the whole checkout, for the default folders
 * @throws ConfigError that names every missing or wrong variable at once
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, rootDir: string): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  const problems = [...faultsOf(parsed), ...conflictsOf(given)];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const e = parsed.data;
  const mode = e.NODE_ENV ?? 'development';
  const folder = (value: string | undefined, ...otherwise: string[]) =>
    value === undefined ? join(rootDir, ...otherwise) : resolve(rootDir, value);
  return {
    rootDir,
    mode,
    port: e.PORT,
    host: e.HOST ?? (mode === 'production' ? '0.0.0.0' : 'localhost'),
    databaseUrl: e.DATABASE_URL,
    databasePool: e.DATABASE_POOL,
    migrateAtStart: e.MIGRATE_AT_START,
    dataDir: folder(e.DATA_DIR, 'var', 'data'),
    shellDir: folder(e.SHELL_DIR, 'shell', 'dist'),
    releasesDir: folder(e.RELEASES_DIR, 'var', 'releases'),
    seedsDir: folder(e.SEEDS_DIR, 'backend', 'seeds'),
    publicUrl: new URL(e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).origin,
    redirectHosts: listOf(e.REDIRECT_HOSTS),
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM ?? 'Sytno <no-reply@sytno.example>',
    provider: e.PROVIDER ?? 'Sytno',
    contact: e.CONTACT ?? 'hello@sytno.example',
    prices: e.PRICES,
    assetOrigin: originOf(e.ASSET_ORIGIN),
    liqpay: liqpayOf(e),
    payments: liqpayOf(e) ? 'liqpay' : mode === 'production' ? 'manual' : 'sandbox',
    sellerDetails: e.SELLER_DETAILS.split('|')
      .map((line) => line.trim())
      .filter(Boolean),
    vatPercent: e.VAT_PERCENT,
    paymentOrigin: originOf(e.PAYMENT_ORIGIN) ?? liqpayOf(e)?.origin,
    factorKeys: e.FACTOR_KEY ?? [NO_SECRET],
    factorRequired: e.FACTOR_REQUIRED ?? mode === 'production',
    demo: e.DEMO ?? mode !== 'production',
    logLevel: e.LOG_LEVEL,
    metrics: e.METRICS_PORT === undefined ? undefined : { port: e.METRICS_PORT, host: e.METRICS_HOST },
    traces: e.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''), share: e.TRACE_SHARE }
      : undefined,
    drainMs: e.DRAIN_SECONDS * SECOND,
    sectionTimeoutMs: e.SECTION_TIMEOUT_MS,
    sectionsOverride: e.SECTIONS_OVERRIDE,
    sectionsInDevelopment: e.SECTIONS_DEV,
    trustProxy: e.TRUST_PROXY,
    throttleScale: e.THROTTLE_SCALE,
    outgoingLoopback: e.OUTGOING_LOOPBACK,
    s3: s3Of(e),
  };
}

/** What everybody knows: outside production second steps are for trying out. */
const NO_SECRET = 'sytno outside production, no secret';

const originOf = (value: string | undefined): string | undefined => value && new URL(value).origin;

function liqpayOf({
  LIQPAY_PUBLIC_KEY: publicKey,
  LIQPAY_PRIVATE_KEY: privateKey,
  LIQPAY_URL,
}: Environment): LiqPayConfig | undefined {
  return publicKey && privateKey ? { publicKey, privateKey, origin: new URL(LIQPAY_URL).origin } : undefined;
}

function s3Of({
  S3_ENDPOINT,
  S3_BUCKET,
  S3_REGION,
  S3_ACCESS_KEY,
  S3_SECRET_KEY,
}: Environment): S3Config | undefined {
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) return undefined;
  return {
    endpoint: new URL(S3_ENDPOINT).origin,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
  };
}

const S3_NEEDS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];

function faultsOf(parsed: z.ZodSafeParseResult<unknown>): string[] {
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
}

/** What each variable alone cannot know. */
function conflictsOf(env: Readonly<Record<string, string | undefined>>): string[] {
  const production = env['NODE_ENV'] === 'production';
  const rules: [boolean, string][] = [
    [production && !env['PUBLIC_URL'], 'PUBLIC_URL is missing: in production links in mails need it'],
    [
      production && !(env['PROVIDER'] && env['CONTACT']),
      'PROVIDER and CONTACT are missing: in production the public offer names who offers the service',
    ],
    [
      production && !env['FACTOR_KEY'],
      'FACTOR_KEY is missing: in production secrets of second steps are encrypted by a key of your own',
    ],
    [
      production && env['FACTOR_REQUIRED'] === 'off',
      'FACTOR_REQUIRED must not be off in production: administrators sign in with a second step',
    ],
    [
      env['MIGRATE_AT_START'] === 'off' && !env['DATABASE_URL'],
      'MIGRATE_AT_START can be off only with DATABASE_URL: nobody else can reach the embedded database',
    ],
    [production && Boolean(env['SECTIONS_DEV']), 'SECTIONS_DEV must be empty in production'],
    [production && env['DEMO'] === 'on', 'DEMO must be off in production: its passwords are public'],
    [
      production && Number(env['THROTTLE_SCALE'] ?? 1) > 1,
      'THROTTLE_SCALE must not be above 1 in production',
    ],
    [
      production && env['OUTGOING_LOOPBACK'] === 'on',
      'OUTGOING_LOOPBACK must be off in production: anybody could have this machine ask itself',
    ],
    [
      S3_NEEDS.some((name) => env[name]) && !S3_NEEDS.every((name) => env[name]),
      `S3_ENDPOINT needs all of ${S3_NEEDS.join(', ')}`,
    ],
    [
      Boolean(env['LIQPAY_PUBLIC_KEY']) !== Boolean(env['LIQPAY_PRIVATE_KEY']),
      'LIQPAY_PUBLIC_KEY and LIQPAY_PRIVATE_KEY go together',
    ],
    [
      production && Boolean(env['LIQPAY_URL']?.startsWith('http:')),
      'LIQPAY_URL must be https:// in production',
    ],
    [
      Boolean(env['SMTP_URL']) && !env['MAIL_FROM'],
      'MAIL_FROM is missing: SMTP_URL is set, and a mail needs a sender',
    ],
  ];
  return rules.filter(([broken]) => broken).map(([, sentence]) => sentence);
}
