import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import { isUnitId, LANGUAGES, OFFERED_UNITS } from '@sytno/domain';
import { DataSource } from 'typeorm';
import { between, now, SECOND } from '../../platform/time/clock';
import { PageTellers, type UnitWords } from '../../platform/web/page-tellers';
import { Unit } from '../unit.entity';

/** A page may show the words that were for so long. */
const KEPT = 5 * SECOND;

/** Which units are offered, and what an administrator calls them. */
@Injectable()
export class OfferedUnits implements OnModuleInit {
  private readonly log = new Logger(OfferedUnits.name);
  private kept: { readonly at: string; readonly words: UnitWords } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly tellers: PageTellers,
  ) {}

  onModuleInit(): void {
    this.tellers.callUnits(() => this.words());
  }

  /** Those that are not hidden, in their order. */
  async offered(): Promise<Outputs['recipes']['ingredients']['units']> {
    const units = await this.all();
    const known = new Set(units.map(({ id }) => id));
    return {
      items: [
        ...units.filter(({ id, hidden }) => !hidden && isUnitId(id)).map(({ id }) => id),
        // A unit that came with this server's version, before its start has filled it in.
        ...OFFERED_UNITS.filter((id) => !known.has(id)),
      ],
    };
  }

  /**
   * Words in the place of the product's own, as the pages' texts name them: `clove_few`. A page is served
   * without them rather than not at all.
   */
  private async words(): Promise<UnitWords> {
    const at = now();
    if (this.kept && between(this.kept.at, at) < KEPT) return this.kept.words;
    try {
      const units = await this.all();
      const words = Object.fromEntries(
        LANGUAGES.map((language) => [
          language,
          Object.fromEntries(
            units.flatMap(({ id, names }) =>
              Object.entries(names[language] ?? {}).map(([form, word]) => [`${id}_${form}`, word]),
            ),
          ),
        ]),
      ) as UnitWords;
      this.kept = { at, words };
      return words;
    } catch (error) {
      this.log.error(`words of units: ${String(error)}`);
      return this.kept?.words ?? {};
    }
  }

  private all(): Promise<Unit[]> {
    return this.dataSource.manager.find(Unit, { order: { position: 'ASC', id: 'ASC' } });
  }
}
