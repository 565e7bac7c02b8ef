import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pages of experts, in several languages, with a proof that an administrator checks. */
export class Experts implements MigrationInterface {
  readonly name = 'Experts1765200000059';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'alter table plt_picture drop constraint ck_plt_picture_kind',
      `alter table plt_picture add constraint ck_plt_picture_kind
         check (kind in ('recipe', 'avatar', 'course', 'ad', 'expert', 'proof'))`,
      `create table exp_profile (
        user_id uuid not null,
        version integer not null,
        picture_id uuid,
        specialities text[] not null,
        texts jsonb not null,
        proof_state text not null,
        proof_picture_id uuid,
        proof_about text not null,
        proof_reason text not null,
        sent_at timestamptz,
        checked_at timestamptz,
        constraint pk_exp_profile primary key (user_id),
        constraint ck_exp_profile_proof check (proof_state in ('none', 'waiting', 'checked', 'returned')),
        constraint fk_exp_profile_user_id foreign key (user_id) references acc_user(id) on delete cascade,
        constraint fk_exp_profile_picture_id foreign key (picture_id) references plt_picture(id),
        constraint fk_exp_profile_proof_picture_id foreign key (proof_picture_id) references plt_picture(id)
      )`,
      'create index ix_exp_profile_picture_id on exp_profile (picture_id)',
      'create index ix_exp_profile_proof_picture_id on exp_profile (proof_picture_id)',
      `create index ix_exp_profile_sent_at on exp_profile (sent_at) where proof_state = 'waiting'`,
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'drop table exp_profile',
      `delete from plt_picture where kind in ('expert', 'proof')`,
      'alter table plt_picture drop constraint ck_plt_picture_kind',
      `alter table plt_picture add constraint ck_plt_picture_kind
         check (kind in ('recipe', 'avatar', 'course', 'ad'))`,
    ]) {
      await runner.query(statement);
    }
  }
}
