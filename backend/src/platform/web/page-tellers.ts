import { Injectable } from '@nestjs/common';
import type { Language } from '@sytno/domain';

/** What stands on one page of a kind, for its title and the previews of its link. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** Its picture by path, in pixels; left out where the page has none of its own. */
  readonly picture?: { readonly path: string; readonly width: number; readonly height: number };
}

/** Minor units of a currency (ISO 4217). */
export interface MonthPrice {
  readonly currency: string;
  readonly premium: number;
}

/** What units are called, by language and by the key that the pages' texts have for a form: `clove_few`. */
export type UnitWords = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;

/** Answers undefined when there is no such page: it is then answered with status 404. */
export type PageTeller = (
  params: Readonly<Record<string, string>>,
  language: Language,
) => Promise<PageFacts | undefined>;

/**
 * Pages whose title and status depend on what is in the database. A section says at start what stands on its
 * page; the platform asks without knowing the section.
 */
@Injectable()
export class PageTellers {
  private readonly tellers = new Map<string, PageTeller>();

  private units: () => Promise<UnitWords> = () => Promise.resolve({});

  /** From now on units are called so on every page, where their words are not the product's own. */
  callUnits(words: () => Promise<UnitWords>): void {
    this.units = words;
  }

  /** What a month of premium costs: the first pages of visitors say it. */
  private month: (() => Promise<MonthPrice | undefined>) | undefined;

  /** From now on a month of premium costs what this says. */
  priceMonth(price: () => Promise<MonthPrice | undefined>): void {
    this.month = price;
  }

  monthPrice(): Promise<MonthPrice | undefined> {
    return this.month?.() ?? Promise.resolve(undefined);
  }

  unitWords(): Promise<UnitWords> {
    return this.units();
  }

  /** @param page its key in the route table */
  tell(page: string, teller: PageTeller): void {
    this.tellers.set(page, teller);
  }

  of(page: string | undefined): PageTeller | undefined {
    return page === undefined ? undefined : this.tellers.get(page);
  }
}
