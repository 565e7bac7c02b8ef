import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Own advertisements of the free tier, counted by the day alone. */
export class Ads implements MigrationInterface {
  readonly name = 'Ads1765200000044';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'alter table plt_picture drop constraint ck_plt_picture_kind',
      `alter table plt_picture add constraint ck_plt_picture_kind
         check (kind in ('recipe', 'avatar', 'course', 'ad'))`,
      `create table acc_ad (
        id uuid not null,
        texts jsonb not null,
        link text not null,
        places text[] not null,
        runs_from date not null,
        runs_to date,
        paused boolean not null,
        picture_id uuid,
        created_at timestamptz not null,
        constraint pk_acc_ad primary key (id),
        constraint fk_acc_ad_picture_id foreign key (picture_id) references plt_picture(id)
      )`,
      'create index ix_acc_ad_picture_id on acc_ad (picture_id)',
      `create table acc_ad_day (
        ad_id uuid not null,
        day date not null,
        shown integer not null,
        opened integer not null,
        constraint pk_acc_ad_day primary key (ad_id, day),
        constraint fk_acc_ad_day_ad_id foreign key (ad_id) references acc_ad(id) on delete cascade
      )`,
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'drop table acc_ad_day',
      'drop table acc_ad',
      `delete from plt_picture where kind = 'ad'`,
      'alter table plt_picture drop constraint ck_plt_picture_kind',
      `alter table plt_picture add constraint ck_plt_picture_kind check (kind in ('recipe', 'avatar', 'course'))`,
    ]) {
      await runner.query(statement);
    }
  }
}
