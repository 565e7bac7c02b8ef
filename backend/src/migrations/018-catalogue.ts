import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A list of recipes that is filtered and searched by the recipe's own row: tags (ingredients, allergens,
 * diets, meals, categories, equipment), stems and folded forms of its names, the order of its names byte by
 * byte, minutes and cost. What the rows hold is written by the server's start, since it is worked out by the
 * domain: version 0 says that it is yet to be. Favourites, and who likes what.
 */
export class Catalogue implements MigrationInterface {
  readonly name = 'Catalogue1764400000018';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'drop index ix_rec_recipe_text_name_trgm',
      'drop index ix_rec_recipe_name_uk_number',
      'drop index ix_rec_recipe_name_ru_number',
      'drop index ix_rec_recipe_name_en_number',
      `alter table rec_recipe
        add column minutes integer not null default 0,
        add column tags tsvector not null default '', add column words tsvector not null default '',
        add column folded_names text not null default '',
        add column order_uk text not null default '', add column order_ru text not null default '',
        add column order_en text not null default '',
        add column cost_uah integer, add column cost_eur integer,
        add column catalog_version integer not null default 0`,
      `alter table rec_recipe
        alter column minutes drop default, alter column tags drop default, alter column words drop default,
        alter column folded_names drop default, alter column order_uk drop default,
        alter column order_ru drop default, alter column order_en drop default,
        alter column catalog_version drop default`,
      'create index ix_rec_recipe_order_uk_number on rec_recipe (order_uk collate "C", number)',
      'create index ix_rec_recipe_order_ru_number on rec_recipe (order_ru collate "C", number)',
      'create index ix_rec_recipe_order_en_number on rec_recipe (order_en collate "C", number)',
      'create index ix_rec_recipe_kcal_number on rec_recipe (kcal, number)',
      'create index ix_rec_recipe_minutes_number on rec_recipe (minutes, number)',
      'create index ix_rec_recipe_created_at_number on rec_recipe (created_at, number)',
      'create index ix_rec_recipe_cost_uah_number on rec_recipe (cost_uah, number)',
      'create index ix_rec_recipe_cost_eur_number on rec_recipe (cost_eur, number)',
      'create index ix_rec_recipe_catalog_version on rec_recipe (catalog_version)',
      'create index ix_rec_recipe_tags on rec_recipe using gin (tags)',
      'create index ix_rec_recipe_words on rec_recipe using gin (words)',
      'create index ix_rec_recipe_folded_names_trgm on rec_recipe using gin (folded_names gin_trgm_ops)',
      `create table rec_favorite (
        user_id uuid not null,
        recipe_id uuid not null,
        created_at timestamptz not null,
        constraint pk_rec_favorite primary key (user_id, recipe_id),
        constraint fk_rec_favorite_user_id foreign key (user_id) references acc_user(id) on delete cascade,
        constraint fk_rec_favorite_recipe_id foreign key (recipe_id) references rec_recipe(id) on delete cascade
      )`,
      'create index ix_rec_favorite_recipe_id on rec_favorite (recipe_id)',
      `create table rec_like (
        user_id uuid not null,
        recipe_id uuid not null,
        liked boolean not null,
        created_at timestamptz not null,
        constraint pk_rec_like primary key (user_id, recipe_id),
        constraint fk_rec_like_user_id foreign key (user_id) references acc_user(id) on delete cascade,
        constraint fk_rec_like_recipe_id foreign key (recipe_id) references rec_recipe(id) on delete cascade
      )`,
      'create index ix_rec_like_recipe_id on rec_like (recipe_id)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'drop table rec_like',
      'drop table rec_favorite',
      `alter table rec_recipe
        drop column minutes, drop column tags, drop column words, drop column folded_names,
        drop column order_uk, drop column order_ru, drop column order_en,
        drop column cost_uah, drop column cost_eur, drop column catalog_version`,
      'create index ix_rec_recipe_name_uk_number on rec_recipe (name_uk collate uk, number)',
      'create index ix_rec_recipe_name_ru_number on rec_recipe (name_ru collate uk, number)',
      'create index ix_rec_recipe_name_en_number on rec_recipe (name_en collate uk, number)',
      'create index ix_rec_recipe_text_name_trgm on rec_recipe_text using gin (rec_folded(name) gin_trgm_ops)',
    ]) {
      await runner.query(statement);
    }
  }
}
