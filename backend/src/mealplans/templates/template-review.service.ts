import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { review, type Language } from '@sytno/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { Notices, People } from '../../account';
import { Audit } from '../../platform/audit/audit.service';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Throttle } from '../../platform/auth/throttle';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { MailService } from '../../platform/mail/mail.service';
import { now } from '../../platform/time/clock';
import { Dishes } from '../../recipes';
import { itemsOn, show } from './template-writer';
import { Template } from './template.entity';

type Calls = Inputs['mealplans']['templates'];
type Answers = Outputs['mealplans']['templates'];

/** How a template becomes everybody's, in the steps that a recipe takes (ADR 19, 25). */
@Injectable()
export class TemplateReview {
  constructor(
    private readonly dataSource: DataSource,
    private readonly dishes: Dishes,
    private readonly people: People,
    private readonly notices: Notices,
    private readonly throttle: Throttle,
    private readonly audit: Audit,
    private readonly live: Live,
    private readonly mail: MailService,
  ) {}

  /** What waits, the longest first. */
  async waiting({ page, pageSize }: { page: number; pageSize: number }): Promise<Answers['waiting']> {
    const [rows, count] = await waitingRows(this.dataSource.manager)
      .orderBy('t.submitted_at')
      .addOrderBy('t.number')
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .getManyAndCount();
    const names = await this.people.namesOf(rows.map(({ ownerId }) => ownerId));
    return {
      items: rows.map(({ id, number, name, ownerId, submittedAt, updatedAt, shown }) => ({
        id,
        number,
        name,
        author: names.get(ownerId) ?? '',
        at: submittedAt ?? updatedAt,
        change: shown !== null,
      })),
      count,
    };
  }

  /**
   * Hands in what the author wrote last.
   *
   * @throws Refusal NOT_FOUND; CONFLICT when it was changed since or waits already; INPUT_INVALID at items when
   *   there are none; TEMPLATE_PRIVATE with the names of recipes that nobody else may see; TOO_MANY
   */
  async submit(actor: Actor, { id, version }: Calls['submit']): Promise<void> {
    await this.throttle.count(['publish-user', actor.userId]);
    await this.dataSource.transaction(async (manager) => {
      const row = await held(manager, actor, id);
      if (row.version !== version || review(row.state, 'submit', 'owner') !== 'pending') {
        throw new Refusal('CONFLICT');
      }
      await this.wantPublishable(manager, row, actor.language);
      await manager.update(Template, { id }, { state: 'pending', submittedAt: now(), reason: null });
      await this.did(manager, actor, 'submit', row);
    });
  }

  /**
   * Takes back what waits. When nothing waits, readers see it no more.
   *
   * @throws Refusal NOT_FOUND; CONFLICT when there is nothing to take back
   */
  async withdraw(actor: Actor, { id }: Calls['withdraw']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const row = await held(manager, actor, id);
      const recalled = review(row.state, 'recall', 'owner');
      if (recalled) {
        await manager.update(Template, { id }, { state: recalled, submittedAt: null });
        await this.did(manager, actor, 'recall', row);
        return;
      }
      const gone = row.shown && review('published', 'withdraw', 'owner');
      if (!gone) throw new Refusal('CONFLICT');
      await show(manager, row, null);
      await manager.update(Template, { id }, { state: gone, submittedAt: null });
      await this.did(manager, actor, 'unpublish', row, true);
    });
  }

  /**
   * An administrator's word on the version that was looked at; its author is told.
   *
   * @throws Refusal NOT_FOUND for what neither waits nor is published; CONFLICT when its author or another
   *   administrator was faster; INPUT_INVALID at reason when there is none; TEMPLATE_PRIVATE
   */
  async decide(actor: Actor, { id, version, decision, reason }: Calls['decide']): Promise<void> {
    if (decision !== 'publish' && reason === '') {
      throw Refusal.fields('INPUT_INVALID', { path: 'reason', code: 'blank' });
    }
    await this.dataSource.transaction(async (manager) => {
      const row = await lockedTemplate(manager, id);
      if (row.state !== 'pending' && row.shown === null) throw new Refusal('NOT_FOUND');
      const from = decision === 'takeDown' && row.shown ? 'published' : row.state;
      const next = review(from, decision, 'admin');
      if (next === undefined || row.version !== version) throw new Refusal('CONFLICT');
      if (decision === 'publish') {
        await this.wantPublishable(manager, row, actor.language);
        await show(manager, row, await itemsOn(manager, id, false));
      } else if (decision === 'takeDown') await show(manager, row, null);
      await manager.update(
        Template,
        { id },
        { state: next, submittedAt: null, reason: decision === 'publish' ? null : reason },
      );
      await this.tellAuthor(manager, row, decision, reason);
      await this.did(manager, actor, decision, row, decision !== 'return');
    });
    this.mail.sendSoon();
  }

  private async wantPublishable(manager: EntityManager, row: Template, language: Language): Promise<void> {
    const items = await itemsOn(manager, row.id, false);
    if (items.length === 0) throw Refusal.fields('INPUT_INVALID', { path: 'items', code: 'blank' });
    const names = await ownRecipes(this.dishes, manager, items, language);
    if (names.length > 0) throw new Refusal('TEMPLATE_PRIVATE', { current: names });
  }

  private async tellAuthor(
    manager: EntityManager,
    { id, ownerId, name }: Template,
    decision: Calls['decide']['decision'],
    reason: string,
  ): Promise<void> {
    const link = `/user/plantemplates/${id}`;
    if (decision === 'publish') {
      await this.notices.tell(ownerId, 'template.published', { template: name }, link, manager);
      return;
    }
    const kind = decision === 'return' ? 'template.returned' : 'template.withdrawn';
    await this.notices.tell(ownerId, kind, { template: name, reason }, link, manager);
  }

  /** Notes a deed; whoever sees the template is told. */
  private async did(
    manager: EntityManager,
    { userId }: Actor,
    deed: string,
    { id, ownerId, version }: Template,
    everybody = false,
  ): Promise<void> {
    await this.audit.note(userId, `template.${deed}`, { kind: 'template', id }, { version }, manager);
    const topics = ['mealplans.templates'] as const;
    if (everybody) {
      await this.live.touched('everybody', topics, manager);
      return;
    }
    for (const one of new Set([ownerId, ...(await this.people.administrators(manager))])) {
      await this.live.touched({ userId: one }, topics, manager);
    }
  }
}

export const waitingRows = (manager: EntityManager) =>
  manager.createQueryBuilder(Template, 't').where(`t.submitted_at is not null and t.removed_at is null`);

/** Names of the recipes among these dishes that are not everybody's. */
export async function ownRecipes(
  dishes: Dishes,
  manager: EntityManager,
  items: readonly { readonly recipeId: string }[],
  language: Language,
): Promise<string[]> {
  const ids = items.map(({ recipeId }) => recipeId);
  const known = await dishes.dishesOf(ids, language, manager);
  const own = [...known.values()].filter(({ published, product }) => !published && product === null);
  return own.map(({ name }) => name);
}

async function lockedTemplate(manager: EntityManager, id: string): Promise<Template> {
  const row = await manager.findOne(Template, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!row || row.removedAt !== null) throw new Refusal('NOT_FOUND');
  return row;
}

async function held(manager: EntityManager, actor: Actor, id: string): Promise<Template> {
  const row = await lockedTemplate(manager, id);
  if (!allowed(actor, 'template.change', row)) throw new Refusal('NOT_FOUND');
  // A week of a course is published with its course.
  if (row.kept) throw new Refusal('CONFLICT');
  return row;
}
