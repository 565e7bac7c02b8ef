import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { PLANS, planPrices, TRIAL_DAYS } from '@sytno/domain';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';

const { get } = contract.account.price;

/** What premium costs: the configured prices with the domain's periods; for everybody. */
@Controller()
export class PriceController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Implement(get)
  get() {
    return implement(get).handler(() => ({
      trialDays: TRIAL_DAYS,
      currencies: this.config.prices.map((prices) => ({
        currency: prices.currency,
        plans: PLANS.map((plan) => ({ plan, periods: planPrices(prices, plan) })),
      })),
    }));
  }
}
