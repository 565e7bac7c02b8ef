import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Departures } from '../platform/own-data/departures';
import { OwnData, rowsBy, type OwnPart } from '../platform/own-data/own-data';
import { FormerAuthors } from './publishing/former-authors.service';

/** A recipe's number and its name as the person reads it. */
const DISH = `r.number "recipe", case $3 when 'ru' then r.name_ru when 'en' then r.name_en else r.name_uk end "name"`;

const linesOf = (table: string, key: string, id: string) => `
  (select json_agg(json_build_object(
            'ingredient', l.ingredient_id, 'amount', l.amount, 'amountTo', l.amount_to, 'unit', l.unit,
            'optional', l.optional, 'words', (
              select json_agg(json_build_object('language', w.language, 'food', w.food, 'comment', w.comment,
                                                'group', w.group_heading))
                from ${table}_text w where w.${key} = l.${key} and w.position = l.position)) order by l.position)
     from ${table} l where l.${key} = ${id})`;

const PARTS: readonly OwnPart[] = [
  {
    name: 'recipes',
    tells: ['rec_recipe.owner_id'],
    rows: rowsBy(
      `select ${DISH}, r.state, r.category_id "category", r.subcategory_id "subcategory", r.meal_types "meals",
              r.servings, r.cooked_weight "cookedWeight", r.prep_minutes "prepMinutes",
              r.cook_minutes "cookMinutes", r.rest_minutes "restMinutes", r.equipment, r.source_url "source",
              r.source_author "sourceAuthor", r.source_nutrients "sourceNutrients",
              r.kcal, r.protein, r.fat, r.carbs, r.fiber, r.created_at "createdAt", r.updated_at "updatedAt",
              r.removed_at "removedAt",
              (select json_agg(json_build_object('language', t.language, 'name', t.name,
                                                 'description', t.description))
                 from rec_recipe_text t where t.recipe_id = r.id) "texts",
              ${linesOf('rec_recipe_line', 'recipe_id', 'r.id')} "lines",
              (select json_agg(json_build_object('minutes', s.minutes, 'words', (
                        select json_agg(json_build_object('language', w.language, 'text', w.text))
                          from rec_recipe_stage_text w
                         where w.recipe_id = s.recipe_id and w.position = s.position)) order by s.position)
                 from rec_recipe_stage s where s.recipe_id = r.id) "steps",
              (select v.content from rec_version v where v.recipe_id = r.id) "changeThatWaits"
         from rec_recipe r where r.owner_id = $1 order by r.number`,
    ),
  },
  {
    name: 'recipe-compositions',
    tells: ['rec_composition.user_id'],
    rows: rowsBy(
      `select ${DISH}, c.since, c.until, c.servings, c.cooked_weight "cookedWeight", c.updated_at "updatedAt",
              ${linesOf('rec_composition_line', 'composition_id', 'c.id')} "lines"
         from rec_composition c join rec_recipe r on r.id = c.recipe_id where c.user_id = $1 order by c.since`,
    ),
  },
  {
    name: 'recipe-favourites',
    tells: ['rec_favorite.user_id'],
    rows: rowsBy(
      `select ${DISH}, f.created_at "since" from rec_favorite f join rec_recipe r on r.id = f.recipe_id
        where f.user_id = $1 order by f.created_at`,
    ),
  },
  {
    name: 'recipe-likes',
    tells: ['rec_like.user_id'],
    rows: rowsBy(
      `select ${DISH}, l.liked, l.created_at "since" from rec_like l join rec_recipe r on r.id = l.recipe_id
        where l.user_id = $1 order by l.created_at`,
    ),
  },
  {
    name: 'recipe-notes',
    tells: ['rec_note.user_id'],
    rows: rowsBy(
      `select ${DISH}, n.text, n.updated_at "updatedAt" from rec_note n join rec_recipe r on r.id = n.recipe_id
        where n.user_id = $1 order by n.updated_at`,
    ),
  },
  {
    name: 'cooked',
    tells: ['rec_cooked.user_id'],
    rows: rowsBy(
      `select c.date, ${DISH} from rec_cooked c join rec_recipe r on r.id = c.recipe_id
        where c.user_id = $1 order by c.date`,
    ),
  },
  {
    name: 'recipe-shares',
    tells: ['rec_share.user_id'],
    rows: rowsBy(
      `select ${DISH}, s.token, s.created_at "createdAt" from rec_share s join rec_recipe r on r.id = s.recipe_id
        where s.user_id = $1 order by s.created_at`,
    ),
  },
  {
    name: 'recipe-imports',
    tells: ['rec_import.owner_id'],
    rows: rowsBy(
      `select created_at "createdAt", address, state, outcome, saved_at "savedAt"
         from rec_import where owner_id = $1 order by created_at`,
    ),
  },
  {
    name: 'recipe-reports',
    tells: ['rec_report.reporter_id'],
    rows: rowsBy(
      `select p.created_at "createdAt", ${DISH}, p.reason, p.text, p.closed_at "closedAt"
         from rec_report p join rec_recipe r on r.id = p.recipe_id where p.reporter_id = $1 order by p.created_at`,
    ),
  },
  {
    name: 'proposed-ingredients',
    tells: ['rec_proposal.proposer_id'],
    rows: rowsBy(
      `select created_at "createdAt", name, language, state, answered_at "answeredAt", reason
         from rec_proposal where proposer_id = $1 order by created_at`,
    ),
  },
];

const LEFT_OUT = {
  'rec_change.actor_id': 'the work of administrators',
  'rec_change.undone_by': 'the work of administrators',
  'rec_verdict.decided_by': 'the work of administrators',
  'rec_proposal.answered_by': 'the work of administrators',
};

/** Says which recipes, and what about recipes, is somebody's own, and what becomes of it when he leaves. */
@Injectable()
export class RecipesOwnData implements OnModuleInit {
  constructor(
    private readonly ownData: OwnData,
    private readonly departures: Departures,
    private readonly authors: FormerAuthors,
  ) {}

  onModuleInit(): void {
    this.ownData.learn(PARTS, LEFT_OUT);
    this.departures.learn({
      published: { of: 'recipes', count: (userId, manager) => this.authors.publishedBy(userId, manager) },
      leave: (manager, { userId, will }) => this.authors.leave(manager, userId, will),
    });
  }
}
