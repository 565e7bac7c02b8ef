import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { PLANS, planPrices, TRIAL_DAYS } from '@sytno/domain';
import { Prices } from './prices.service';

const { get } = contract.account.price;

/** What premium costs today, with the domain's periods; for everybody. */
@Controller()
export class PriceController {
  constructor(private readonly prices: Prices) {}

  @Implement(get)
  get() {
    return implement(get).handler(async () => ({
      trialDays: TRIAL_DAYS,
      currencies: (await this.prices.current()).map((prices) => ({
        currency: prices.currency,
        plans: PLANS.map((plan) => ({ plan, periods: planPrices(prices, plan) })),
      })),
    }));
  }
}
