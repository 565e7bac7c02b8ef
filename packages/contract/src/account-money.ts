import { oc } from '@orpc/contract';
import { ACCESS_LEVELS, LANGUAGES, LEDGER_KINDS, PAYMENT_STATES, PERIODS, PLANS } from '@sytno/domain';
import { z } from 'zod';
import { deskCalls } from './account-administration';
import { routes } from './routes';
import { day, done, filledText, id, instant, page, text, whole } from './types';

const plan = z.enum(PLANS, 'choice');
const months = z.literal(
  PERIODS.map((period) => period.months),
  'choice',
);
const currency = z.string('type').regex(/^[A-Z]{3}$/, 'choice');
const expertKind = z.enum(['nutritionist', 'food-consultant'], 'choice');
const consent = z.literal(true, 'consent.required');
const reason = filledText(300);

/** How an order is paid: by a provider's page, or by hand alone. */
const provider = z.enum(['liqpay', 'sandbox', 'manual']);

/** An order: what was bought and how it stands. Money in whole minor units of `currency`. */
const payment = z.strictObject({
  id,
  /** What people call it by. */
  number: z.int(),
  plan,
  months,
  /** Days it gives. */
  days: z.int(),
  amount: z.int(),
  currency,
  provider,
  state: z.enum(PAYMENT_STATES),
  /** Given meanwhile, because nobody had looked within a day. */
  fallbackDays: z.int(),
  createdAt: instant,
  claimedAt: instant.nullable(),
  settledAt: instant.nullable(),
  /** What was given back of the money. */
  refunded: z.int(),
});

/** A row of the ledger as a person reads it. */
const dayEntry = z.strictObject({
  id,
  kind: z.enum(LEDGER_KINDS),
  plan,
  days: z.int(),
  on: day,
  at: instant,
  /** What the administrator wrote. */
  note: z.string(),
  /** Of which order. */
  payment: z.int().nullable(),
});

/** What becomes of the days that are left when the tariff changes. */
const switched = z.strictObject({ to: plan, days: z.int() });

export const subscriptionCalls = {
  get: oc.route({ ...routes.account.subscription.get, summary: 'The own subscription' }).output(
    z.strictObject({
      status: z.enum(['none', 'trial', 'active', 'ending', 'expired']),
      plan,
      expertKind: expertKind.nullable(),
      daysLeft: z.int(),
      until: day.nullable(),
      currency,
      trial: z.strictObject({
        days: z.int(),
        /** Why it cannot begin; null when it can. */
        fault: z.enum(['used', 'email']).nullable(),
      }),
      switch: switched,
      /** The order that waits for the administrator, or for its payer. */
      waiting: payment.nullable(),
      /** Whether reminders that days end come by mail. */
      reminders: z.boolean(),
      provider,
    }),
  ),
  days: oc
    .route({ ...routes.account.subscription.days, summary: 'The own ledger of days, newest first' })
    .input(z.strictObject(page))
    .output(z.strictObject({ items: z.array(dayEntry), count: z.int() })),
  startTrial: oc
    .route({ ...routes.account.subscription.startTrial, summary: 'Begin the trial, once' })
    .output(done),
  switchTariff: oc
    .route({
      ...routes.account.subscription.switchTariff,
      summary: 'Change the tariff: days that are left are recalculated, as was shown',
    })
    .input(
      z.strictObject({
        to: plan,
        /** For the nutritionist's tariff: what the person is. */
        kind: expertKind.optional(),
        /** How many days were shown; another number is a conflict. */
        days: whole(0, 100_000),
      }),
    )
    .output(done),
  reminders: oc
    .route({ ...routes.account.subscription.reminders, summary: 'Reminders by mail: on or off' })
    .input(z.strictObject({ on: z.boolean('type') }))
    .output(done),
};

export const paymentCalls = {
  list: oc
    .route({ ...routes.account.payments.list, summary: 'The own orders, newest first' })
    .input(z.strictObject(page))
    .output(z.strictObject({ items: z.array(payment), count: z.int() })),
  order: oc
    .route({
      ...routes.account.payments.order,
      summary: 'Order a period; the terms in force are accepted',
      successStatus: 201,
    })
    .input(
      z.strictObject({
        plan,
        months,
        currency,
        kind: expertKind.optional(),
        /** The price that was shown, minor units; another one is a conflict. */
        amount: whole(0, 100_000_000),
        terms: consent,
      }),
    )
    .output(payment),
  get: oc
    .route({ ...routes.account.payments.get, summary: 'An own order, and the way to pay it' })
    .input(z.strictObject({ id }))
    .output(
      payment.extend({
        /** A form to be sent to the provider; null where there is none, or nothing is to be paid. */
        checkout: z.strictObject({ action: z.string(), data: z.string(), signature: z.string() }).nullable(),
        /** Days that would be left once it is paid. */
        daysAfter: z.int(),
        /** What the days of the other plan become, when there are some. */
        switched: z.strictObject({ from: plan, left: z.int(), days: z.int() }).nullable(),
      }),
    ),
  claim: oc
    .route({
      ...routes.account.payments.claim,
      summary: '“I have paid”: the administrator credits the days within a day',
    })
    .input(z.strictObject({ id, note: text(300).optional() }))
    .output(payment),
  check: oc
    .route({ ...routes.account.payments.check, summary: 'Ask the provider how an own order stands' })
    .input(z.strictObject({ id }))
    .output(payment),
  invoice: oc
    .route({ ...routes.account.payments.invoice, summary: 'The invoice of an own order' })
    .input(z.strictObject({ id }))
    .output(
      z.strictObject({
        payment,
        seller: z.strictObject({ name: z.string(), details: z.array(z.string()), contact: z.string() }),
        buyer: z.strictObject({ name: z.string(), email: z.string() }),
        /** VAT within the sum; null where the seller pays none. */
        vat: z.strictObject({ percent: z.number(), amount: z.int() }).nullable(),
        /** The fiscal receipt; null where no register is configured, or nothing was paid. */
        receipt: z.strictObject({ number: z.string(), url: z.string() }).nullable(),
      }),
    ),
};

/** An order as the administrator sees it. */
const receivedPayment = payment.extend({
  userId: id,
  name: z.string(),
  email: z.string(),
  note: z.string(),
  /** What was told of it, newest first: by whom, and what came of it. */
  news: z.array(z.strictObject({ at: instant, source: z.string(), status: z.string(), verdict: z.string() })),
});
const decision = z.strictObject({ id, reason });

const personDays = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  access: z.enum(ACCESS_LEVELS),
  plan,
  daysLeft: z.int(),
  until: day.nullable(),
  /** Since when he is kept out; null or absent when he is not. */
  blockedAt: instant.nullable().optional(),
});

/** One person as administrators see him. */
const wholePerson = personDays.extend({
  days: z.array(dayEntry),
  payments: z.array(payment),
  /** Absent where the server is older. */
  facts: z
    .strictObject({
      since: instant,
      emailConfirmed: z.boolean(),
      language: z.enum(LANGUAGES),
      country: z.string(),
      admin: z.boolean(),
      /** Whether he signs in with a second step. */
      factor: z.boolean(),
      devices: z.int(),
      lastSeen: instant.nullable(),
      /** Who lives in his household besides him. */
      household: z.array(z.strictObject({ id, name: z.string() })),
      /** Why he is kept out. */
      blockedFor: z.string().nullable(),
    })
    .optional(),
});

const priceRow = z.strictObject({
  /** Null for the configured one. */
  id: id.nullable(),
  currency,
  /** The first day it holds; null for the configured one. */
  from: day.nullable(),
  premium: z.int(),
  expert: z.int(),
  /** Whether it is the one that holds today. */
  now: z.boolean(),
});
const priceRows = z.strictObject({ items: z.array(priceRow) });

export const administrationCalls = {
  ...deskCalls,
  payments: oc
    .route({
      ...routes.account.administration.payments,
      summary: 'Orders: what waits longest first, or all, the newest first',
    })
    .input(
      z.strictObject({
        ...page,
        state: z.enum(['waiting', 'all'], 'choice').default('waiting'),
        search: text(120).default(''),
      }),
    )
    .output(z.strictObject({ items: z.array(receivedPayment), count: z.int(), waiting: z.int() })),
  credit: oc
    .route({ ...routes.account.administration.credit, summary: 'Credit the days of an order' })
    .input(decision)
    .output(receivedPayment),
  decline: oc
    .route({ ...routes.account.administration.decline, summary: 'No money came for an order' })
    .input(decision)
    .output(receivedPayment),
  refund: oc
    .route({
      ...routes.account.administration.refund,
      summary: 'The money of an order was given back: its days that are left are taken',
    })
    .input(decision)
    .output(receivedPayment),
  people: oc
    .route({ ...routes.account.administration.people, summary: 'People, found by address or name' })
    .input(z.strictObject({ ...page, search: text(120).default('') }))
    .output(z.strictObject({ items: z.array(personDays), count: z.int() })),
  person: oc
    .route({ ...routes.account.administration.person, summary: 'One person’s days and orders' })
    .input(z.strictObject({ id }))
    .output(wholePerson),
  giveDays: oc
    .route({
      ...routes.account.administration.giveDays,
      summary: 'Give a person days, or take some back, with the reason',
    })
    .input(
      z.strictObject({
        id,
        days: whole(-400, 400).pipe(z.int().refine((days) => days !== 0, 'number.range')),
        reason,
      }),
    )
    .output(wholePerson),
  block: oc
    .route({
      ...routes.account.administration.block,
      summary: 'Keep a person out: all his devices are signed out at once',
    })
    .input(decision)
    .output(wholePerson),
  unblock: oc
    .route({ ...routes.account.administration.unblock, summary: 'Let a person in again' })
    .input(decision)
    .output(wholePerson),
  setRole: oc
    .route({
      ...routes.account.administration.setRole,
      summary: 'Make somebody an administrator, or no more',
    })
    .input(z.strictObject({ id, admin: z.boolean('type'), reason }))
    .output(wholePerson),
  prices: oc
    .route({ ...routes.account.administration.prices, summary: 'Prices by currency and date' })
    .output(priceRows),
  setPrice: oc
    .route({ ...routes.account.administration.setPrice, summary: 'A price from a day on' })
    .input(
      z.strictObject({
        currency,
        from: day,
        premium: whole(1, 10_000_000),
        expert: whole(1, 10_000_000),
      }),
    )
    .output(priceRows),
  removePrice: oc
    .route({
      ...routes.account.administration.removePrice,
      summary: 'Take back a price that is still to come',
    })
    .input(z.strictObject({ id }))
    .output(priceRows),
};
