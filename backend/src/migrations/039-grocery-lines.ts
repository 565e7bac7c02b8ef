import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lines that are worked on, what a household paid, and what a closed list cost. */
export class GroceryLines implements MigrationInterface {
  readonly name = 'GroceryLines1765200000039';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `alter table gro_list add column left_dishes jsonb not null default '[]'`,
      `alter table gro_list add column left_foods jsonb not null default '[]'`,
      'alter table gro_list add column planned jsonb',
      'alter table gro_list add column paid jsonb',
      'alter table gro_line add column own_amounts jsonb',
      `alter table gro_line add column note text not null default ''`,
      'alter table gro_line add column aisle_id text',
      'alter table gro_line add column paid jsonb',
      'alter table gro_line add column instead_id text',
      'alter table gro_line add column instead_text text',
      'alter table gro_line add column own boolean not null default false',
      'alter table gro_line add column removed boolean not null default false',
      `alter table gro_line add column versions jsonb not null default '{}'`,
      `alter table gro_line add constraint fk_gro_line_instead_id
         foreign key (instead_id) references rec_ingredient(id)`,
      'create index ix_gro_line_instead_id on gro_line (instead_id)',
      `create table gro_operation (
        id uuid not null,
        list_id uuid not null,
        at timestamptz not null,
        constraint pk_gro_operation primary key (id),
        constraint fk_gro_operation_list_id foreign key (list_id) references gro_list(id) on delete cascade
      )`,
      'create index ix_gro_operation_list_id on gro_operation (list_id)',
      `create table gro_price (
        id uuid not null,
        household_id uuid not null,
        ingredient_id text not null,
        currency text not null,
        minor integer not null,
        per text not null,
        paid_at timestamptz not null,
        constraint pk_gro_price primary key (id),
        constraint ck_gro_price_per check (per in ('kg', 'l', 'piece')),
        constraint fk_gro_price_household_id foreign key (household_id) references acc_household(id) on delete cascade,
        constraint fk_gro_price_ingredient_id foreign key (ingredient_id) references rec_ingredient(id)
      )`,
      'create index ix_gro_price_household_id_ingredient_id_currency_paid_at on gro_price (household_id, ingredient_id, currency, paid_at)',
      'create index ix_gro_price_ingredient_id on gro_price (ingredient_id)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'drop table gro_price',
      'drop table gro_operation',
      `delete from gro_line where removed`,
      ...[
        'versions',
        'removed',
        'own',
        'instead_text',
        'instead_id',
        'paid',
        'aisle_id',
        'note',
        'own_amounts',
      ].map((column) => `alter table gro_line drop column ${column}`),
      ...['paid', 'planned', 'left_foods', 'left_dishes'].map(
        (column) => `alter table gro_list drop column ${column}`,
      ),
    ]) {
      await runner.query(statement);
    }
  }
}
