import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ProviderNews } from './provider';

/** base64(sha1(private + data + private)), as LiqPay signs (product decision 2.9). */
export function signed(data: string, privateKey: string): string {
  return createHash('sha1').update(`${privateKey}${data}${privateKey}`).digest('base64');
}

/** base64 of JSON. */
export function packed(values: object): string {
  return Buffer.from(JSON.stringify(values), 'utf8').toString('base64');
}

/** Whether the signature is that of the data, in time that tells nothing. */
export function isSigned(data: string, signature: string, privateKey: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signed(data, privateKey))];
  return given.length === right.length && timingSafeEqual(given, right);
}

const answer = z.object({
  public_key: z.string().optional(),
  order_id: z.string(),
  status: z.string().max(60),
  amount: z.coerce.number().optional(),
  currency: z.string().optional(),
});

/** What LiqPay's JSON says of an order of this shop; undefined when it is none. */
export function readAnswer(
  json: string,
  { publicKey, sandbox }: { publicKey: string; sandbox: boolean },
): ProviderNews | undefined {
  const parsed = answer.safeParse(jsonOf(json));
  if (!parsed.success) return undefined;
  const { public_key, order_id: orderId, status, amount, currency } = parsed.data;
  if (public_key !== undefined && public_key !== publicKey) return undefined;
  return {
    orderId,
    status,
    event: eventOf(status, sandbox),
    amount: amount === undefined ? undefined : Math.round(amount * 100),
    currency,
  };
}

/** Days are credited on success alone; `sandbox` is a success where no money has to flow. */
function eventOf(status: string, sandbox: boolean): ProviderNews['event'] {
  if (status === 'success' || (status === 'sandbox' && sandbox)) return 'success';
  if (status === 'failure' || status === 'error') return 'failure';
  return status === 'reversed' ? 'reversal' : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What stands in `data`: base64 of UTF-8 text. */
export const unpacked = (data: string): string => Buffer.from(data, 'base64').toString('utf8');
