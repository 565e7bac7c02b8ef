import type { Payment } from './payment.entity';

/** A form that a browser sends to a provider's page. */
export interface CheckoutForm {
  readonly action: string;
  readonly data: string;
  readonly signature: string;
}

/** What a provider tells of an order, checked to be its own word. */
export interface ProviderNews {
  readonly orderId: string;
  /** In the provider's own words. */
  readonly status: string;
  /** What it means to us; null while it is not decided. */
  readonly event: 'success' | 'failure' | 'reversal' | null;
  /** Minor units; undefined where it does not say. */
  readonly amount: number | undefined;
  readonly currency: string | undefined;
}

/** Where orders are paid. */
export abstract class PaymentProvider {
  /** The form that leads to its page; null where there is none, and orders are paid by hand alone. */
  abstract checkout(payment: Payment, language: string): CheckoutForm | null;

  /** Reads a callback; undefined when it is not the provider's. */
  abstract read(data: string, signature: string): ProviderNews | undefined;

  /** Asks how an order stands; undefined when the provider does not know it, or does not answer. */
  abstract status(payment: Payment): Promise<ProviderNews | undefined>;
}

/** No provider is configured. */
export class NoProvider extends PaymentProvider {
  checkout(): null {
    return null;
  }

  read(): undefined {
    return undefined;
  }

  status(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}
