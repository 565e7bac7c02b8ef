import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { dayAt, NUTRITION_HOURS, textFor, type Language, type UnitId } from '@sytno/domain';
import { Any, DataSource, ILike, In, LessThan, type EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { HOUR, now, plus } from '../../platform/time/clock';
import { groupedBy } from '../grouped';
import { Proposal } from '../ingredients/proposal.entity';
import { mayRead } from '../recipe/readable';
import { RecipeLineText } from '../recipe/recipe-line.entity';
import { Recipe } from '../recipe/recipe.entity';
import { shownName } from '../recipe/shown-names';
import { NOTHING_PLANNED, Planned, type PlannedCount, type PlannedGroup } from './planned';
import { Suggestions } from './suggestions.service';

type Calls = Inputs['recipes']['admin'];
type Answers = Outputs['recipes']['admin'];
type Card = Answers['proposals']['items'][number];
type Use = Answers['proposal']['uses'][number];

interface Asked {
  readonly state: 'open' | 'closed';
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
}

/** A recipe with a line that waits; of one's own composition of it: whose. */
interface Pot {
  readonly recipeId: string;
  readonly plannedBy: string | null;
}

interface WaitingLine extends Pot {
  readonly position: number;
  readonly quantity: number | null;
  readonly quantityTo: number | null;
  readonly unit: UnitId | null;
}

interface Waiting {
  readonly proposal: Proposal;
  readonly pots: readonly Pot[];
}

/** So many open proposals are ranked, the oldest first: more than anybody answers in a day. */
const MOST_RANKED = 2_000;
const MOST_USES = 50;
const MOST_LINES = 500;

/** Foods that nobody knows yet, as the administrators see them. */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly planned: Planned,
    private readonly people: People,
    private readonly suggestions: Suggestions,
  ) {}

  /** Open ones: those that most planned portions wait for first, then the oldest. Closed ones: the last first. */
  async list(actor: Actor, { state, search, page, pageSize }: Asked): Promise<Answers['proposals']> {
    const { manager } = this.dataSource;
    const late = plus(now(), -NUTRITION_HOURS * HOUR);
    const counts = {
      open: await manager.countBy(Proposal, { state: 'open' }),
      late: await manager.countBy(Proposal, { state: 'open', createdAt: LessThan(late) }),
    };
    const at = (page - 1) * pageSize;
    if (state === 'closed') {
      const [rows, count] = await manager.findAndCount(Proposal, {
        where: { state: In(['answered', 'refused']), ...named(search) },
        order: { answeredAt: 'DESC', id: 'DESC' },
        skip: at,
        take: pageSize,
      });
      return {
        items: rows.map((proposal) => cardOf({ proposal, pots: [] }, undefined)),
        count,
        ...counts,
      };
    }
    const ranked = await this.ranked(actor, search);
    return { items: ranked.slice(at, at + pageSize), count: ranked.length, ...counts };
  }

  /** One with all that helps to answer it. @throws Refusal NOT_FOUND */
  async get(actor: Actor, { id, language }: Calls['proposal']): Promise<Answers['proposal']> {
    const { manager } = this.dataSource;
    const proposal = await manager.findOneBy(Proposal, { id });
    if (!proposal) throw new Refusal('NOT_FOUND');
    const [waiting = { proposal, pots: [] }] = await this.waiting([proposal]);
    const counts = await this.countsOf([waiting], actor);
    const names = await this.people.namesOf(proposal.proposerId === null ? [] : [proposal.proposerId]);
    const open = proposal.state === 'open';
    return {
      ...cardOf(waiting, counts.get(id)),
      proposerName: names.get(proposal.proposerId ?? '') ?? null,
      ingredientId: proposal.ingredientId,
      reason: proposal.reason,
      uses: await this.usesOf(proposal, actor, language, manager),
      suggestions: open ? await this.suggestions.of(proposal.name, proposal.language, language) : [],
      next: await this.nextAfter(id, actor),
    };
  }

  private async ranked(actor: Actor, search: string): Promise<Card[]> {
    const proposals = await this.dataSource.manager.find(Proposal, {
      where: { state: 'open', ...named(search) },
      order: { createdAt: 'ASC', id: 'ASC' },
      take: MOST_RANKED,
    });
    const waiting = await this.waiting(proposals);
    const counts = await this.countsOf(waiting, actor);
    // Sorting keeps the order of what is alike: the oldest first.
    return waiting
      .map((one) => cardOf(one, counts.get(one.proposal.id)))
      .sort((a, b) => b.planned.portions - a.planned.portions || b.planned.items - a.planned.items);
  }

  private async nextAfter(id: string, actor: Actor): Promise<string | null> {
    const ranked = await this.ranked(actor, '');
    const at = ranked.findIndex((card) => card.id === id);
    return (ranked[at + 1] ?? ranked.find((card) => card.id !== id))?.id ?? null;
  }

  /** The recipes, and own compositions of them, whose lines wait for each. */
  private async waiting(proposals: readonly Proposal[]): Promise<Waiting[]> {
    const rows = await this.dataSource.query<(Pot & { proposalId: string })[]>(
      `select w.* from (
         select l.proposal_id "proposalId", l.recipe_id "recipeId", null::uuid "plannedBy"
           from rec_recipe_line l where l.proposal_id = any($1)
          union
         select l.proposal_id, c.recipe_id, c.user_id
           from rec_composition_line l join rec_composition c on c.id = l.composition_id and c.until is null
          where l.proposal_id = any($1)) w
         join rec_recipe r on r.id = w."recipeId" and r.removed_at is null`,
      [proposals.map(({ id }) => id)],
    );
    const pots = groupedBy(rows, ({ proposalId }) => proposalId);
    return proposals.map((proposal) => ({ proposal, pots: pots.get(proposal.id) ?? [] }));
  }

  private countsOf(waiting: readonly Waiting[], actor: Actor): Promise<ReadonlyMap<string, PlannedCount>> {
    return this.planned.counts(
      waiting.flatMap(({ proposal, pots }) => pots.map((pot) => groupOf(proposal.id, pot))),
      dayAt(now(), actor.timeZone),
    );
  }

  private async usesOf(
    { id }: Proposal,
    actor: Actor,
    language: Language,
    manager: EntityManager,
  ): Promise<Use[]> {
    const lines = await this.linesWaiting(id);
    const ids = [...new Set(lines.map(({ recipeId }) => recipeId))];
    const recipes = new Map((await manager.findBy(Recipe, { id: Any(ids) })).map((one) => [one.id, one]));
    const counts = await this.planned.counts(
      lines.map((line) => groupOf(keyOf(line), line)),
      dayAt(now(), actor.timeZone),
    );
    const texts = groupedBy(
      await manager.findBy(RecipeLineText, { recipeId: Any(ids) }),
      ({ recipeId, position }) => `${recipeId} ${String(position)}`,
    );
    return lines
      .flatMap((line): Use[] => {
        const { recipeId, plannedBy, position, quantity, quantityTo, unit } = line;
        const recipe = recipes.get(recipeId);
        if (!recipe || recipe.removedAt !== null) return [];
        const composition = plannedBy !== null;
        const readable = mayRead(actor, recipe);
        const words = composition ? [] : (texts.get(`${recipeId} ${String(position)}`) ?? []);
        return [
          {
            recipeId,
            number: recipe.number,
            // What nobody handed in is its author's alone.
            name: readable ? shownName(recipe, language) : '',
            readable,
            composition,
            planned: counts.get(keyOf(line))?.items ?? 0,
            quantity,
            quantityTo,
            unit,
            comment: readable
              ? textFor(Object.fromEntries(words.map((row) => [row.language, row.comment])), language)
              : '',
          },
        ];
      })
      .sort((a, b) => b.planned - a.planned || a.number - b.number)
      .slice(0, MOST_USES);
  }

  /** Lines of recipes and of compositions that hold today. */
  private linesWaiting(proposalId: string): Promise<WaitingLine[]> {
    return this.dataSource.query<WaitingLine[]>(
      `select recipe_id "recipeId", null::uuid "plannedBy", position,
              amount::float8 quantity, amount_to::float8 "quantityTo", unit
         from rec_recipe_line where proposal_id = $1
        union all
       select c.recipe_id, c.user_id, l.position, l.amount::float8, l.amount_to::float8, l.unit
         from rec_composition_line l join rec_composition c on c.id = l.composition_id and c.until is null
        where l.proposal_id = $1
        order by 1, 2 nulls first, 3 limit ${String(MOST_LINES)}`,
      [proposalId],
    );
  }
}

const keyOf = ({ recipeId, plannedBy }: Pot): string => `${recipeId} ${plannedBy ?? ''}`;

const groupOf = (key: string, { recipeId, plannedBy }: Pot): PlannedGroup => ({
  key,
  recipeId,
  ...(plannedBy !== null && { plannedBy }),
});

/** The words anywhere in the name, in any case; what means something in a pattern means itself. */
function named(words: string) {
  return words === '' ? {} : { name: ILike(`%${words.replace(/[\\%_]/g, '\\$&')}%`) };
}

function cardOf({ proposal, pots }: Waiting, planned: PlannedCount = NOTHING_PLANNED): Card {
  const { id, name, language, state, createdAt, answeredAt } = proposal;
  return {
    id,
    name,
    language,
    state,
    createdAt,
    dueAt: plus(createdAt, NUTRITION_HOURS * HOUR),
    recipes: pots.length,
    planned: { items: planned.items, portions: planned.portions, households: planned.households },
    answeredAt,
  };
}
