import type { MigrationInterface, QueryRunner } from 'typeorm';

const CATALOGUE = ['rec_ingredient', 'rec_ingredient_name', 'rec_category', 'rec_subcategory', 'rec_aisle'];
const CONTENT = [
  'rec_recipe_text',
  'rec_recipe_line',
  'rec_recipe_line_text',
  'rec_recipe_stage',
  'rec_recipe_stage_text',
];
/** Rows that a statement changed go by another name after each. */
const EVENTS = { insert: 'new', update: 'new', delete: 'old' };

/**
 * Numbers that move when what they mark changes, so that a process may keep what it read: one for the catalogue,
 * one for each recipe's texts, lines and stages. A number comes from a sequence and never comes again, also
 * when the transaction that took it is undone.
 */
export class Marks implements MigrationInterface {
  readonly name = 'Marks1765200000068';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'create sequence plt_mark_number',
      'create table plt_mark (name text primary key, value bigint not null)',
      `insert into plt_mark (name, value) values ('catalogue', nextval('plt_mark_number'))`,
      `create function plt_move_mark() returns trigger language plpgsql as $$
         begin update plt_mark set value = nextval('plt_mark_number') where name = tg_argv[0]; return null; end $$`,
      ...CATALOGUE.map(
        (table) => `create trigger mark after insert or update or delete or truncate on ${table}
           for each statement execute function plt_move_mark('catalogue')`,
      ),
      `create table rec_content_mark (
         recipe_id uuid primary key,
         mark bigint not null,
         constraint fk_rec_content_mark_recipe_id foreign key (recipe_id) references rec_recipe on delete cascade
       )`,
      // Of a recipe that goes with its rows nothing is left to mark.
      `create function rec_move_mark() returns trigger language plpgsql as $$
         begin
           insert into rec_content_mark (recipe_id, mark)
             select id, nextval('plt_mark_number') from rec_recipe where id in (select recipe_id from changed)
             on conflict (recipe_id) do update set mark = excluded.mark;
           return null;
         end $$`,
      ...CONTENT.flatMap((table) =>
        Object.entries(EVENTS).map(
          ([event, rows]) => `create trigger mark_${event} after ${event} on ${table}
             referencing ${rows} table as changed for each statement execute function rec_move_mark()`,
        ),
      ),
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of CATALOGUE) await runner.query(`drop trigger mark on ${table}`);
    for (const table of CONTENT) {
      for (const event of Object.keys(EVENTS)) await runner.query(`drop trigger mark_${event} on ${table}`);
    }
    for (const statement of [
      'drop function rec_move_mark',
      'drop table rec_content_mark',
      'drop function plt_move_mark',
      'drop table plt_mark',
      'drop sequence plt_mark_number',
    ]) {
      await runner.query(statement);
    }
  }
}
