import { Injectable } from '@nestjs/common';
import type { Payment } from './payment.entity';

/** A receipt that a fiscal register gave. */
interface FiscalReceipt {
  readonly number: string;
  readonly url: string;
}

/** Where fiscal receipts come from. An installation that has a register provides its own. */
export abstract class FiscalReceipts {
  /** The receipt of a paid order; null where none was given. */
  abstract of(payment: Payment): Promise<FiscalReceipt | null>;
}

/** No register is configured: there are no receipts, and pages say so. */
@Injectable()
export class NoReceipts extends FiscalReceipts {
  of(): Promise<null> {
    return Promise.resolve(null);
  }
}
