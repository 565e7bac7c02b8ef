import { join, resolve } from 'node:path';
import { SECTIONS, type SectionName } from '@sytno/contract';
import { CHUNK_TIMEOUT_MS, type MonthlyPrices } from '@sytno/domain';
import { z } from 'zod';
import { prices } from './prices';

/** Everything that differs between installations, read once at start. */
export interface Config {
  readonly rootDir: string;
  readonly port: number;
  readonly host: string;
  readonly mode: 'production' | 'development' | 'test';
  /** Undefined: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
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

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** All that is wrong with the environment, in one readable message. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

const whole = (min: number, max: number) =>
  z.coerce
    .number(`must be a whole number from ${min} to ${max}`)
    .int(`must be a whole number from ${min} to ${max}`)
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

const address = (protocols: RegExp, what: string) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.test(new URL(value).protocol), `must be ${what}`);

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');

const environment = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().optional(),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .optional(),
  DATABASE_URL: address(/^postgres(ql)?:$/, 'a postgres:// address').optional(),
  DATA_DIR: z.string().optional(),
  SHELL_DIR: z.string().optional(),
  RELEASES_DIR: z.string().optional(),
  SEEDS_DIR: z.string().optional(),
  PUBLIC_URL: address(/^https?:$/, 'an http:// or https:// address').optional(),
  REDIRECT_HOSTS: z.string().default(''),
  SMTP_URL: address(/^smtps?:$/, 'an smtp:// or smtps:// address').optional(),
  MAIL_FROM: z.string().includes('@', 'must hold an e-mail address').optional(),
  PROVIDER: z.string().max(200, 'must be at most 200 characters').optional(),
  CONTACT: z.string().includes('@', 'must be an e-mail address').optional(),
  PRICES: prices,
  LIQPAY_PUBLIC_KEY: z.string().max(200, 'must be at most 200 characters').optional(),
  LIQPAY_PRIVATE_KEY: z.string().max(200, 'must be at most 200 characters').optional(),
  LIQPAY_URL: address(/^https?:$/, 'an http:// or https:// address').default('https://www.liqpay.ua'),
  SELLER_DETAILS: z.string().max(1000, 'must be at most 1000 characters').default(''),
  VAT_PERCENT: z.coerce
    .number('must be a number from 0 to 50')
    .min(0, 'must be at least 0')
    .max(50, 'must be at most 50')
    .optional(),
  ASSET_ORIGIN: address(/^https?:$/, 'an http:// or https:// address').optional(),
  PAYMENT_ORIGIN: address(/^https:$/, 'an https:// address').optional(),
  FACTOR_KEY: z
    .string()
    .transform((value) => value.split(',').map((key) => key.trim()))
    .pipe(z.array(z.string().min(32, 'must be a random text of at least 32 characters')))
    .optional(),
  FACTOR_REQUIRED: onOff.optional(),
  DEMO: onOff.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  SECTION_TIMEOUT_MS: whole(1, 600_000).default(CHUNK_TIMEOUT_MS),
  SECTIONS_OVERRIDE: onOff.default(false),
  SECTIONS_DEV: z
    .string()
    .default('')
    .transform(listOf)
    .pipe(z.array(z.enum(SECTIONS, `must name sections: ${SECTIONS.join(', ')}`))),
  TRUST_PROXY: z
    .union([onOff, z.coerce.number().int().min(0).max(16)], 'must be on, off or a number of proxies to 16')
    .default(false),
  THROTTLE_SCALE: z.coerce
    .number('must be a number above 0')
    .positive('must be a number above 0')
    .max(1_000_000, 'must be at most 1000000')
    .default(1),
  OUTGOING_LOOPBACK: onOff.default(false),
  S3_ENDPOINT: address(/^https?:$/, 'an http:// or https:// address').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
});

type Environment = z.infer<typeof environment>;

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

function listOf(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
}
