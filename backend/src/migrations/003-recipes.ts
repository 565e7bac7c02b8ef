import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ingredients and recipes. Numbers that people see begin at 1001. */
export class Recipes implements MigrationInterface {
  readonly name = 'Recipes1764100000003';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table rec_ingredient (
        id text not null,
        aisle text not null,
        kcal numeric,
        protein numeric,
        fat numeric,
        carbs numeric,
        fiber numeric,
        density numeric,
        grams_per_piece numeric,
        unit_grams jsonb not null,
        edible_part numeric,
        facts jsonb not null,
        constraint pk_rec_ingredient primary key (id)
      )`,
      'create index ix_rec_ingredient_aisle on rec_ingredient (aisle)',
      `create table rec_ingredient_name (
        ingredient_id text not null,
        language text not null,
        name text not null,
        aliases text[] not null,
        constraint pk_rec_ingredient_name primary key (ingredient_id, language),
        constraint fk_rec_ingredient_name_ingredient_id foreign key (ingredient_id) references rec_ingredient(id) on delete cascade
      )`,
      `create table rec_recipe (
        id uuid not null,
        number serial not null,
        owner_id uuid,
        state text not null,
        category_id text not null,
        subcategory_id text,
        meal_types text[] not null,
        servings integer not null,
        cooked_weight numeric,
        prep_minutes integer not null,
        cook_minutes integer not null,
        rest_minutes integer not null,
        equipment text[] not null,
        without_electricity boolean not null,
        serving_weight numeric not null,
        kcal numeric not null,
        protein numeric not null,
        fat numeric not null,
        carbs numeric not null,
        nutrition_complete boolean not null,
        source_url text,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint pk_rec_recipe primary key (id),
        constraint uq_rec_recipe_number unique (number),
        constraint ck_rec_recipe_servings check (servings > 0),
        constraint ck_rec_recipe_state check (state in ('private', 'submitted', 'published', 'returned')),
        constraint fk_rec_recipe_owner_id foreign key (owner_id) references acc_user(id) on delete cascade
      )`,
      'create index ix_rec_recipe_category_id_subcategory_id on rec_recipe (category_id, subcategory_id)',
      'create index ix_rec_recipe_owner_id on rec_recipe (owner_id)',
      'create index ix_rec_recipe_state_owner_id on rec_recipe (state, owner_id)',
      `create table rec_recipe_text (
        recipe_id uuid not null,
        language text not null,
        name text not null,
        description text not null,
        constraint pk_rec_recipe_text primary key (recipe_id, language),
        constraint fk_rec_recipe_text_recipe_id foreign key (recipe_id) references rec_recipe(id) on delete cascade
      )`,
      `create table rec_recipe_line (
        recipe_id uuid not null,
        position integer not null,
        ingredient_id text,
        amount numeric,
        amount_to numeric,
        unit text,
        optional boolean not null,
        constraint pk_rec_recipe_line primary key (recipe_id, position),
        constraint fk_rec_recipe_line_recipe_id foreign key (recipe_id) references rec_recipe(id) on delete cascade,
        constraint fk_rec_recipe_line_ingredient_id foreign key (ingredient_id) references rec_ingredient(id)
      )`,
      'create index ix_rec_recipe_line_ingredient_id on rec_recipe_line (ingredient_id)',
      `create table rec_recipe_line_text (
        recipe_id uuid not null,
        position integer not null,
        language text not null,
        comment text not null,
        group_heading text not null,
        constraint pk_rec_recipe_line_text primary key (recipe_id, position, language),
        constraint fk_rec_recipe_line_text_recipe_id_position foreign key (recipe_id, position) references rec_recipe_line(recipe_id,position) on delete cascade
      )`,
      `create table rec_recipe_stage (
        recipe_id uuid not null,
        position integer not null,
        minutes numeric,
        constraint pk_rec_recipe_stage primary key (recipe_id, position),
        constraint fk_rec_recipe_stage_recipe_id foreign key (recipe_id) references rec_recipe(id) on delete cascade
      )`,
      `create table rec_recipe_stage_text (
        recipe_id uuid not null,
        position integer not null,
        language text not null,
        text text not null,
        constraint pk_rec_recipe_stage_text primary key (recipe_id, position, language),
        constraint fk_rec_recipe_stage_text_recipe_id_position foreign key (recipe_id, position) references rec_recipe_stage(recipe_id,position) on delete cascade
      )`,
      'alter sequence rec_recipe_number_seq restart with 1001',
      'create index ix_rec_recipe_text_name_trgm on rec_recipe_text using gin (lower(name) gin_trgm_ops)',
      'create index ix_rec_ingredient_name_trgm on rec_ingredient_name using gin (lower(name) gin_trgm_ops)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'drop table rec_recipe_stage_text',
      'drop table rec_recipe_stage',
      'drop table rec_recipe_line_text',
      'drop table rec_recipe_line',
      'drop table rec_recipe_text',
      'drop table rec_recipe',
      'drop table rec_ingredient_name',
      'drop table rec_ingredient',
    ]) {
      await runner.query(statement);
    }
  }
}
