import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People, their devices, links, targets, households and premium days. */
export class Accounts implements MigrationInterface {
  readonly name = 'Accounts1764100000002';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table acc_user (
        id uuid not null,
        email text not null,
        email_key text not null,
        password_hash text not null,
        name text not null,
        language text not null,
        time_zone text not null,
        country_code text not null,
        avatar text,
        email_confirmed_at timestamptz,
        role text,
        expert_kind text,
        created_at timestamptz not null,
        constraint pk_acc_user primary key (id),
        constraint uq_acc_user_email_key unique (email_key),
        constraint ck_acc_user_expert_kind check (expert_kind in ('nutritionist', 'food-consultant')),
        constraint ck_acc_user_role check (role = 'admin')
      )`,
      `create table acc_session (
        id uuid not null,
        user_id uuid not null,
        client text not null,
        token_hash text not null,
        device text not null,
        created_at timestamptz not null,
        last_used_at timestamptz not null,
        expires_at timestamptz not null,
        constraint pk_acc_session primary key (id),
        constraint uq_acc_session_client unique (client),
        constraint fk_acc_session_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
      'create index ix_acc_session_user_id on acc_session (user_id)',
      'create index ix_acc_session_expires_at on acc_session (expires_at)',
      `create table acc_link (
        id uuid not null,
        user_id uuid not null,
        kind text not null,
        token_hash text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        constraint pk_acc_link primary key (id),
        constraint uq_acc_link_token_hash unique (token_hash),
        constraint ck_acc_link_kind check (kind in ('password', 'email')),
        constraint fk_acc_link_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
      'create index ix_acc_link_user_id on acc_link (user_id)',
      'create index ix_acc_link_expires_at on acc_link (expires_at)',
      `create table acc_profile (
        user_id uuid not null,
        kcal integer not null,
        protein integer not null,
        fat integer not null,
        carbs integer not null,
        cash integer not null,
        currency text not null,
        targets_updated_at timestamptz,
        trial_used boolean not null,
        constraint pk_acc_profile primary key (user_id),
        constraint fk_acc_profile_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
      `create table acc_acceptance (
        id uuid not null,
        user_id uuid not null,
        document text not null,
        version text not null,
        language text not null,
        at timestamptz not null,
        how text not null,
        constraint pk_acc_acceptance primary key (id),
        constraint fk_acc_acceptance_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
      'create index ix_acc_acceptance_user_id_document on acc_acceptance (user_id, document)',
      `create table acc_household (
        id uuid not null,
        owner_id uuid not null,
        created_at timestamptz not null,
        constraint pk_acc_household primary key (id),
        constraint fk_acc_household_owner_id foreign key (owner_id) references acc_user(id) on delete cascade
      )`,
      'create index ix_acc_household_owner_id on acc_household (owner_id)',
      `create table acc_member (
        user_id uuid not null,
        household_id uuid not null,
        joined_at timestamptz not null,
        constraint pk_acc_member primary key (user_id),
        constraint fk_acc_member_user_id foreign key (user_id) references acc_user(id) on delete cascade,
        constraint fk_acc_member_household_id foreign key (household_id) references acc_household(id) on delete cascade
      )`,
      'create index ix_acc_member_household_id on acc_member (household_id)',
      `create table acc_premium_day (
        id uuid not null,
        user_id uuid not null,
        kind text not null,
        days integer not null,
        at timestamptz not null,
        note text not null,
        constraint pk_acc_premium_day primary key (id),
        constraint ck_acc_premium_day_kind check (kind in ('trial', 'paid', 'manual', 'fallback', 'tariff')),
        constraint fk_acc_premium_day_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
      'create index ix_acc_premium_day_user_id_at on acc_premium_day (user_id, at)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'drop table acc_premium_day',
      'drop table acc_member',
      'drop table acc_household',
      'drop table acc_acceptance',
      'drop table acc_profile',
      'drop table acc_link',
      'drop table acc_session',
      'drop table acc_user',
    ]) {
      await runner.query(statement);
    }
  }
}
