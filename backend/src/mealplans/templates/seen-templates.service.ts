import { Injectable } from '@nestjs/common';
import type { Language } from '@sytno/domain';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { BuiltInTemplates } from './built-in.service';
import type { ItemOfTemplate, SeenTemplate, TemplateHome } from './seen-template';
import { TemplateSources } from './template-sources';
import { Template, TemplateItem, type TemplateHead } from './template.entity';

/** Whose side of a template somebody is shown, and what waits for him. */
interface Side {
  readonly row: Template;
  readonly shown: boolean;
  readonly toReview: boolean;
  readonly home?: TemplateHome;
}

/** Which templates somebody sees, and what of them. The one place that is asked. */
@Injectable()
export class SeenTemplates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly builtIn: BuiltInTemplates,
    private readonly sources: TemplateSources,
  ) {}

  /** @throws Refusal NOT_FOUND for another's that is not published as for one that is not there */
  async one(
    actor: Actor,
    id: string,
    language: Language,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<SeenTemplate> {
    const own = this.builtIn.templates(language).find((template) => template.id === id);
    if (own) return own;
    const row = await manager.findOneBy(Template, { id });
    const given = row ? undefined : await this.sources.one(manager, actor, id, language);
    if (given) return given;
    const side = row && (row.kept ? await this.keptSide(manager, actor, row, language) : sideOf(actor, row));
    if (!side) throw new Refusal('NOT_FOUND');
    const [seen] = await this.filled(manager, [side]);
    if (!seen) throw new Refusal('NOT_FOUND');
    return seen;
  }

  /** These rows as the actor sees them, in their order; those that he does not are left out. */
  async of(
    actor: Actor,
    rows: readonly Template[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<SeenTemplate[]> {
    return this.filled(
      manager,
      rows.flatMap((row) => sideOf(actor, row) ?? []),
    );
  }

  /** What is kept elsewhere is read by its author, and by whoever is let in there. */
  private async keptSide(
    manager: EntityManager,
    actor: Actor,
    row: Template,
    language: Language,
  ): Promise<Side | undefined> {
    if (row.removedAt !== null) return undefined;
    const home = await this.sources.homeOf(manager, actor, row.id, language);
    if (row.ownerId !== actor.userId && home?.opens !== true) return undefined;
    return { row, shown: false, toReview: false, ...(home && { home }) };
  }

  private async filled(manager: EntityManager, sides: readonly Side[]): Promise<SeenTemplate[]> {
    if (sides.length === 0) return [];
    const items = await manager.find(TemplateItem, {
      where: { templateId: In(sides.map(({ row }) => row.id)) },
      order: { templateId: 'ASC', position: 'ASC', id: 'ASC' },
    });
    return sides.map(({ row, shown, toReview, home }) => ({
      ...headOf(row, shown),
      id: row.id,
      number: row.number,
      language: row.language,
      ownerId: row.ownerId,
      builtIn: false,
      state: row.state,
      public: row.shown !== null,
      reason: row.reason,
      version: row.version,
      updatedAt: row.updatedAt,
      toReview,
      ...(home && { home }),
      items: items.filter((item) => item.templateId === row.id && item.shown === shown).map(itemOf),
    }));
  }
}

function sideOf(actor: Actor, row: Template): Side | undefined {
  if (row.removedAt !== null) return undefined;
  const toReview = row.state === 'pending' && allowed(actor, 'review.decide');
  if (row.ownerId === actor.userId || toReview) return { row, shown: false, toReview };
  // Nobody reads what was not handed in, an administrator neither.
  if (row.shown === null) return undefined;
  const readable = allowed(actor, 'template.read', { ownerId: row.ownerId, published: true });
  return readable ? { row, shown: true, toReview } : undefined;
}

export function headOf(row: Template, shown = false): TemplateHead {
  const { name, about, kind, weeks } = (shown ? row.shown : null) ?? row;
  return { name, about, kind, weeks };
}

export const itemOf = ({
  week,
  weekday,
  mealType,
  recipeId,
  servings,
  grams,
}: ItemOfTemplate): ItemOfTemplate => ({ week, weekday, mealType, recipeId, servings, grams });
