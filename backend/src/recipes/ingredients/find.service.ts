import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { DataSource } from 'typeorm';
import { folded } from './folded';

type Query = Inputs['recipes']['ingredients']['find'];
type Answer = Outputs['recipes']['ingredients']['find'];

/** As many as fit below a field. */
const MOST = 12;

/**
 * Foods with a name or another form of it, in any language, that holds what was typed or is like it. First
 * those whose own name in the reader's language begins with it, then any that begins with it, then whatever
 * is most like it. Both tests use the trigrams.
 */
const FIND = `
  with hit as (
    select n.ingredient_id id,
           bool_or(n.language = $3 and rec_folded(n.name) = $2) as same,
           bool_or(n.language = $3 and rec_folded(n.name) like $4) as own,
           bool_or(rec_ingredient_words(n.name, n.aliases) like $4
                or rec_ingredient_words(n.name, n.aliases) like $5) as begins,
           max(word_similarity($2, rec_ingredient_words(n.name, n.aliases))) as alike
      from rec_ingredient_name n
     where rec_ingredient_words(n.name, n.aliases) like $1 or $2 <% rec_ingredient_words(n.name, n.aliases)
     group by n.ingredient_id)
  select i.id, s.name, i.facts->>'icon' icon
    from hit h
    join rec_ingredient i on i.id = h.id
    join rec_ingredient_name s on s.ingredient_id = h.id and s.language = $3
   order by h.same desc, h.own desc, h.begins desc, h.alike desc, length(s.name), s.name collate uk, i.id
   limit ${String(MOST)}`;

/** Finding a food while somebody types its name. */
@Injectable()
export class FindIngredients {
  constructor(private readonly dataSource: DataSource) {}

  /** At most twelve foods, the best first; none for what says nothing. */
  async find({ text, language }: Query): Promise<Answer> {
    // The bar stands between a food's names where they are searched.
    const wanted = folded(text.replaceAll('|', ' '));
    if (wanted === '') return { items: [] };
    const like = wanted.replace(/[\\%_]/g, '\\$&');
    const values = [`%${like}%`, wanted, language, `${like}%`, `%| ${like}%`];
    return { items: await this.dataSource.query<Answer['items']>(FIND, values) };
  }
}
