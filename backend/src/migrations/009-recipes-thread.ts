import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A recipe's name as a reader of this language sees it: his own, else Ukrainian, else whichever there is. */
const shownName = (language: string): string => `coalesce(
  (select t.name from rec_recipe_text t where t.recipe_id = r.id and t.name <> ''
    order by (t.language = '${language}') desc, (t.language = 'uk') desc, t.language limit 1), '')`;

/**
 * Categories and aisles, the words of review in a recipe's state, and what a list of recipes shows in the
 * recipe's own row: names in reading order, pictures, fibre. Names are searched without case, accents of
 * the keyboard (’ ' ʼ) and the difference of е and ё.
 */
export class RecipesThread implements MigrationInterface {
  readonly name = 'RecipesThread1764100000009';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table rec_category (
        id text not null,
        position integer not null,
        names jsonb not null,
        icon text not null,
        tint text not null,
        constraint pk_rec_category primary key (id)
      )`,
      `create table rec_subcategory (
        id text not null,
        category_id text not null,
        position integer not null,
        names jsonb not null,
        icon text not null,
        constraint pk_rec_subcategory primary key (id),
        constraint fk_rec_subcategory_category_id foreign key (category_id) references rec_category(id) on delete cascade
      )`,
      'create index ix_rec_subcategory_category_id on rec_subcategory (category_id)',
      `create table rec_aisle (
        id text not null,
        position integer not null,
        names jsonb not null,
        icon text not null,
        constraint pk_rec_aisle primary key (id)
      )`,
      'alter table rec_recipe drop constraint ck_rec_recipe_state',
      `update rec_recipe set state = 'pending' where state = 'submitted'`,
      `alter table rec_recipe add constraint ck_rec_recipe_state check (state in ('private', 'pending', 'published', 'returned', 'withdrawn'))`,
      `alter table rec_recipe
        add column name_uk text, add column name_ru text, add column name_en text,
        add column icons text[], add column fiber numeric`,
      `update rec_recipe r set icons = '{}', fiber = 0,
        name_uk = ${shownName('uk')}, name_ru = ${shownName('ru')}, name_en = ${shownName('en')}`,
      `alter table rec_recipe
        alter column name_uk set not null, alter column name_ru set not null, alter column name_en set not null,
        alter column icons set not null, alter column fiber set not null`,
      'create index ix_rec_recipe_name_uk_number on rec_recipe (name_uk collate uk, number)',
      'create index ix_rec_recipe_name_ru_number on rec_recipe (name_ru collate uk, number)',
      'create index ix_rec_recipe_name_en_number on rec_recipe (name_en collate uk, number)',
      `alter table rec_recipe_line_text add column food text not null default ''`,
      'drop index ix_rec_recipe_text_name_trgm',
      `create function rec_folded(name text) returns text language sql immutable parallel safe
        return translate(lower(name collate uk), chr(1105) || '''’ʼ‘\`´', chr(1077))`,
      'create index ix_rec_recipe_text_name_trgm on rec_recipe_text using gin (rec_folded(name) gin_trgm_ops)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'drop index ix_rec_recipe_text_name_trgm',
      'drop function rec_folded(text)',
      'create index ix_rec_recipe_text_name_trgm on rec_recipe_text using gin (lower(name) gin_trgm_ops)',
      'alter table rec_recipe_line_text drop column food',
      `alter table rec_recipe
        drop column name_uk, drop column name_ru, drop column name_en, drop column icons, drop column fiber`,
      'alter table rec_recipe drop constraint ck_rec_recipe_state',
      `update rec_recipe set state = 'submitted' where state = 'pending'`,
      `update rec_recipe set state = 'private' where state = 'withdrawn'`,
      `alter table rec_recipe add constraint ck_rec_recipe_state check (state in ('private', 'submitted', 'published', 'returned'))`,
      'drop table rec_aisle',
      'drop table rec_subcategory',
      'drop table rec_category',
    ]) {
      await runner.query(statement);
    }
  }
}
