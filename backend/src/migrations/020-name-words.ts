import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every word that stands in a name of a recipe, once: a search that finds nothing looks here for what was
 * meant, since asking 50,000 rows how alike they are takes long. The database keeps it, whoever writes a name.
 * A word whose last recipe is gone stays: it finds nothing.
 */
export class NameWords implements MigrationInterface {
  readonly name = 'NameWords1764400000020';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'create table rec_name_word (word text not null, constraint pk_rec_name_word primary key (word))',
      'create index ix_rec_name_word_word_trgm on rec_name_word using gin (word gin_trgm_ops)',
      `create function rec_keep_words() returns trigger language plpgsql as $$
       begin
         insert into rec_name_word
         select distinct word from regexp_split_to_table(new.folded_names, '[ |]+') word where word <> ''
         on conflict do nothing;
         return null;
       end $$`,
      `create trigger tr_rec_recipe_keep_words after insert or update of folded_names on rec_recipe
       for each row execute function rec_keep_words()`,
      `insert into rec_name_word
       select distinct word from rec_recipe r, regexp_split_to_table(r.folded_names, '[ |]+') word where word <> ''`,
    ]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger tr_rec_recipe_keep_words on rec_recipe');
    await runner.query('drop function rec_keep_words');
    await runner.query('drop table rec_name_word');
  }
}
