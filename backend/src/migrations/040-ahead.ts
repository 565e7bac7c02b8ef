import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was done of the things that are done long before a meal. */
export class Ahead implements MigrationInterface {
  readonly name = 'Ahead1765200000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table mp_ahead_done (
        menu_item_id uuid not null,
        place text not null,
        created_at timestamptz not null,
        constraint pk_mp_ahead_done primary key (menu_item_id, place),
        constraint fk_mp_ahead_done_menu_item_id foreign key (menu_item_id) references mp_menu_item(id) on delete cascade
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mp_ahead_done');
  }
}
