/** What is paid for: premium, and the dearer tariff of a nutritionist, which is access `expert` (product decision 2.8). */
export const PLANS = ['premium', 'expert'] as const;
export type Plan = (typeof PLANS)[number];

/** Months that are paid for at once, with the per cent off (product decision 2.8). */
export const PERIODS = [
  { months: 1, discount: 0 },
  { months: 3, discount: 5 },
  { months: 6, discount: 10 },
  { months: 12, discount: 20 },
] as const;
export type PeriodMonths = (typeof PERIODS)[number]['months'];

/** What a month of each plan costs in one currency, in whole minor units. */
export interface MonthlyPrices {
  /** ISO 4217. */
  readonly currency: string;
  readonly premium: number;
  readonly expert: number;
}

/** Prices where an installation names no others; the first currency is shown to whom none fits better. */
export const DEFAULT_PRICES: readonly MonthlyPrices[] = [
  { currency: 'UAH', premium: 160_00, expert: 400_00 },
  { currency: 'EUR', premium: 4_00, expert: 10_00 },
];

/** The nutritionist's tariff costs at most so many times the other one, so that days of it stay countable as dates. */
export const MAX_PLAN_RATIO = 20;

/** Whether two prices of a month can stand beside each other: both above nothing, the nutritionist's the dearer one. */
export function arePrices({ premium, expert }: Pick<MonthlyPrices, Plan>): boolean {
  return premium > 0 && expert > premium && expert <= premium * MAX_PLAN_RATIO;
}

/** What a period costs, in whole minor units. */
export interface PeriodPrice {
  readonly months: PeriodMonths;
  /** Per cent off. */
  readonly discount: number;
  readonly total: number;
  /** The total by the month, rounded: for comparing, not for paying. */
  readonly perMonth: number;
  /** Against paying month by month. */
  readonly saved: number;
}

/**
 * What a period costs when a month alone costs `monthly`. The total is rounded once, a half upwards; what is
 * saved is the rest of the full price, so that the two always add up.
 *
 * @param monthly whole minor units
 */
export function periodPrice(monthly: number, period: (typeof PERIODS)[number]): PeriodPrice {
  const { months, discount } = period;
  const full = monthly * months;
  const total = Math.floor((full * (100 - discount) + 50) / 100);
  return {
    months,
    discount,
    total,
    perMonth: Math.floor((2 * total + months) / (2 * months)),
    saved: full - total,
  };
}

/** All periods of a plan, the shortest first. */
export function planPrices(prices: MonthlyPrices, plan: Plan): PeriodPrice[] {
  return PERIODS.map((period) => periodPrice(prices[plan], period));
}

/**
 * The value-added tax that a sum holds, rounded to a minor unit, a half upwards.
 *
 * @param total whole minor units, the tax within
 * @param percent of the sum without the tax
 */
export const vatWithin = (total: number, percent: number): number =>
  Math.round((total * percent) / (100 + percent));
