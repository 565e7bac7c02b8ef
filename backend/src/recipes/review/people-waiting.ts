import type { Language } from '@sytno/domain';
import type { EntityManager } from 'typeorm';

/** Somebody whose recipes, or own compositions of others', have a line of a proposal. */
export interface Waiter {
  readonly userId: string;
  /** Names of the recipes in his words, one comma apart; what are too many is told as "…". */
  readonly recipes: string;
  /** The recipe, when it is one. */
  readonly recipeId: string | null;
  /** Whether that recipe is his own. */
  readonly author: boolean;
}

const NAMED = 3;

interface Row {
  readonly userId: string;
  readonly language: Language;
  readonly recipeId: string;
  readonly author: boolean;
  readonly nameUk: string;
  readonly nameRu: string;
  readonly nameEn: string;
}

/** Everybody whose recipes or compositions have a line that waits for the proposal, or waited for it. */
export async function peopleWaiting(proposalId: string, manager: EntityManager): Promise<Waiter[]> {
  const rows = await manager.query<Row[]>(
    `select w.user_id "userId", u.language, r.id "recipeId", w.user_id = r.owner_id author,
            r.name_uk "nameUk", r.name_ru "nameRu", r.name_en "nameEn"
       from (select distinct r.owner_id user_id, r.id recipe_id
               from rec_recipe_line l join rec_recipe r on r.id = l.recipe_id
              where l.proposal_id = $1
              union
             select c.user_id, c.recipe_id
               from rec_composition_line l join rec_composition c on c.id = l.composition_id
              where l.proposal_id = $1 and c.until is null) w
       join rec_recipe r on r.id = w.recipe_id
       join acc_user u on u.id = w.user_id
      where r.removed_at is null and (w.user_id = r.owner_id or r.state = 'published')
      order by r.number`,
    [proposalId],
  );
  const people = new Map<string, Row[]>();
  for (const row of rows) people.set(row.userId, [...(people.get(row.userId) ?? []), row]);
  return [...people].map(([userId, own]) => {
    const names = own.slice(0, NAMED).map((row) => `«${nameFor(row)}»`);
    return {
      userId,
      recipes: own.length > NAMED ? `${names.join(', ')}…` : names.join(', '),
      recipeId: own.length === 1 ? (own[0]?.recipeId ?? null) : null,
      author: own.every(({ author }) => author),
    };
  });
}

function nameFor({ language, nameUk, nameRu, nameEn }: Row): string {
  return { uk: nameUk, ru: nameRu, en: nameEn }[language];
}
