import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { addDays, daysBetween, placeOfDay, servingsFor, templateDays, type Language } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { Between, DataSource, In, type EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Housekeeping, type Chore } from '../../platform/jobs/housekeeping';
import { Live } from '../../platform/live/live.service';
import { now, plus, DAY } from '../../platform/time/clock';
import { Dishes } from '../../recipes';
import { MenuItem } from '../menu/menu-item.entity';
import { inMenuOrder } from '../menu/menu-order';
import { Plate } from '../menu/plate.entity';
import type { ItemOfTemplate, SeenTemplate } from './seen-template';
import { headOf, SeenTemplates } from './seen-templates.service';
import { ownRecipes } from './template-review.service';
import { TemplateSources } from './template-sources';
import { TemplateViews } from './template-views.service';
import {
  headColumns,
  itemsOn,
  replaceItems,
  saysTheSame,
  stateAfterChange,
  wantLength,
} from './template-writer';
import { Template } from './template.entity';
import { COPY_WORD } from './templates.words';

type Calls = Inputs['mealplans']['templates'];
type Answer = Outputs['mealplans']['templates']['get'];
type Content = Pick<Calls['save'], 'name' | 'about' | 'kind' | 'weeks'> & {
  items: readonly ItemOfTemplate[];
};

const REMOVED: Chore = {
  name: 'templates that were taken away a day ago',
  statement: `delete from mp_template where removed_at < $1::timestamptz - interval '1 day'`,
};

/** The contract's bound of a name. */
const NAME_LENGTH = 80;

/** A person's own templates. Nobody else's is there to be changed. */
@Injectable()
export class TemplatesService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seen: SeenTemplates,
    private readonly views: TemplateViews,
    private readonly dishes: Dishes,
    private readonly people: People,
    private readonly sources: TemplateSources,
    private readonly live: Live,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add(REMOVED);
  }

  /** @throws Refusal NOT_FOUND */
  async get(actor: Actor, { id, language }: Calls['get']): Promise<Answer> {
    return this.views.one(actor, await this.seen.one(actor, id, language), language);
  }

  /**
   * @throws Refusal INPUT_INVALID at weeks, at an item outside of them, or with `choice` at a recipe that is
   *   none or not his to see; DAY_FULL
   */
  async create(actor: Actor, { language, ...content }: Calls['create'] & Content): Promise<Answer> {
    return this.dataSource.transaction(async (manager) => {
      await this.wantDishes(manager, actor, content.items);
      return this.add(manager, actor, content, language);
    });
  }

  /**
   * What stands on days of the household's menu, as one person's: his grams, and the servings that are cooked
   * shared among all at the table. What he may not read, and a day's notes, do not come.
   *
   * @throws Refusal INPUT_INVALID at weeks, and at from when nothing stands there
   */
  async fromMenu(actor: Actor, { from, kind, weeks, name, language }: Calls['fromMenu']): Promise<Answer> {
    const { householdId } = actor;
    const last = addDays(from, templateDays({ kind, weeks }) - 1);
    return this.dataSource.transaction(async (manager) => {
      const all = await manager.findBy(MenuItem, { householdId, date: Between(from, last) });
      const readable = await this.dishes.readableBy(
        actor,
        all.map(({ recipeId }) => recipeId),
        manager,
      );
      const there = all.sort(inMenuOrder).filter(({ recipeId }) => readable.has(recipeId));
      if (there.length === 0) throw Refusal.fields('INPUT_INVALID', { path: 'from', code: 'choice' });
      const plates = await manager.findBy(Plate, {
        menuItemId: In(there.map(({ id }) => id)),
        userId: actor.userId,
      });
      const { members, eaters } = await this.people.peopleOf(householdId, manager);
      const items = there.map((item): ItemOfTemplate => {
        const grams = plates.find(({ menuItemId }) => menuItemId === item.id)?.grams ?? item.weightServing;
        const own = item.cookingId === null && !item.noCookingRequired;
        const each = own ? item.servings / servingsFor(members.length, eaters, item) : 1;
        return {
          ...placeOfDay(daysBetween(from, item.date)),
          mealType: item.mealType,
          recipeId: item.recipeId,
          servings: Math.max(1, Math.round(each)),
          grams: grams === null || grams < 1 ? null : grams,
        };
      });
      return this.add(manager, actor, { name, about: '', kind, weeks, items }, language);
    });
  }

  /** @throws Refusal NOT_FOUND, FORBIDDEN for what somebody else keeps; the dishes that the reader may not see do not come along */
  async copy(actor: Actor, { id, language }: Calls['copy']): Promise<Answer> {
    return this.dataSource.transaction(async (manager) => {
      const source = await this.seen.one(actor, id, language, manager);
      // Whoever is let in for a while takes dishes onto his menu, not the whole of it for good.
      if (source.home && source.ownerId !== actor.userId) throw new Refusal('FORBIDDEN');
      const readable = await this.dishes.readableBy(
        actor,
        source.items.map(({ recipeId }) => recipeId),
        manager,
      );
      const word = ` (${COPY_WORD[language]})`;
      const name = `${source.name.slice(0, NAME_LENGTH - word.length).trim()}${word}`;
      const items = source.items.filter(({ recipeId }) => readable.has(recipeId));
      return this.add(manager, actor, { ...headPart(source), name, items }, language);
    });
  }

  /**
   * @throws Refusal NOT_FOUND; CONFLICT with what stands now when it was changed since; what `create` throws;
   *   TEMPLATE_PRIVATE for a dish that others who read it here could not see
   */
  async save(actor: Actor, { id, version, language, ...content }: Calls['save'] & Content): Promise<Answer> {
    return this.dataSource.transaction(async (manager) => {
      const row = await ownTemplate(manager, actor, id);
      if (row.version !== version) {
        const current = await this.view(manager, actor, id, language);
        throw new Refusal('CONFLICT', { current });
      }
      await this.wantDishes(manager, actor, content.items);
      wantLength(content, content.items);
      if (row.kept) await this.wantFitting(manager, actor, row, content);
      await replaceItems(manager, id, false, content.items);
      const state = await this.stateOf(manager, row, content);
      const submittedAt = state === 'pending' ? (row.submittedAt ?? now()) : null;
      await manager.update(
        Template,
        { id },
        { ...headColumns(content), state, submittedAt, version: version + 1, updatedAt: now() },
      );
      await this.tell(manager, actor.userId);
      return this.view(manager, actor, id, language);
    });
  }

  /** Nobody sees it any more, and it can come back for a day. @throws Refusal NOT_FOUND; CONFLICT for a kept one */
  async remove(actor: Actor, { id }: Calls['remove']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { kept } = await ownTemplate(manager, actor, id);
      if (kept) throw new Refusal('CONFLICT');
      await manager.update(Template, { id }, { removedAt: now() });
      await this.tell(manager, actor.userId);
    });
  }

  /** As it was. @throws Refusal NOT_FOUND when it was not taken away within the last day */
  async restore(actor: Actor, { id }: Calls['restore']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const row = await manager.findOne(Template, { where: { id }, lock: { mode: 'pessimistic_write' } });
      const since = row?.removedAt ?? null;
      if (!row || since === null || since < plus(now(), -DAY) || !allowed(actor, 'template.change', row)) {
        throw new Refusal('NOT_FOUND');
      }
      await manager.update(Template, { id }, { removedAt: null });
      await this.tell(manager, actor.userId);
    });
  }

  private async stateOf(manager: EntityManager, row: Template, content: Content): Promise<Template['state']> {
    const shown = row.shown !== null;
    const was = shown && { ...headOf(row, true), items: await itemsOn(manager, row.id, true) };
    const own = await ownRecipes(this.dishes, manager, content.items, row.language);
    return stateAfterChange(row.state, {
      shown,
      same: was && saysTheSame(was, content),
      publishable: content.items.length > 0 && own.length === 0,
    });
  }

  private async add(
    manager: EntityManager,
    actor: Actor,
    content: Content,
    language: Language,
  ): Promise<Answer> {
    wantLength(content, content.items);
    const id = randomUUID();
    const at = now();
    await manager.insert(Template, {
      id,
      ownerId: actor.userId,
      ...headColumns(content),
      language,
      state: 'private',
      reason: null,
      submittedAt: null,
      shown: null,
      shownFolded: null,
      version: 1,
      createdAt: at,
      updatedAt: at,
      removedAt: null,
    });
    await replaceItems(manager, id, false, content.items);
    await this.tell(manager, actor.userId);
    return this.view(manager, actor, id, language);
  }

  private async wantDishes(
    manager: EntityManager,
    actor: Actor,
    items: readonly ItemOfTemplate[],
  ): Promise<void> {
    const ids = items.map(({ recipeId }) => recipeId);
    const readable = await this.dishes.readableBy(actor, ids, manager);
    const strange = ids.flatMap((id, at) =>
      readable.has(id) ? [] : [{ path: `items.${String(at)}.recipeId`, code: 'choice' as const }],
    );
    if (strange.length > 0) throw Refusal.fields('INPUT_INVALID', ...strange);
  }

  /** A kept week stays one; others who read it see all of its dishes. */
  private async wantFitting(
    manager: EntityManager,
    actor: Actor,
    row: Template,
    content: Content,
  ): Promise<void> {
    if (content.kind !== row.kind || content.weeks !== row.weeks) {
      throw Refusal.fields('INPUT_INVALID', { path: 'weeks', code: 'choice' });
    }
    const home = await this.sources.homeOf(manager, actor, row.id, row.language);
    if (home?.shared !== true) return;
    const names = await ownRecipes(this.dishes, manager, content.items, actor.language);
    if (names.length > 0) throw new Refusal('TEMPLATE_PRIVATE', { current: names });
  }

  private async view(manager: EntityManager, actor: Actor, id: string, language: Language): Promise<Answer> {
    return this.views.one(actor, await this.seen.one(actor, id, language, manager), language, manager);
  }

  private tell(manager: EntityManager, userId: string): Promise<void> {
    return this.live.touched({ userId }, ['mealplans.templates'], manager);
  }
}

const headPart = ({ about, kind, weeks }: SeenTemplate) => ({ about, kind, weeks });

/** An own template, held until the transaction ends. @throws Refusal NOT_FOUND */
export async function ownTemplate(manager: EntityManager, actor: Actor, id: string): Promise<Template> {
  const row = await manager.findOne(Template, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!row || row.removedAt !== null || !allowed(actor, 'template.change', row))
    throw new Refusal('NOT_FOUND');
  return row;
}
