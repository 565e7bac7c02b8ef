import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploaded pictures, and the one of a recipe. What shows a picture holds it: it cannot be removed under it. */
export class Pictures implements MigrationInterface {
  readonly name = 'Pictures1764500000022';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table plt_picture (
        id uuid not null,
        kind text not null,
        owner_id uuid,
        name text not null,
        sizes jsonb not null,
        whole_name text not null,
        whole_size jsonb not null,
        crop jsonb not null,
        created_at timestamptz not null,
        unused_since timestamptz,
        constraint pk_plt_picture primary key (id),
        constraint ck_plt_picture_kind check (kind in ('recipe', 'avatar', 'course')),
        constraint fk_plt_picture_owner_id foreign key (owner_id) references acc_user(id) on delete set null
      )`,
      'create index ix_plt_picture_owner_id on plt_picture (owner_id)',
      'create index ix_plt_picture_unused_since on plt_picture (unused_since)',
      'alter table rec_recipe add constraint fk_rec_recipe_picture_id foreign key (picture_id) references plt_picture(id)',
      'create index ix_rec_recipe_picture_id on rec_recipe (picture_id)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_rec_recipe_picture_id');
    await runner.query('alter table rec_recipe drop constraint fk_rec_recipe_picture_id');
    await runner.query('drop table plt_picture');
  }
}
