import { isDay, isEmail, isTimeZone, LANGUAGES, MEAL_TYPES, passwordFault } from '@sytno/domain';
import { z } from 'zod';
import type { Fault } from './errors';

/** A zod message that is a code of the fault table; the words are in the texts. */
const fault = (code: Fault): string => code;

// PostgreSQL refuses NUL, and a lone surrogate is no character: both would be a crash further in.
const readable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed();

/** Text from a person: bounded, trimmed, of real characters. */
export const text = (max: number) =>
  z
    .string(fault('type'))
    .refine(readable, fault('text.characters'))
    .transform((value) => value.trim())
    .pipe(z.string().max(max, fault('text.long')));

/** Text that must say something. */
export const filledText = (max: number) => text(max).pipe(z.string().min(1, fault('blank')));

export const id = z.uuid(fault('type'));
export const day = z.string(fault('type')).refine(isDay, fault('day'));
export const instant = z.iso.datetime(fault('type'));
export const language = z.enum(LANGUAGES, fault('choice'));
export const mealType = z.enum(MEAL_TYPES, fault('choice'));
export const timeZone = text(64).refine(isTimeZone, fault('choice'));

/** A whole number between bounds; every number that reaches the database has them. */
export const whole = (min: number, max: number) =>
  z.int(fault('type')).min(min, fault('number.range')).max(max, fault('number.range'));

/** The same out of a query string. */
export const wholeInQuery = (min: number, max: number) =>
  z.coerce
    .number(fault('type'))
    .pipe(z.int(fault('type')).min(min, fault('number.range')).max(max, fault('number.range')));

/** Any number between bounds. */
export const amount = (min: number, max: number) =>
  z.number(fault('type')).min(min, fault('number.range')).max(max, fault('number.range'));

/** The same out of a query string. */
export const amountInQuery = (min: number, max: number) =>
  z.coerce.number<number>(fault('type')).pipe(amount(min, max));

/** Money in minor units of `currency` (ISO 4217). */
export const money = z.strictObject({ minor: z.int(), currency: z.string().length(3) });

export const email = z
  .string(fault('type'))
  .refine(readable, fault('text.characters'))
  .transform((value) => value.trim())
  .superRefine((value, context) => {
    if (value === '') context.addIssue({ code: 'custom', message: fault('email.required') });
    else if (!isEmail(value)) context.addIssue({ code: 'custom', message: fault('email.invalid') });
  });

export const newPassword = z
  .string(fault('type'))
  .refine(readable, fault('text.characters'))
  .superRefine((value, context) => {
    const wrong = passwordFault(value);
    if (wrong) context.addIssue({ code: 'custom', message: fault(wrong) });
  });

/** A secret out of a link. */
export const secret = z
  .string(fault('type'))
  .min(1, fault('blank'))
  .max(200, fault('text.long'))
  .regex(/^[\w-]+$/, fault('text.characters'));

/** A yes out of a query string; absent is no. */
export const yesInQuery = z
  .enum(['true', 'false'], fault('choice'))
  .optional()
  .transform((value) => value === 'true');

/** Words out of a query string, one comma apart; each is a word of ours, so it holds none itself. */
export const wordsInQuery = (most: number) =>
  text(64 * most)
    .default('')
    .transform((value) => [...new Set(value.split(',').filter((word) => word !== ''))])
    .pipe(z.array(z.string().max(64, fault('text.long'))).max(most, fault('number.range')));

/** The answer of a call that has nothing to say. */
export const done = z.strictObject({ done: z.literal(true) });

/** A page of a list: `page` from 1. */
export const page = {
  page: wholeInQuery(1, 100_000).default(1),
  pageSize: wholeInQuery(1, 96).default(12),
};
