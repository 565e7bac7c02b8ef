import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Groups of experts: who is in them and what he agreed to, links that lead in, private notes. */
export class Groups implements MigrationInterface {
  readonly name = 'Groups1765200000060';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table exp_group (
        id uuid not null,
        expert_id uuid not null,
        name text not null,
        about text not null,
        created_at timestamptz not null,
        ended_at timestamptz,
        constraint pk_exp_group primary key (id),
        constraint fk_exp_group_expert_id foreign key (expert_id) references acc_user(id) on delete cascade
      )`,
      'create index ix_exp_group_expert_id on exp_group (expert_id)',
      `create table exp_member (
        id uuid not null,
        group_id uuid not null,
        user_id uuid not null,
        how text not null,
        joined_at timestamptz not null,
        ended_at timestamptz,
        constraint pk_exp_member primary key (id),
        constraint ck_exp_member_how check (how in ('link', 'course')),
        constraint fk_exp_member_group_id foreign key (group_id) references exp_group(id) on delete cascade,
        constraint fk_exp_member_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
      `create unique index ux_exp_member_open on exp_member (group_id, user_id) where ended_at is null`,
      'create index ix_exp_member_user_id on exp_member (user_id)',
      `create table exp_group_link (
        id uuid not null,
        group_id uuid not null,
        token_hash text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz,
        constraint pk_exp_group_link primary key (id),
        constraint uq_exp_group_link_token_hash unique (token_hash),
        constraint fk_exp_group_link_group_id foreign key (group_id) references exp_group(id) on delete cascade
      )`,
      'create index ix_exp_group_link_group_id on exp_group_link (group_id)',
      `create table exp_note (
        id uuid not null,
        member_id uuid not null,
        text text not null,
        created_at timestamptz not null,
        constraint pk_exp_note primary key (id),
        constraint fk_exp_note_member_id foreign key (member_id) references exp_member(id) on delete cascade
      )`,
      'create index ix_exp_note_member_id_created_at on exp_note (member_id, created_at)',
      `create table exp_consent (
        id uuid not null,
        member_id uuid not null,
        what text not null,
        version text not null,
        language text not null,
        how text not null,
        given_at timestamptz not null,
        ended_at timestamptz,
        constraint pk_exp_consent primary key (id),
        constraint ck_exp_consent_what check (what in ('targets', 'facts')),
        constraint ck_exp_consent_how check (how in ('join', 'group')),
        constraint fk_exp_consent_member_id foreign key (member_id) references exp_member(id) on delete cascade
      )`,
      `create unique index ux_exp_consent_open on exp_consent (member_id, what) where ended_at is null`,
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['exp_consent', 'exp_note', 'exp_group_link', 'exp_member', 'exp_group']) {
      await runner.query(`drop table ${table}`);
    }
  }
}
