import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { foldedName, type TemplateKind } from '@sytno/domain';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { BuiltInTemplates } from './built-in.service';
import type { SeenTemplate } from './seen-template';
import { SeenTemplates } from './seen-templates.service';
import { waitingRows } from './template-review.service';
import { TemplateViews } from './template-views.service';
import { Template } from './template.entity';

type Query = Inputs['mealplans']['templates']['list'] & { page: number; pageSize: number };
type Answer = Outputs['mealplans']['templates']['list'];

/** Some of the templates that a list is made of, in their order. */
interface Part {
  readonly count: () => Promise<number>;
  readonly take: (offset: number, limit: number) => Promise<readonly SeenTemplate[]>;
}

/** The list: a person's own templates, then the built-in ones, then those of others, the newest first. */
@Injectable()
export class TemplateShelf {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seen: SeenTemplates,
    private readonly builtIn: BuiltInTemplates,
    private readonly views: TemplateViews,
  ) {}

  async list(actor: Actor, query: Query): Promise<Answer> {
    const { shelf = 'all', page, pageSize, language } = query;
    const own = this.rows(actor, query, 'own');
    const others = this.rows(actor, query, 'others');
    const parts = {
      all: [own, this.ofProduct(query), others],
      mine: [own],
      public: [this.rows(actor, query, 'ownShown'), others],
      'built-in': [this.ofProduct(query)],
    }[shelf];
    const { found, count } = await pageOf(parts, (page - 1) * pageSize, pageSize);
    const waiting = allowed(actor, 'review.decide')
      ? await waitingRows(this.dataSource.manager).getCount()
      : null;
    return { items: await this.views.cards(actor, found, language), count, waiting };
  }

  private rows(actor: Actor, query: Query, whose: 'own' | 'ownShown' | 'others'): Part {
    const rows = () => {
      const found = this.dataSource.manager
        .createQueryBuilder(Template, 't')
        .where('t.removed_at is null and not t.kept');
      if (whose === 'others')
        found.andWhere('t.owner_id <> :me and t.shown is not null', { me: actor.userId });
      else found.andWhere('t.owner_id = :me', { me: actor.userId });
      if (whose === 'ownShown') found.andWhere('t.shown is not null');
      return narrowed(found, query, whose === 'others');
    };
    return {
      count: () => rows().getCount(),
      take: async (offset, limit) =>
        this.seen.of(actor, await rows().orderBy('t.number', 'DESC').offset(offset).limit(limit).getMany()),
    };
  }

  private ofProduct({ language, kind, search = '' }: Query): Part {
    const words = foldedName(search);
    const all = this.builtIn
      .templates(language)
      .filter((one) => kind === undefined || one.kind === kind)
      .filter(({ name, number }) => foldedName(name).includes(words) || String(number) === numberIn(search));
    return {
      count: () => Promise.resolve(all.length),
      take: (offset, limit) => Promise.resolve(all.slice(offset, offset + limit)),
    };
  }
}

function narrowed(
  found: SelectQueryBuilder<Template>,
  { kind, search = '' }: { kind?: TemplateKind | undefined; search?: string | undefined },
  shown: boolean,
): SelectQueryBuilder<Template> {
  if (kind !== undefined) found.andWhere(`${shown ? `t.shown->>'kind'` : 't.kind'} = :kind`, { kind });
  const words = foldedName(search);
  const number = Number(numberIn(search));
  if (search !== '') {
    found.andWhere(
      `(position(:words in ${shown ? 't.shown_folded' : 't.folded'}) > 0 or t.number = :number)`,
      { words, number: Number.isSafeInteger(number) && number <= 2_147_483_647 ? number : 0 },
    );
  }
  return found;
}

/** "№ 102" and "102" are a number. */
const numberIn = (search: string): string => /^(?:№|#|no\.?)?\s*(\d{1,10})$/i.exec(search)?.[1] ?? '0';

/** One page of lists that stand behind each other. */
async function pageOf(
  parts: readonly Part[],
  offset: number,
  size: number,
): Promise<{ found: SeenTemplate[]; count: number }> {
  const found: SeenTemplate[] = [];
  let count = 0;
  for (const part of parts) {
    const own = await part.count();
    const first = Math.max(0, offset - count);
    const room = size - found.length;
    if (room > 0 && first < own) found.push(...(await part.take(first, room)));
    count += own;
  }
  return { found, count };
}
