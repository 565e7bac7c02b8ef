import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['text', 'answer', 'email'];

/** The administrator finds a message by a part of its text, its answer or its address. */
export class MessageSearch implements MigrationInterface {
  readonly name = 'MessageSearch1764200000016';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) {
      await runner.query(
        `create index ix_acc_message_${column}_trgm on acc_message using gin (${column} gin_trgm_ops)`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await runner.query(`drop index ix_acc_message_${column}_trgm`);
  }
}
