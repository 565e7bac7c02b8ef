import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What experts propose to members: targets of a day, and weeks of dishes. */
export class Proposals implements MigrationInterface {
  readonly name = 'Proposals1765200000061';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table exp_targets (
        id uuid not null,
        member_id uuid not null,
        kcal integer not null,
        protein integer not null,
        fat integer not null,
        carbs integer not null,
        words text not null,
        state text not null,
        reason text not null,
        sent_at timestamptz not null,
        closed_at timestamptz,
        constraint pk_exp_targets primary key (id),
        constraint ck_exp_targets_state check (state in ('sent', 'accepted', 'refused', 'withdrawn')),
        constraint fk_exp_targets_member_id foreign key (member_id) references exp_member(id) on delete cascade
      )`,
      'create index ix_exp_targets_member_id_sent_at on exp_targets (member_id, sent_at)',
      `create unique index ux_exp_targets_open on exp_targets (member_id) where state = 'sent'`,
      `create table exp_week (
        id uuid not null,
        member_id uuid not null,
        template_id uuid not null,
        name text not null,
        words text not null,
        items jsonb not null,
        number integer not null,
        language text not null,
        state text not null,
        reason text not null,
        created_at timestamptz not null,
        sent_at timestamptz,
        closed_at timestamptz,
        constraint pk_exp_week primary key (id),
        constraint ck_exp_week_state
          check (state in ('draft', 'sent', 'accepted', 'refused', 'withdrawn')),
        constraint fk_exp_week_member_id foreign key (member_id) references exp_member(id) on delete cascade
      )`,
      'create index ix_exp_week_member_id_created_at on exp_week (member_id, created_at)',
      'create index ix_exp_week_template_id on exp_week (template_id)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table exp_week');
    await runner.query('drop table exp_targets');
  }
}
