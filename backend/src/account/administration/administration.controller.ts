import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { Prices } from '../price/prices.service';
import { DeskService } from './desk.service';
import { KeepingOut } from './keeping-out.service';
import { PaymentsAdmin } from './payments-admin.service';
import { PeopleAdmin } from './people-admin.service';

const calls = contract.account.administration;
const { payments, credit, decline, refund, people, person, giveDays, prices, setPrice, removePrice } = calls;

/** What administrators see first, and what they do about people, money and days. */
@Controller()
export class AdministrationController {
  constructor(
    private readonly orders: PaymentsAdmin,
    private readonly persons: PeopleAdmin,
    private readonly priceList: Prices,
    private readonly desk: DeskService,
    private readonly keeping: KeepingOut,
  ) {}

  @Implement(calls.overview)
  overview() {
    return implement(calls.overview).handler(() => this.desk.overview());
  }

  @Implement(calls.audit)
  audit() {
    return implement(calls.audit).handler(({ input }) => this.desk.deeds(input));
  }

  @Implement(calls.block)
  block(@CurrentActor() actor: Actor) {
    return implement(calls.block).handler(async ({ input }) => {
      await this.keeping.block(actor, input);
      return this.persons.person(input.id);
    });
  }

  @Implement(calls.unblock)
  unblock(@CurrentActor() actor: Actor) {
    return implement(calls.unblock).handler(async ({ input }) => {
      await this.keeping.unblock(actor, input);
      return this.persons.person(input.id);
    });
  }

  @Implement(calls.setRole)
  setRole(@CurrentActor() actor: Actor) {
    return implement(calls.setRole).handler(async ({ input }) => {
      await this.keeping.setRole(actor, input);
      return this.persons.person(input.id);
    });
  }

  @Implement(payments)
  payments() {
    return implement(payments).handler(({ input }) => this.orders.payments(input));
  }

  @Implement(credit)
  credit(@CurrentActor() actor: Actor) {
    return implement(credit).handler(({ input }) => this.orders.decide(actor, 'credit', input));
  }

  @Implement(decline)
  decline(@CurrentActor() actor: Actor) {
    return implement(decline).handler(({ input }) => this.orders.decide(actor, 'decline', input));
  }

  @Implement(refund)
  refund(@CurrentActor() actor: Actor) {
    return implement(refund).handler(({ input }) => this.orders.decide(actor, 'reversal', input));
  }

  @Implement(people)
  people() {
    return implement(people).handler(({ input }) => this.persons.people(input));
  }

  @Implement(person)
  person() {
    return implement(person).handler(({ input }) => this.persons.person(input.id));
  }

  @Implement(giveDays)
  giveDays(@CurrentActor() actor: Actor) {
    return implement(giveDays).handler(({ input }) => this.persons.giveDays(actor, input));
  }

  @Implement(prices)
  prices() {
    return implement(prices).handler(() => this.priceList.rows());
  }

  @Implement(setPrice)
  setPrice(@CurrentActor() actor: Actor) {
    return implement(setPrice).handler(({ input }) => this.priceList.set(actor, input));
  }

  @Implement(removePrice)
  removePrice(@CurrentActor() actor: Actor) {
    return implement(removePrice).handler(({ input }) => this.priceList.remove(actor, input.id));
  }
}
