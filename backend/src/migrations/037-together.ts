import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Roles and invitations of a household, guests at a meal, and what its members did to the plan. */
export class Together implements MigrationInterface {
  readonly name = 'Together1765200000037';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `alter table acc_member add column role text not null default 'planner'
        constraint ck_acc_member_role check (role in ('planner', 'reader'))`,
      `create table acc_invitation (
        id uuid not null,
        household_id uuid not null,
        token_hash text not null,
        role text not null,
        created_by uuid not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz,
        constraint pk_acc_invitation primary key (id),
        constraint uq_acc_invitation_token_hash unique (token_hash),
        constraint ck_acc_invitation_role check (role in ('planner', 'reader')),
        constraint fk_acc_invitation_household_id foreign key (household_id)
          references acc_household(id) on delete cascade,
        constraint fk_acc_invitation_created_by foreign key (created_by) references acc_user(id) on delete cascade
      )`,
      'create index ix_acc_invitation_household_id on acc_invitation (household_id)',
      'create index ix_acc_invitation_created_by on acc_invitation (created_by)',
      `create table mp_guests (
        household_id uuid not null,
        date date not null,
        meal_type text not null,
        count integer not null,
        constraint pk_mp_guests primary key (household_id, date, meal_type),
        constraint ck_mp_guests_count check (count > 0),
        constraint fk_mp_guests_household_id foreign key (household_id)
          references acc_household(id) on delete cascade
      )`,
      `create table mp_deed (
        id uuid not null,
        household_id uuid not null,
        user_id uuid not null,
        at timestamptz not null,
        kind text not null,
        menu_item_id uuid,
        recipe_id uuid,
        date date,
        meal_type text,
        count integer,
        fields text array not null,
        constraint pk_mp_deed primary key (id),
        constraint fk_mp_deed_household_id foreign key (household_id) references acc_household(id) on delete cascade,
        constraint fk_mp_deed_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
      'create index ix_mp_deed_household_id_at on mp_deed (household_id, at)',
      'create index ix_mp_deed_user_id on mp_deed (user_id)',
      'create index ix_mp_deed_at on mp_deed (at)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'drop table mp_deed',
      'drop table mp_guests',
      'drop table acc_invitation',
      'alter table acc_member drop column role',
    ]) {
      await runner.query(statement);
    }
  }
}
