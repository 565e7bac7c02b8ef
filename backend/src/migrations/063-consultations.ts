import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Consultations: times that experts offer, who booked them, their records and documents. */
export class Consultations implements MigrationInterface {
  readonly name = 'Consultations1765200000063';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table exp_consulting (
        user_id uuid not null,
        version int not null,
        audience text not null,
        limit_hours int not null,
        about text not null,
        place text not null,
        constraint pk_exp_consulting primary key (user_id),
        constraint ck_exp_consulting_audience check (audience in ('courses', 'groups', 'led', 'everybody')),
        constraint fk_exp_consulting_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
      `create table exp_offer (
        id uuid not null,
        expert_id uuid not null,
        day date not null,
        weekly boolean not null,
        until date,
        "from" text not null,
        "to" text not null,
        minutes int not null,
        time_zone text not null,
        skipped text[] not null,
        created_at timestamptz not null,
        constraint pk_exp_offer primary key (id),
        constraint ck_exp_offer_minutes check (minutes between 15 and 120),
        constraint fk_exp_offer_expert_id foreign key (expert_id) references acc_user(id) on delete cascade
      )`,
      'create index ix_exp_offer_expert_id on exp_offer (expert_id)',
      `create table exp_consultation (
        id uuid not null,
        expert_id uuid,
        client_id uuid not null,
        state text not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        limit_hours int not null,
        sequence int not null,
        version int not null,
        question text not null,
        measuring jsonb,
        measurements jsonb not null,
        goals text not null,
        plan text not null,
        conclusion text not null,
        private_note text not null,
        cancelled_by text,
        reason text not null,
        created_at timestamptz not null,
        closed_at timestamptz,
        reminded_at timestamptz,
        constraint pk_exp_consultation primary key (id),
        constraint ck_exp_consultation_state check (state in ('booked', 'concluded', 'cancelled')),
        constraint ck_exp_consultation_cancelled_by check (cancelled_by in ('client', 'expert', 'clock')),
        constraint fk_exp_consultation_expert_id foreign key (expert_id)
          references acc_user(id) on delete set null,
        constraint fk_exp_consultation_client_id foreign key (client_id)
          references acc_user(id) on delete cascade
      )`,
      'create index ix_exp_consultation_client_id_starts_at on exp_consultation (client_id, starts_at)',
      'create index ix_exp_consultation_expert_id_starts_at on exp_consultation (expert_id, starts_at)',
      `create index ix_exp_consultation_ahead on exp_consultation (starts_at) where state = 'booked'`,
      // Two people never have the same quarter of an hour of an expert.
      `create table exp_taken (
        expert_id uuid not null,
        quarter timestamptz not null,
        consultation_id uuid not null,
        constraint pk_exp_taken primary key (expert_id, quarter),
        constraint fk_exp_taken_expert_id foreign key (expert_id) references acc_user(id) on delete cascade,
        constraint fk_exp_taken_consultation_id foreign key (consultation_id)
          references exp_consultation(id) on delete cascade
      )`,
      'create index ix_exp_taken_consultation_id on exp_taken (consultation_id)',
      `create table exp_document (
        id uuid not null,
        consultation_id uuid not null,
        "by" text not null,
        name text not null,
        picture_id uuid,
        bytes int not null,
        at timestamptz not null,
        constraint pk_exp_document primary key (id),
        constraint ck_exp_document_by check ("by" in ('client', 'expert')),
        constraint fk_exp_document_consultation_id foreign key (consultation_id)
          references exp_consultation(id) on delete cascade,
        constraint fk_exp_document_picture_id foreign key (picture_id) references plt_picture(id)
      )`,
      'create index ix_exp_document_consultation_id on exp_document (consultation_id)',
      'create index ix_exp_document_picture_id on exp_document (picture_id)',
      'alter table plt_picture drop constraint ck_plt_picture_kind',
      `alter table plt_picture add constraint ck_plt_picture_kind
         check (kind in ('recipe', 'avatar', 'course', 'ad', 'expert', 'proof', 'document'))`,
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['exp_document', 'exp_taken', 'exp_consultation', 'exp_offer', 'exp_consulting']) {
      await runner.query(`drop table ${table}`);
    }
    for (const statement of [
      `delete from plt_picture where kind = 'document'`,
      'alter table plt_picture drop constraint ck_plt_picture_kind',
      `alter table plt_picture add constraint ck_plt_picture_kind
         check (kind in ('recipe', 'avatar', 'course', 'ad', 'expert', 'proof'))`,
    ]) {
      await runner.query(statement);
    }
  }
}
