import { SECTIONS } from '@sytno/contract';
import { CHUNK_TIMEOUT_MS } from '@sytno/domain';
import { z } from 'zod';
import { prices } from './prices';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

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

/** Every variable that the server reads, with what it may hold. */
export const environment = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().optional(),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .optional(),
  DATABASE_URL: address(/^postgres(ql)?:$/, 'a postgres:// address').optional(),
  DATABASE_POOL: whole(2, 200).default(16),
  MIGRATE_AT_START: onOff.default(true),
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
  METRICS_PORT: whole(0, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?:$/, 'an http:// or https:// address').optional(),
  TRACE_SHARE: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be at least 0')
    .max(1, 'must be at most 1')
    .default(0.1),
  DRAIN_SECONDS: whole(0, 120).default(0),
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

export type Environment = z.infer<typeof environment>;

/** Parts between commas, in small letters. */
export function listOf(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
}
