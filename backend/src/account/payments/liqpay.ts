import { Logger } from '@nestjs/common';
import type { Config, LiqPayConfig } from '../../platform/config/config';
import type { Outgoing } from '../../platform/outgoing/outgoing';
import { isSigned, packed, readAnswer, signed, unpacked } from './liqpay-words';
import type { Payment } from './payment.entity';
import { PaymentProvider, type CheckoutForm, type ProviderNews } from './provider';
import { descriptionOf } from './description.words';

const VERSION = 3;

/** LiqPay: a form leads to its page, a signed callback tells what came of it (product decision 2.9). */
export class LiqPay extends PaymentProvider {
  private readonly log = new Logger(LiqPay.name);

  constructor(
    private readonly shop: LiqPayConfig,
    private readonly config: Pick<Config, 'publicUrl' | 'mode'>,
    private readonly outgoing: Outgoing,
  ) {
    super();
  }

  checkout(payment: Payment, language: string): CheckoutForm {
    const data = packed({
      version: VERSION,
      public_key: this.shop.publicKey,
      ...orderValues(payment, language, this.config.publicUrl),
    });
    return {
      action: `${this.shop.origin}/api/3/checkout`,
      data,
      signature: signed(data, this.shop.privateKey),
    };
  }

  read(data: string, signature: string): ProviderNews | undefined {
    return isSigned(data, signature, this.shop.privateKey) ? this.news(unpacked(data)) : undefined;
  }

  async status({ id, provider }: Payment): Promise<ProviderNews | undefined> {
    if (provider !== 'liqpay') return undefined;
    const { publicKey, privateKey, origin } = this.shop;
    const data = packed({ version: VERSION, public_key: publicKey, action: 'status', order_id: id });
    try {
      const { status, body } = await this.outgoing.send({
        url: `${origin}/api/request`,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: new URLSearchParams({ data, signature: signed(data, privateKey) }).toString(),
        maxRedirects: 0,
        maxBytes: 200_000,
      });
      const news = status === 200 ? this.news(body.toString('utf8')) : undefined;
      // The answer is about the order that was asked for, or it is none.
      return news?.orderId === id ? news : undefined;
    } catch (error) {
      this.log.warn(`the status of an order was not told: ${String(error)}`);
      return undefined;
    }
  }

  private news(json: string): ProviderNews | undefined {
    return readAnswer(json, {
      publicKey: this.shop.publicKey,
      sandbox: this.config.mode !== 'production',
    });
  }
}

/** What a provider is told of an order. */
export function orderValues(payment: Payment, language: string, publicUrl: string): object {
  const { id, amount, currency } = payment;
  return {
    action: 'pay',
    amount: amount / 100,
    currency,
    description: descriptionOf(payment, language),
    order_id: id,
    language: language === 'en' ? 'en' : 'uk',
    result_url: `${publicUrl}/${language}/user/subscription/checkout/${id}`,
    server_url: `${publicUrl}/api/payments/callback`,
  };
}
