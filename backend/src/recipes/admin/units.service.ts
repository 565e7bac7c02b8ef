import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { LANGUAGES, type Language } from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { RecipeRows } from '../recipe/recipe-rows';
import { Unit } from '../unit.entity';
import type { Change } from './change.entity';
import { Changes } from './changes.service';
import { sameRevision } from './food-rows';

type Calls = Inputs['recipes']['admin'];
type Answers = Outputs['recipes']['admin'];

/** How units are called and which are offered; what they measure is the domain's. */
@Injectable()
export class UnitsService implements OnModuleInit {
  constructor(
    private readonly rows: RecipeRows,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.changes.undoes({ 'unit.save': (change, manager) => this.takeBack(change, manager) });
  }

  /** @throws Refusal NOT_FOUND, CONFLICT with the unit as it stands */
  save(
    actor: Actor,
    { unit: id, names, hidden, revision: seen }: Calls['saveUnit'],
  ): Promise<Answers['saveUnit']> {
    return this.changes.act(actor, async (manager) => {
      const stored = await manager.findOneBy(Unit, { id });
      if (!stored) throw new Refusal('NOT_FOUND');
      sameRevision(stored, seen, () => stored);
      const revision = stored.revision + 1;
      await manager.update(Unit, { id }, { names, hidden, revision });
      await this.rows.touched(manager);
      return {
        deed: {
          kind: 'unit.save' as const,
          thing: { kind: 'units', id, name: shownNames(stored) },
          before: stored,
          after: { revision },
        },
        answer: {},
      };
    });
  }

  private async takeBack({ before, after }: Change, manager: EntityManager): Promise<void> {
    const { id, names, hidden } = before as Unit;
    const { revision } = after as { revision: number };
    const { affected } = await manager.update(
      Unit,
      { id, revision },
      { names, hidden, revision: revision + 1 },
    );
    if (!affected) throw new Refusal('CONFLICT');
    await this.rows.touched(manager);
  }
}

function shownNames({ names }: Unit): Partial<Record<Language, string>> {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => (names[language] ? [[language, names[language].one]] : [])),
  );
}
