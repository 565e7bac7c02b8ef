import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { Config } from '../../platform/config/config';
import { now } from '../../platform/time/clock';
import { orderValues } from './liqpay';
import { isSigned, packed, readAnswer, signed, unpacked } from './liqpay-words';
import { SandboxOrder, type Payment } from './payment.entity';
import { PaymentProvider, type CheckoutForm, type ProviderNews } from './provider';

const SHOP = { publicKey: 'sandbox_sytno', sandbox: true };

/** What the sandbox's page is asked to show: an order, and where it leads back to. */
export interface SandboxOrderData {
  readonly orderId: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly back: string;
}

/**
 * A provider of our own that behaves as LiqPay does: form, page, signed callback, status. No money flows. It is
 * never there in production.
 */
export class Sandbox extends PaymentProvider {
  /** Nobody outside can sign; after a restart an open page is asked for again. */
  private readonly privateKey = randomBytes(24).toString('base64url');

  constructor(
    private readonly config: Pick<Config, 'publicUrl'>,
    private readonly dataSource: DataSource,
  ) {
    super();
  }

  checkout(payment: Payment, language: string): CheckoutForm {
    const values = orderValues(payment, language, this.config.publicUrl);
    const back = `/${language}/user/subscription/checkout/${payment.id}`;
    return { action: '/api/payments/sandbox', ...this.sign({ ...values, back, public_key: SHOP.publicKey }) };
  }

  read(data: string, signature: string): ProviderNews | undefined {
    return isSigned(data, signature, this.privateKey) ? readAnswer(unpacked(data), SHOP) : undefined;
  }

  async status({ id, amount, currency }: Payment): Promise<ProviderNews | undefined> {
    const known = await this.dataSource.manager.findOneBy(SandboxOrder, { orderId: id });
    if (!known) return undefined;
    return readAnswer(
      JSON.stringify({ order_id: id, status: known.status, amount: amount / 100, currency }),
      SHOP,
    );
  }

  /** What its page shows; undefined when the form is not ours. */
  orderOf(data: string, signature: string): SandboxOrderData | undefined {
    if (!isSigned(data, signature, this.privateKey)) return undefined;
    const read = JSON.parse(unpacked(data)) as Record<string, unknown>;
    return {
      orderId: String(read['order_id']),
      amount: Math.round(Number(read['amount']) * 100),
      currency: String(read['currency']),
      description: String(read['description']),
      back: String(read['back']),
    };
  }

  /** The bank decides; what it decided first stays. */
  async decide({ orderId }: SandboxOrderData, status: string): Promise<void> {
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(SandboxOrder)
      .values({ orderId, status, at: now() })
      .orUpdate(['status', 'at'], ['order_id'])
      .execute();
  }

  /** A callback as the bank sends it. */
  callback({ orderId, amount, currency }: SandboxOrderData, status: string): CheckoutForm {
    const values = { order_id: orderId, status, amount: amount / 100, currency };
    return { action: '/api/payments/callback', ...this.sign({ ...values, public_key: SHOP.publicKey }) };
  }

  private sign(values: object): Pick<CheckoutForm, 'data' | 'signature'> {
    const data = packed(values);
    return { data, signature: signed(data, this.privateKey) };
  }
}
