import { Injectable } from '@nestjs/common';
import { foldedName, nameStems, type Searched } from '@sytno/domain';
import { DataSource } from 'typeorm';

const WORDS = 'rec_ingredient_words(n.name, n.aliases)';

/** Foods whose names pass a test of the trigrams' index. */
const candidates = (test: string): string =>
  `select n.ingredient_id id, n.name, n.aliases from rec_ingredient_name n where ${test} limit 500`;

interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

/** Which foods are meant by what somebody types into the search of recipes. */
@Injectable()
export class NamedIngredients {
  constructor(private readonly dataSource: DataSource) {}

  /** Ids of foods one of whose names has all the words that were typed, in any form; never "ice" in "sliced". */
  async named({ stems }: Searched): Promise<string[]> {
    if (stems.length === 0) return [];
    const likes = stems.map((stem) => `%${stem.replace(/[\\%_]/g, '\\$&')}%`);
    // One by one: an array of patterns does not use the index.
    const all = likes.map((_, n) => `${WORDS} like $${String(n + 1)}`).join(' and ');
    const forms = await this.formsOf(all, likes);
    return idsOf(
      forms.filter(({ form }) => {
        const own = new Set(nameStems(form));
        return stems.every((stem) => own.has(stem));
      }),
    );
  }

  /** Ids of foods that are called so but for one slip of the fingers. */
  async nearly({ folded, stems }: Searched): Promise<string[]> {
    if (stems.length === 0) return [];
    const forms = await this.formsOf(`$1 <% ${WORDS}`, [folded]);
    return idsOf(forms.filter(({ form }) => oneSlip(foldedName(form), folded)));
  }

  private async formsOf(test: string, values: readonly string[]): Promise<{ id: string; form: string }[]> {
    const rows = await this.dataSource.query<Candidate[]>(candidates(test), [...values]);
    return rows.flatMap(({ id, name, aliases }) => [name, ...aliases].map((form) => ({ id, form })));
  }
}

const idsOf = (rows: readonly { id: string }[]): string[] => [...new Set(rows.map(({ id }) => id))];

const SHORTEST = 5;

/** Whether two words differ by one letter put in, left out, changed, or by two that changed places. */
export function oneSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < SHORTEST || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end++;
  const left = short.slice(start, short.length - end);
  const right = long.slice(start, long.length - end);
  const swapped = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
  return swapped || Math.max(left.length, right.length) <= 1;
}
