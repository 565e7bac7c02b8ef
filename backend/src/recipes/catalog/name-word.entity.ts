import { Entity, Index, PrimaryColumn } from 'typeorm';

/** A folded word of some recipe's name; the database writes it with the name (migration 020). */
@Entity('rec_name_word')
@Index('ix_rec_name_word_word_trgm', ['word'], { type: 'gin' })
export class NameWord {
  @PrimaryColumn('text')
  word: string;
}
