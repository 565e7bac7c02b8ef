import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Copies of people's own data, whoever leaves, and of their payments what the law wants kept. */
export class OwnData implements MigrationInterface {
  readonly name = 'OwnData1765200000050';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table acc_copy (
        id uuid not null,
        user_id uuid not null,
        state text not null,
        asked_at timestamptz not null,
        expires_at timestamptz,
        bytes integer,
        link_hash text,
        link_expires_at timestamptz,
        constraint pk_acc_copy primary key (id),
        constraint uq_acc_copy_link_hash unique (link_hash),
        constraint ck_acc_copy_state check (state in ('waiting', 'ready', 'failed')),
        constraint fk_acc_copy_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
      'create index ix_acc_copy_user_id_asked_at on acc_copy (user_id, asked_at)',
      `create table acc_leaving (
        user_id uuid not null,
        asked_at timestamptz not null,
        leaves_at timestamptz not null,
        will text not null,
        heir_id uuid,
        constraint pk_acc_leaving primary key (user_id),
        constraint ck_acc_leaving_will check (will in ('withdraw', 'stay')),
        constraint fk_acc_leaving_user_id foreign key (user_id) references acc_user(id) on delete cascade,
        constraint fk_acc_leaving_heir_id foreign key (heir_id) references acc_user(id) on delete set null
      )`,
      'create index ix_acc_leaving_leaves_at on acc_leaving (leaves_at)',
      `create table acc_kept_payment (
        id uuid not null,
        number integer not null,
        plan text not null,
        months integer not null,
        days integer not null,
        amount integer not null,
        currency text not null,
        provider text not null,
        state text not null,
        refunded integer not null,
        created_at timestamptz not null,
        settled_at timestamptz,
        constraint pk_acc_kept_payment primary key (id)
      )`,
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'drop table acc_kept_payment',
      'drop table acc_leaving',
      'drop table acc_copy',
    ]) {
      await runner.query(statement);
    }
  }
}
