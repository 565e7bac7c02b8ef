import type { DataSource } from 'typeorm';
import type { Config } from '../../platform/config/config';
import type { Outgoing } from '../../platform/outgoing/outgoing';
import { LiqPay } from './liqpay';
import { NoProvider, type PaymentProvider } from './provider';
import { Sandbox } from './sandbox';

/** The provider that the configuration names. */
export function providerOf(config: Config, outgoing: Outgoing, dataSource: DataSource): PaymentProvider {
  if (config.liqpay) return new LiqPay(config.liqpay, config, outgoing);
  return config.payments === 'sandbox' ? new Sandbox(config, dataSource) : new NoProvider();
}
