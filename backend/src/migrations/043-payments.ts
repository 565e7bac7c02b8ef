import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders and what was told of them, prices by date, what the clock told people of premium. */
export class Payments implements MigrationInterface {
  readonly name = 'Payments1765200000043';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'alter table acc_user add column reminders boolean not null default true',
      `create table acc_payment (
        id uuid not null,
        number serial not null,
        user_id uuid not null,
        plan text not null,
        expert_kind text,
        months integer not null,
        days integer not null,
        amount integer not null,
        currency text not null,
        provider text not null,
        state text not null,
        fallback_days integer not null default 0,
        refunded integer not null default 0,
        note text not null default '',
        created_at timestamptz not null,
        checked_at timestamptz,
        claimed_at timestamptz,
        settled_at timestamptz,
        constraint pk_acc_payment primary key (id),
        constraint uq_acc_payment_number unique (number),
        constraint ck_acc_payment_plan check (plan in ('premium', 'expert')),
        constraint ck_acc_payment_amount check (amount > 0 and days > 0),
        constraint ck_acc_payment_state
          check (state in ('open', 'failed', 'claimed', 'paid', 'declined', 'refunded', 'lapsed')),
        constraint fk_acc_payment_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
      'create index ix_acc_payment_user_id_created_at on acc_payment (user_id, created_at)',
      'create index ix_acc_payment_state_created_at on acc_payment (state, created_at)',
      `create table acc_payment_news (
        id uuid not null,
        payment_id uuid not null,
        at timestamptz not null,
        source text not null,
        status text not null,
        verdict text not null,
        constraint pk_acc_payment_news primary key (id),
        constraint fk_acc_payment_news_payment_id foreign key (payment_id)
          references acc_payment(id) on delete cascade
      )`,
      'create index ix_acc_payment_news_payment_id_at on acc_payment_news (payment_id, at)',
      `create table acc_sandbox_order (
        order_id uuid not null,
        status text not null,
        at timestamptz not null,
        constraint pk_acc_sandbox_order primary key (order_id),
        constraint fk_acc_sandbox_order_order_id foreign key (order_id) references acc_payment(id) on delete cascade
      )`,
      `alter table acc_premium_day add column plan text not null default 'premium'`,
      'alter table acc_premium_day add column rest jsonb',
      'alter table acc_premium_day add column payment_id uuid',
      `alter table acc_premium_day add constraint fk_acc_premium_day_payment_id
         foreign key (payment_id) references acc_payment(id) on delete set null`,
      'create index ix_acc_premium_day_payment_id on acc_premium_day (payment_id)',
      `create table acc_premium_told (
        user_id uuid not null,
        kind text not null,
        until date not null,
        constraint pk_acc_premium_told primary key (user_id, kind, until),
        constraint fk_acc_premium_told_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
      `create table acc_price (
        id uuid not null,
        currency text not null,
        valid_from date not null,
        premium integer not null,
        expert integer not null,
        set_by uuid,
        created_at timestamptz not null,
        constraint pk_acc_price primary key (id),
        constraint uq_acc_price_currency_valid_from unique (currency, valid_from),
        constraint ck_acc_price_order check (premium > 0 and expert > premium),
        constraint fk_acc_price_set_by foreign key (set_by) references acc_user(id) on delete set null
      )`,
      'create index ix_acc_price_set_by on acc_price (set_by)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'drop table acc_price',
      'drop table acc_premium_told',
      ...['payment_id', 'rest', 'plan'].map((column) => `alter table acc_premium_day drop column ${column}`),
      'drop table acc_sandbox_order',
      'drop table acc_payment_news',
      'drop table acc_payment',
      'alter table acc_user drop column reminders',
    ]) {
      await runner.query(statement);
    }
  }
}
