import { Injectable } from '@nestjs/common';
import type { NoticeKind } from '@sytno/contract';
import type { EntityManager } from 'typeorm';
import { Notices, People } from '../../account';
import { Audit } from '../../platform/audit/audit.service';
import { Live, type Audience } from '../../platform/live/live.service';
import type { Recipe } from '../recipe/recipe.entity';
import { shownName } from '../recipe/shown-names';

/** What was done to a recipe on its way to everybody, as the audit has it. */
export type Deed =
  | 'submit'
  | 'recall'
  | 'unpublish'
  | 'discard'
  | 'report'
  | 'publish'
  | 'return'
  | 'keep'
  | 'take-down'
  | 'leave';

/** Notes what was done, and tells whoever it concerns; all of it inside the deed's transaction. */
@Injectable()
export class Told {
  constructor(
    private readonly notices: Notices,
    private readonly people: People,
    private readonly audit: Audit,
    private readonly live: Live,
  ) {}

  /**
   * Notes a deed; the author's pages and the administrators' queue follow, and everybody's lists where it
   * changes what readers see.
   */
  async did(
    manager: EntityManager,
    actorId: string | null,
    deed: Deed,
    recipe: Recipe,
    {
      everybody = false,
      details = {},
    }: { everybody?: boolean; details?: Record<string, string | number> } = {},
  ): Promise<void> {
    const { id, ownerId, revision } = recipe;
    await this.audit.note(
      actorId,
      `recipe.${deed}`,
      { kind: 'recipe', id },
      { revision, ...details },
      manager,
    );
    const shown = ['recipes.catalog', 'recipes.recipe'] as const;
    if (everybody) await this.live.touched('everybody', shown, manager);
    if (ownerId !== null) {
      await this.live.touched({ userId: ownerId }, ['recipes.publishing', ...shown], manager);
    }
    await this.queue(manager);
  }

  /** The administrators' queue follows. */
  async queue(manager: EntityManager): Promise<void> {
    for (const userId of await this.people.administrators(manager)) {
      await this.live.touched({ userId } satisfies Audience, ['recipes.review'], manager);
    }
  }

  /** Tells somebody by notice and mail; the recipe is called as it is in its first language. */
  async tell(
    manager: EntityManager,
    userId: string | null,
    kind: Extract<NoticeKind, `recipe.${string}` | `report.${string}`>,
    recipe: Recipe,
    { reason, link }: { reason?: string; link: string },
  ): Promise<void> {
    if (userId === null) return;
    const name = shownName(recipe, recipe.languages[0] ?? 'uk');
    const values = { recipe: name, ...(reason === undefined ? {} : { reason }) };
    await this.notices.tell(userId, kind, values, link, manager);
  }
}
