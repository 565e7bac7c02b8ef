import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists that know where their lines come from and who ticked them; one list in use a household. */
export class GroceryThread implements MigrationInterface {
  readonly name = 'GroceryThread1764100000011';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'alter table gro_line add column id uuid',
      'alter table gro_line add column amounts jsonb',
      'alter table gro_line add column to_taste boolean',
      'alter table gro_line add column sources jsonb',
      'alter table gro_line add column ticked_by uuid',
      'alter table gro_line add column ticked_at timestamptz',
      `update gro_line set id = gen_random_uuid(), sources = '[]',
              to_taste = coalesce(unit = 'to_taste', false),
              amounts = case
                when amount is null or unit is null or unit = 'to_taste' then '[]'::jsonb
                else jsonb_build_array(jsonb_build_object('low', amount, 'high', amount, 'unit', unit))
              end`,
      'alter table gro_line alter column id set not null',
      'alter table gro_line alter column amounts set not null',
      'alter table gro_line alter column to_taste set not null',
      'alter table gro_line alter column sources set not null',
      'alter table gro_line drop column amount',
      'alter table gro_line drop column unit',
      'alter table gro_line drop constraint pk_gro_line',
      'alter table gro_line add constraint pk_gro_line primary key (id)',
      'alter table gro_line add constraint uq_gro_line_list_id_position unique (list_id, position)',
      `alter table gro_line add constraint fk_gro_line_ticked_by
         foreign key (ticked_by) references acc_user(id) on delete set null`,
      'create index ix_gro_line_ticked_by on gro_line (ticked_by)',
      `update gro_list l set state = 'draft'
        where l.state = 'in-use' and exists (
          select 1 from gro_list n
           where n.household_id = l.household_id and n.state = 'in-use'
             and (n.created_at, n.id) > (l.created_at, l.id))`,
      `create unique index ix_gro_list_household_id on gro_list (household_id) where state = 'in-use'`,
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'drop index ix_gro_list_household_id',
      'alter table gro_line drop constraint uq_gro_line_list_id_position',
      'alter table gro_line drop constraint pk_gro_line',
      'alter table gro_line add constraint pk_gro_line primary key (list_id, position)',
      'alter table gro_line add column amount numeric',
      'alter table gro_line add column unit text',
      `update gro_line set amount = (amounts -> 0 ->> 'high')::numeric,
              unit = coalesce(amounts -> 0 ->> 'unit', case when to_taste then 'to_taste' end)`,
      'alter table gro_line drop column ticked_at',
      'alter table gro_line drop column ticked_by',
      'alter table gro_line drop column sources',
      'alter table gro_line drop column to_taste',
      'alter table gro_line drop column amounts',
      'alter table gro_line drop column id',
    ]) {
      await runner.query(statement);
    }
  }
}
