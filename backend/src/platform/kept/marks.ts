import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { between, now, SECOND } from '../time/clock';

/** How old a mark may be that no call brought along: only a call without an account or a job asks for it. */
const FRESH = SECOND;

/** The catalogue's mark, for a statement that is asked anyhow. */
export const CATALOGUE_MARK = `(select value from plt_mark where name = 'catalogue')`;

/**
 * The number that moves when the catalogue changes (migration 68). Every signed-in call brings it along with its
 * session, so that what is kept by it is as true as if it were read.
 */
@Injectable()
export class Marks {
  private catalogue = { value: 0, at: '' };

  constructor(private readonly dataSource: DataSource) {}

  /** Told of a mark that was just read. Calls overtake each other: an older one says nothing. */
  saw(value: number): void {
    if (value >= this.catalogue.value) this.catalogue = { value, at: now() };
  }

  /** The last mark that was seen; it is asked for when nobody brought one for a second. */
  async current(): Promise<number> {
    const { at } = this.catalogue;
    if (at === '' || between(at, now()) > FRESH) {
      const [row] = await this.dataSource.query<{ value: number }[]>(`select ${CATALOGUE_MARK} value`);
      this.saw(row?.value ?? 0);
    }
    return this.catalogue.value;
  }
}
