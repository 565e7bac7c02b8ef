import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists that several people have open: numbered changes, who is there, links for guests. */
export class GroceryTogether implements MigrationInterface {
  readonly name = 'GroceryTogether1765200000041';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'alter table gro_list add column seq integer not null default 0',
      'alter table gro_line add column ticked_name text',
      'alter table gro_operation add column seq integer',
      'alter table gro_operation add column line_id uuid',
      'alter table gro_operation add column field text',
      'alter table gro_operation add column value jsonb',
      'alter table gro_operation add column version integer not null default 0',
      `alter table gro_operation add column outcome text not null default 'done'`,
      'alter table gro_operation add column user_id uuid',
      'alter table gro_operation add column guest text',
      `alter table gro_operation add constraint fk_gro_operation_user_id
         foreign key (user_id) references acc_user(id) on delete set null`,
      'create index ix_gro_operation_user_id on gro_operation (user_id)',
      'create index ix_gro_operation_at on gro_operation (at)',
      'create index ix_gro_operation_list_id_seq on gro_operation (list_id, seq)',
      'drop index ix_gro_operation_list_id',
      `create table gro_link (
        id uuid not null,
        list_id uuid not null,
        token_hash text not null,
        created_by uuid not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz,
        used_by text,
        used_at timestamptz,
        constraint pk_gro_link primary key (id),
        constraint uq_gro_link_token_hash unique (token_hash),
        constraint fk_gro_link_list_id foreign key (list_id) references gro_list(id) on delete cascade,
        constraint fk_gro_link_created_by foreign key (created_by) references acc_user(id) on delete cascade
      )`,
      'create index ix_gro_link_list_id on gro_link (list_id)',
      'create index ix_gro_link_created_by on gro_link (created_by)',
      `create table gro_presence (
        id uuid not null,
        list_id uuid not null,
        user_id uuid,
        name text not null,
        at timestamptz not null,
        constraint pk_gro_presence primary key (id),
        constraint fk_gro_presence_list_id foreign key (list_id) references gro_list(id) on delete cascade,
        constraint fk_gro_presence_user_id foreign key (user_id) references acc_user(id) on delete cascade
      )`,
      'create index ix_gro_presence_list_id on gro_presence (list_id)',
      'create index ix_gro_presence_user_id on gro_presence (user_id)',
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'drop table gro_presence',
      'drop table gro_link',
      'create index ix_gro_operation_list_id on gro_operation (list_id)',
      'drop index ix_gro_operation_list_id_seq',
      'drop index ix_gro_operation_at',
      ...['guest', 'user_id', 'outcome', 'version', 'value', 'field', 'line_id', 'seq'].map(
        (column) => `alter table gro_operation drop column ${column}`,
      ),
      'alter table gro_line drop column ticked_name',
      'alter table gro_list drop column seq',
    ]) {
      await runner.query(statement);
    }
  }
}
