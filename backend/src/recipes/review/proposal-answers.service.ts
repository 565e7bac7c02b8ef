import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FoodForm, Inputs, NoticeKind, Outputs } from '@sytno/contract';
import { foldedName } from '@sytno/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { Notices } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { now } from '../../platform/time/clock';
import type { Change, ChangeKind } from '../admin/change.entity';
import { Changes, type Deed } from '../admin/changes.service';
import {
  checkedForm,
  hideFood,
  insertFood,
  restoreFood,
  sameNames,
  storedFood,
  type StoredFood,
} from '../admin/food-rows';
import { Previews } from '../admin/preview.service';
import { Ingredient, IngredientName } from '../ingredient.entity';
import { factsOfForm } from '../ingredients/food-form';
import { IngredientPlaces } from '../ingredients/ingredient-places';
import { Proposal } from '../ingredients/proposal.entity';
import { RecipeRows } from '../recipe/recipe-rows';
import { peopleWaiting, type Waiter } from './people-waiting';

type Calls = Inputs['recipes']['admin'];
type Answers = Outputs['recipes']['admin'];

/** A line as its key is written down. */
type LineKey = string;

interface After {
  readonly ingredientId?: string;
  readonly lines?: readonly LineKey[];
  readonly revision?: number;
}

/** The administrator's answers to proposals: new facts, an ingredient that it is, or a refusal. */
@Injectable()
export class ProposalAnswers implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: Changes,
    private readonly places: IngredientPlaces,
    private readonly rows: RecipeRows,
    private readonly previews: Previews,
    private readonly notices: Notices,
  ) {}

  onModuleInit(): void {
    this.changes.undoes({
      'proposal.answer': (change, manager) => this.takeBackAnswer(change, manager),
      'proposal.join': (change, manager) => this.takeBackJoin(change, manager),
      'proposal.refuse': (change, manager) => reopen(change.thingId, 'refused', manager),
    });
  }

  /**
   * What an answer would change: by new facts, or by the food that it is.
   *
   * @throws Refusal NOT_FOUND, INPUT_INVALID when it says neither or both
   */
  async preview(actor: Actor, input: Calls['previewAnswer']): Promise<Answers['previewAnswer']> {
    const { id, language, facts, ingredientId } = input;
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(Proposal, { id }))) throw new Refusal('NOT_FOUND');
    if ((facts === undefined) === (ingredientId === undefined)) {
      throw Refusal.fields('INPUT_INVALID', { path: 'facts', code: 'blank' });
    }
    if (ingredientId !== undefined) await storedFood(ingredientId, manager);
    const food = ingredientId ?? NEW;
    const trial = {
      lines: { proposalId: id },
      ingredientId: food,
      ...(facts && { facts: factsOfForm(food, facts) }),
    };
    const same = facts ? await sameNames(facts, undefined, manager) : [];
    return {
      ...(await this.previews.of(trial, actor, language)),
      sameNames: same.map((found) => ({ id: found.id, name: found.name })),
    };
  }

  /** @throws Refusal NOT_FOUND, INPUT_INVALID, CONFLICT when it is closed already */
  answer(actor: Actor, { id, facts }: Calls['answer']): Promise<Answers['answer']> {
    return this.changes.act(actor, async (manager) => {
      const proposal = await openProposal(id, manager);
      // The name that somebody wrote is one of the food's, so that the next line with it is understood.
      const form = await checkedForm(withName(facts, proposal), undefined, manager);
      const ingredientId = await insertFood(form, manager);
      const lines = await this.joinLines(actor, proposal, ingredientId, manager);
      await this.tellWaiting(proposal, 'nutrition.set', {}, manager);
      const after: After = { ingredientId, lines, revision: 1 };
      return { deed: deedOf('proposal.answer', proposal, {}, after), answer: { ingredientId } };
    });
  }

  /** @throws Refusal NOT_FOUND, INPUT_INVALID when there is no such food, CONFLICT when it is closed already */
  join(
    actor: Actor,
    { id, ingredientId, keepName }: { id: string; ingredientId: string; keepName: boolean },
  ): Promise<Answers['join']> {
    return this.changes.act(actor, async (manager) => {
      const proposal = await openProposal(id, manager);
      const food = await chosenFood(ingredientId, manager);
      const revision = keepName ? await addName(food, proposal, manager) : food.row.revision;
      const lines = await this.joinLines(actor, proposal, ingredientId, manager);
      await this.tellWaiting(proposal, 'nutrition.set', {}, manager);
      const after: After = { ingredientId, lines, revision };
      return { deed: deedOf('proposal.join', proposal, food, after), answer: {} };
    });
  }

  /** @throws Refusal NOT_FOUND, CONFLICT when it is closed already */
  refuse(actor: Actor, { id, reason }: Calls['refuse']): Promise<Answers['refuse']> {
    return this.changes.act(actor, async (manager) => {
      const proposal = await openProposal(id, manager);
      const change = { state: 'refused' as const, reason, answeredAt: now(), answeredBy: actor.userId };
      await manager.update(Proposal, { id }, change);
      await this.tellWaiting(proposal, 'nutrition.refused', { reason }, manager);
      return { deed: deedOf('proposal.refuse', proposal, {}, {}), answer: {} };
    });
  }

  /** The lines that wait become lines of the food. @returns their keys */
  private async joinLines(
    actor: Actor,
    { id }: Proposal,
    ingredientId: string,
    manager: EntityManager,
  ): Promise<LineKey[]> {
    const [rows] = await manager.query<[{ key: LineKey }[], number]>(
      `update rec_recipe_line set ingredient_id = $2 where proposal_id = $1 and ingredient_id is null
       returning recipe_id || ' ' || position "key"`,
      [id, ingredientId],
    );
    await manager.update(
      Proposal,
      { id },
      { state: 'answered', ingredientId, answeredAt: now(), answeredBy: actor.userId },
    );
    await this.rows.factsChanged([{ ingredientId }], manager);
    return rows.map(({ key }) => key);
  }

  private async tellWaiting(
    proposal: Proposal,
    kind: NoticeKind,
    values: Readonly<Record<string, string>>,
    manager: EntityManager,
  ): Promise<void> {
    for (const { userId, recipes, ...where } of await peopleWaiting(proposal.id, manager)) {
      await this.notices.tell(
        userId,
        kind,
        { food: proposal.name, recipes, ...values },
        linkFor(kind, where),
        manager,
      );
    }
  }

  private async takeBackAnswer({ thingId, after }: Change, manager: EntityManager): Promise<void> {
    const { ingredientId = '', lines = [], revision } = after as After;
    const { row } = await storedFood(ingredientId, manager);
    await reopen(thingId, 'answered', manager);
    await linesBack(thingId, ingredientId, lines, manager);
    // Somebody may have written it elsewhere since, or corrected its facts.
    const used = await this.places.countOf(ingredientId, manager);
    if (used > 0 || row.revision !== revision) throw new Refusal('CONFLICT');
    await hideFood(ingredientId, { removedAt: now() }, manager);
    await this.remakeWaiting(thingId, manager);
  }

  private async takeBackJoin({ thingId, before, after }: Change, manager: EntityManager): Promise<void> {
    const { ingredientId = '', lines = [], revision } = after as After;
    const food = before as StoredFood;
    const { row } = await storedFood(ingredientId, manager);
    if (row.revision !== revision) throw new Refusal('CONFLICT');
    await reopen(thingId, 'answered', manager);
    await linesBack(thingId, ingredientId, lines, manager);
    if (row.revision !== food.row.revision) await restoreFood(food, manager);
    await this.remakeWaiting(thingId, manager);
  }

  /** Recipes whose lines wait again. */
  private remakeWaiting(proposalId: string, manager: EntityManager): Promise<void> {
    return this.rows.factsChanged([{ proposalId }], manager);
  }
}

/** A key that no food has: of one that is not there yet. */
const NEW = '\u0001new';

/** @throws Refusal NOT_FOUND, CONFLICT */
async function openProposal(id: string, manager: EntityManager): Promise<Proposal> {
  const proposal = await manager.findOne(Proposal, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!proposal) throw new Refusal('NOT_FOUND');
  if (proposal.state !== 'open') throw new Refusal('CONFLICT');
  return proposal;
}

async function chosenFood(id: string, manager: EntityManager): Promise<StoredFood> {
  return storedFood(id, manager).catch(() => {
    throw Refusal.fields('INPUT_INVALID', { path: 'ingredientId', code: 'choice' });
  });
}

function withName(form: FoodForm, { name, language }: Proposal): FoodForm {
  const known = [form.names[language], ...form.aliases[language]].map(foldedName);
  if (known.includes(foldedName(name))) return form;
  return { ...form, aliases: { ...form.aliases, [language]: [...form.aliases[language], name] } };
}

/** The proposal's name becomes another name of the food, unless it or another food is called so already. */
async function addName(
  food: StoredFood,
  { name, language }: Proposal,
  manager: EntityManager,
): Promise<number> {
  const rows = await manager.findBy(IngredientName, { language });
  const taken = rows.some((row) => [row.name, ...row.aliases].map(foldedName).includes(foldedName(name)));
  const own = food.names.find((row) => row.language === language);
  if (taken || !own) return food.row.revision;
  const { id } = food.row;
  const revision = food.row.revision + 1;
  await manager.update(IngredientName, { ingredientId: id, language }, { aliases: [...own.aliases, name] });
  await manager.update(Ingredient, { id }, { revision });
  return revision;
}

async function reopen(id: string, from: Proposal['state'], manager: EntityManager): Promise<void> {
  const open = {
    state: 'open',
    ingredientId: null,
    answeredAt: null,
    answeredBy: null,
    reason: null,
  } as const;
  const { affected } = await manager.update(Proposal, { id, state: from }, open);
  if (!affected) throw new Refusal('CONFLICT');
}

/** Those lines that still are what the answer made of them wait again. */
async function linesBack(
  proposalId: string,
  ingredientId: string,
  lines: readonly LineKey[],
  manager: EntityManager,
): Promise<void> {
  await manager.query(
    `update rec_recipe_line set ingredient_id = null
      where proposal_id = $1 and ingredient_id = $2 and recipe_id || ' ' || position = any($3)`,
    [proposalId, ingredientId, lines],
  );
}

function deedOf(kind: ChangeKind, { id, name, language }: Proposal, before: object, after: After): Deed {
  return {
    kind,
    thing: { kind: 'proposal', id, name: { [language]: name } },
    before,
    after,
    details: { food: name, ingredientId: after.ingredientId ?? null, lines: after.lines?.length ?? 0 },
  };
}

/** Where somebody sees what came of it: the recipe, his own to mend it where it was refused; or his recipes. */
function linkFor(kind: NoticeKind, { recipeId, author }: Pick<Waiter, 'recipeId' | 'author'>): string {
  if (recipeId === null) return '/user/recipes?mine=true';
  return kind === 'nutrition.refused' && author
    ? `/user/recipes/edit/${recipeId}`
    : `/user/recipes/${recipeId}`;
}
