import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { LANGUAGES, textFor, type Language, type RecipeContent } from '@sytno/domain';
import { Any, DataSource, IsNull, type EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { Recipe } from '../recipe/recipe.entity';
import { RecipeService } from '../recipe/recipe.service';
import { shownName } from '../recipe/shown-names';
import { checksOf, publicContent } from './checks';
import { duplicatesOf } from './duplicates';
import { Report } from './report.entity';
import { queueLength, queuePage, type Queue, type Waiting } from './review-queue';
import { Verdict } from './verdict.entity';
import { Version } from './version.entity';
import { shownContent, versionOf } from './versions.service';

type Answers = Outputs['recipes']['review'];
type Opened = Answers['get'];

/** So many reports and verdicts of one recipe are shown. */
const MOST_REPORTS = 200;
const MOST_VERDICTS = 50;

/** What an administrator is shown before he decides. */
@Injectable()
export class ReviewPages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly recipes: RecipeService,
    private readonly people: People,
  ) {}

  /** One page of a queue. */
  async list({
    queue,
    language,
    page,
    pageSize,
  }: {
    queue: Queue;
    language: Language;
    page: number;
    pageSize: number;
  }): Promise<Answers['list']> {
    const { manager } = this.dataSource;
    const rows = await queuePage(manager, queue, { page, pageSize });
    const waiting = await queueLength(manager, 'waiting');
    const reported = await queueLength(manager, 'reported');
    const count = queue === 'decided' ? await queueLength(manager, queue) : { waiting, reported }[queue];
    return { items: await this.cards(manager, rows, language), count, waiting, reported };
  }

  /**
   * One recipe as its readers will see it.
   *
   * @throws Refusal NOT_FOUND when it is not there, or with its author alone
   */
  async get(actor: Actor, { id, language }: Inputs['recipes']['review']['get']): Promise<Opened> {
    const { manager } = this.dataSource;
    const recipe = await manager.findOneBy(Recipe, { id });
    if (!recipe || recipe.removedAt !== null) throw new Refusal('NOT_FOUND');
    if (recipe.state !== 'published' && recipe.state !== 'pending') throw new Refusal('NOT_FOUND');
    const version = await versionOf(manager, recipe);
    const change = version?.state === 'pending' ? version : null;
    const shown = await shownContent(manager, recipe);
    const content = change?.content ?? shown;
    const reader = {
      userId: actor.userId,
      language,
      currency: await this.people.currencyOf(actor.userId, manager),
    };
    const reports = await this.reportsOf(manager, id);
    const kind = kindOf(recipe, change, reports.length);
    return {
      id,
      number: recipe.number,
      kind,
      state: recipe.state,
      revision: recipe.revision,
      submittedAt: change?.submittedAt ?? recipe.submittedAt,
      author: await this.authorOf(manager, recipe),
      languages: [...content.languages],
      recipe: await this.recipes.detailsWith(recipe, publicContent(recipe, content), reader),
      published: change && (await this.recipes.detailsWith(recipe, shown, reader)),
      changedLanguages: changedLanguages(shown, content),
      checks: {
        ...checksOf(recipe, content),
        duplicates: await duplicatesOf(manager, recipe, content, language),
      },
      reports,
      verdicts: await this.verdictsOf(manager, id),
      next: await nextAfter(manager, id, kind),
    };
  }

  private async cards(
    manager: EntityManager,
    rows: readonly Waiting[],
    language: Language,
  ): Promise<Answers['list']['items']> {
    const ids = [...new Set(rows.map(({ id }) => id))];
    const recipes = await manager.findBy(Recipe, { id: Any(ids) });
    const versions = await manager.findBy(Version, { recipeId: Any(ids) });
    const counts = await manager.query<{ id: string; count: number }[]>(
      `select recipe_id id, count(*) count from rec_report
        where recipe_id = any($1::uuid[]) and closed_at is null group by recipe_id`,
      [ids],
    );
    const owners = recipes.flatMap(({ ownerId }) => ownerId ?? []);
    const names = await this.people.namesOf(owners, manager);
    return rows.flatMap((row) => {
      const recipe = recipes.find(({ id }) => id === row.id);
      if (!recipe) return [];
      const version =
        row.kind === 'change' ? versions.find(({ recipeId }) => recipeId === row.id) : undefined;
      return [
        {
          ...row,
          number: recipe.number,
          name: version ? textFor(version.content.name, language) : shownName(recipe, language),
          author: recipe.ownerId === null ? null : (names.get(recipe.ownerId) ?? ''),
          reports: counts.find(({ id }) => id === row.id)?.count ?? 0,
        },
      ];
    });
  }

  private async authorOf(manager: EntityManager, { ownerId }: Recipe): Promise<Opened['author']> {
    if (ownerId === null) return null;
    const names = await this.people.namesOf([ownerId], manager);
    const [counts] = await manager.query<Record<'published' | 'returned' | 'withdrawn', number>[]>(
      `select (select count(*) from rec_recipe r where r.owner_id = $1 and r.state = 'published') published,
              count(*) filter (where d.kind = 'returned') returned,
              count(*) filter (where d.kind = 'withdrawn') withdrawn
         from rec_verdict d join rec_recipe r on r.id = d.recipe_id where r.owner_id = $1`,
      [ownerId],
    );
    return {
      name: names.get(ownerId) ?? '',
      published: counts?.published ?? 0,
      returned: counts?.returned ?? 0,
      withdrawn: counts?.withdrawn ?? 0,
    };
  }

  private async reportsOf(manager: EntityManager, recipeId: string): Promise<Opened['reports']> {
    const rows = await manager.find(Report, {
      where: { recipeId, closedAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
      take: MOST_REPORTS,
    });
    const names = await this.people.namesOf(
      rows.map(({ reporterId }) => reporterId),
      manager,
    );
    return rows.map(({ id, reason, text, createdAt, reporterId }) => ({
      id,
      reason,
      text,
      at: createdAt,
      name: names.get(reporterId) ?? '',
    }));
  }

  private async verdictsOf(manager: EntityManager, recipeId: string): Promise<Opened['verdicts']> {
    const rows = await manager.find(Verdict, {
      where: { recipeId },
      order: { decidedAt: 'DESC', id: 'DESC' },
      take: MOST_VERDICTS,
    });
    const names = await this.people.namesOf(
      rows.flatMap(({ decidedBy }) => decidedBy ?? []),
      manager,
    );
    return rows.map(({ kind, reason, decidedAt, decidedBy }) => ({
      kind,
      reason,
      at: decidedAt,
      by: names.get(decidedBy ?? '') ?? '',
    }));
  }
}

function kindOf({ state }: Recipe, change: Version | null, reports: number): Opened['kind'] {
  if (change) return 'change';
  if (state === 'pending') return 'new';
  return reports > 0 ? 'report' : 'none';
}

/** What waits longest besides this one, in the queue it stands in. */
async function nextAfter(manager: EntityManager, id: string, kind: Opened['kind']): Promise<string | null> {
  const queue = kind === 'report' ? 'reported' : 'waiting';
  const first = await queuePage(manager, queue, { page: 1, pageSize: 2 });
  return first.find((row) => row.id !== id)?.id ?? null;
}

/** The languages of either whose texts differ. */
function changedLanguages(before: RecipeContent, after: RecipeContent): Language[] {
  const written = LANGUAGES.filter((one) => [before, after].some(({ languages }) => languages.includes(one)));
  return written.filter((one) => textsIn(before, one) !== textsIn(after, one));
}

/** All texts of one language, to be compared. */
function textsIn({ name, description, lines, stages }: RecipeContent, language: Language): string {
  return JSON.stringify([
    name[language] ?? '',
    description[language] ?? '',
    lines.map(({ food, comment, group }) => [food, comment, group].map((words) => words[language] ?? '')),
    stages.map(({ text, group }) => [text, group].map((words) => words[language] ?? '')),
  ]);
}
