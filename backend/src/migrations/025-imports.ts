import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports: what somebody had fetched or brought, how far it is, and what was read. */
export class Imports implements MigrationInterface {
  readonly name = 'Imports1764500000025';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table rec_import (
        id uuid not null,
        owner_id uuid not null,
        language text not null,
        address text,
        host text,
        given text,
        way text,
        recipe_id uuid not null,
        state text not null,
        step text not null,
        claim uuid,
        attempts integer not null default 0,
        outcome text,
        existing_id uuid,
        page jsonb,
        picture_id uuid,
        saved_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint pk_rec_import primary key (id),
        constraint ck_rec_import_state check (state in ('waiting', 'working', 'done', 'cancelled')),
        constraint ck_rec_import_outcome check ((state = 'done') = (outcome is not null)),
        constraint fk_rec_import_owner_id foreign key (owner_id) references acc_user(id) on delete cascade,
        constraint fk_rec_import_existing_id foreign key (existing_id) references rec_recipe(id) on delete set null,
        constraint fk_rec_import_picture_id foreign key (picture_id) references plt_picture(id)
      )`,
      'create index ix_rec_import_owner_id_created_at on rec_import (owner_id, created_at)',
      'create index ix_rec_import_recipe_id on rec_import (recipe_id)',
      'create index ix_rec_import_existing_id on rec_import (existing_id)',
      'create index ix_rec_import_picture_id on rec_import (picture_id)',
      'create index ix_rec_import_host on rec_import (host)',
      `create index ix_rec_import_created_at on rec_import (created_at)`,
      `create index ix_rec_import_state on rec_import (state) where state in ('waiting', 'working')`,
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table rec_import');
  }
}
