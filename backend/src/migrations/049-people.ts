import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of people, servings they cook for, of what they want to be told, and addresses that wait to be theirs. */
export class People implements MigrationInterface {
  readonly name = 'People1765200000049';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'alter table acc_user drop column avatar',
      'alter table acc_user add column avatar_id uuid',
      `alter table acc_user add constraint fk_acc_user_avatar_id
         foreign key (avatar_id) references plt_picture(id)`,
      'create index ix_acc_user_avatar_id on acc_user (avatar_id)',
      `alter table acc_user add column notices_off text[] not null default '{}'`,
      `alter table acc_user add column mails_off text[] not null default '{}'`,
      `update acc_user set mails_off = '{reminders}' where not reminders`,
      'alter table acc_user drop column reminders',
      `alter table acc_profile add column servings integer not null default 4
         constraint ck_acc_profile_servings check (servings between 1 and 24)`,
      'alter table acc_link add column email text',
      'alter table acc_link drop constraint ck_acc_link_kind',
      `alter table acc_link add constraint ck_acc_link_kind
         check (kind in ('password', 'email', 'phone', 'new-email', 'stay'))`,
      'alter table plt_mail add column off text',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'alter table plt_mail drop column off',
      `delete from acc_link where kind in ('new-email', 'stay')`,
      'alter table acc_link drop constraint ck_acc_link_kind',
      `alter table acc_link add constraint ck_acc_link_kind check (kind in ('password', 'email', 'phone'))`,
      'alter table acc_link drop column email',
      'alter table acc_profile drop column servings',
      'alter table acc_user add column reminders boolean not null default true',
      `update acc_user set reminders = false where 'reminders' = any(mails_off)`,
      'alter table acc_user drop column mails_off',
      'alter table acc_user drop column notices_off',
      'alter table acc_user drop column avatar_id',
      'alter table acc_user add column avatar text',
    ]) {
      await runner.query(statement);
    }
  }
}
