import type { UnitId } from '@sytno/domain';
import figures from './sample/figures.json';

/**
 * A week, worked out of the catalogue's recipes by the product's own arithmetic. The files beside are written
 * and held true by backend/src/testing/sample-week.spec.ts. Money in minor units of UAH.
 */
export interface SampleDish {
  dish: string;
  meal: string;
  grams: number;
  kcal: number;
  icons: string[];
  tint: string;
}

export interface SampleDay {
  dishes: SampleDish[];
  kcal: number;
  protein: number;
  fat: number;
  carbs: number;
  cash: number;
}

export interface SampleAmount {
  low: number;
  high: number;
  unit: UnitId;
}

export interface SampleLine {
  food: string;
  aisle: string;
  icon: string;
  amounts: SampleAmount[];
  price: number;
  from: { dish: string; day: number; amount: SampleAmount | null }[];
}

interface Sample {
  days: SampleDay[];
  list: { lines: SampleLine[]; count: number; total: number };
}

export const SAMPLE = figures as Sample;

export const SAMPLE_CURRENCY = 'UAH';

/** What the sample's person aims at, kcal a day (spec §9). */
export const SAMPLE_TARGET = 2000;
