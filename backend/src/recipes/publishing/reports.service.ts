import { Injectable } from '@nestjs/common';
import type { Inputs } from '@sytno/contract';
import { review } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { Any, DataSource, IsNull } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Throttle } from '../../platform/auth/throttle';
import { Refusal } from '../../platform/errors/refusal';
import { MailService } from '../../platform/mail/mail.service';
import { now } from '../../platform/time/clock';
import { lockedRecipe } from './locked';
import { PublishingService } from './publishing.service';
import { Report } from './report.entity';
import { Told } from './told.service';
import { Verdict } from './verdict.entity';

/** What readers find wrong with published recipes, and what administrators make of it. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
    private readonly publishing: PublishingService,
    private readonly mail: MailService,
    private readonly told: Told,
  ) {}

  /**
   * Reports a published recipe of somebody else.
   *
   * @throws Refusal NOT_FOUND when he sees no such published recipe, FORBIDDEN for an own one, REPORT_OPEN
   *   while an earlier one of his waits, TOO_MANY
   */
  async report(actor: Actor, { id, reason, text }: Inputs['recipes']['publishing']['report']): Promise<void> {
    await this.throttle.count(['report-user', actor.userId]);
    await this.dataSource.transaction(async (manager) => {
      const recipe = await lockedRecipe(manager, id);
      if (recipe.state !== 'published' || !allowed(actor, 'recipe.report', { published: true })) {
        throw new Refusal('NOT_FOUND');
      }
      if (recipe.ownerId === actor.userId) throw new Refusal('FORBIDDEN');
      const report = {
        id: randomUUID(),
        recipeId: id,
        reporterId: actor.userId,
        reason,
        text,
        createdAt: now(),
        closedAt: null,
      };
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(Report)
        .values(report)
        .orIgnore()
        .returning('id')
        .execute();
      if ((inserted.raw as unknown[]).length === 0) throw new Refusal('REPORT_OPEN');
      await this.told.did(manager, actor.userId, 'report', recipe, { details: { reason } });
    });
  }

  /**
   * Decides the reports that an administrator saw; those that came since are decided with a withdrawal, and
   * wait on when the recipe stays. Author and reporters are told.
   *
   * @throws Refusal NOT_FOUND, CONFLICT when none of them waits any more
   */
  async settle(
    actor: Actor,
    { id, reports, decision, reason }: Inputs['recipes']['review']['settle'],
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const recipe = await lockedRecipe(manager, id);
      const open = await manager.findBy(Report, { recipeId: id, closedAt: IsNull() });
      const seen = open.filter((report) => reports.includes(report.id));
      if (seen.length === 0) throw new Refusal('CONFLICT');
      const withdraws = decision === 'withdraw' && recipe.state === 'published';
      const settled = withdraws ? open : seen;
      await manager.update(Report, { id: Any(settled.map((report) => report.id)) }, { closedAt: now() });
      if (withdraws && review(recipe.state, 'takeDown', 'admin') === 'returned') {
        await this.publishing.takeOff(manager, recipe, 'returned');
      }
      await manager.insert(Verdict, {
        id: randomUUID(),
        recipeId: id,
        revision: recipe.revision,
        kind: decision === 'withdraw' ? 'withdrawn' : 'kept',
        reason,
        decidedBy: actor.userId,
        decidedAt: now(),
      });
      const link = `/user/recipes/${id}`;
      if (withdraws)
        await this.told.tell(manager, recipe.ownerId, 'recipe.withdrawn', recipe, { reason, link });
      const kind = decision === 'withdraw' ? 'report.withdrawn' : 'report.kept';
      for (const { reporterId } of settled) {
        const to = decision === 'withdraw' ? '/user/recipes' : link;
        await this.told.tell(manager, reporterId, kind, recipe, { link: to });
      }
      const deed = decision === 'withdraw' ? 'take-down' : 'keep';
      await this.told.did(manager, actor.userId, deed, recipe, {
        everybody: withdraws,
        details: { reason, reports: settled.length },
      });
    });
    this.mail.sendSoon();
  }
}
