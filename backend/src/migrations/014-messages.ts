import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages to the administrator and what he answers. */
export class Messages implements MigrationInterface {
  readonly name = 'Messages1764200000014';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      `create table acc_message (
        id uuid not null,
        user_id uuid,
        email text not null,
        language text not null,
        text text not null,
        page text,
        created_at timestamptz not null,
        answer text,
        answered_at timestamptz,
        answered_by uuid,
        constraint pk_acc_message primary key (id),
        constraint ck_acc_message_answer check ((answer is null) = (answered_at is null)),
        constraint fk_acc_message_user_id foreign key (user_id) references acc_user(id) on delete cascade,
        constraint fk_acc_message_answered_by foreign key (answered_by) references acc_user(id) on delete set null
      )`,
      'create index ix_acc_message_user_id_created_at on acc_message (user_id, created_at)',
      'create index ix_acc_message_answered_at_created_at on acc_message (answered_at, created_at)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table acc_message');
  }
}
