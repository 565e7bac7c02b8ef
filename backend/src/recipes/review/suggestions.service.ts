import { Injectable } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import { joinLine, type Language } from '@sytno/domain';
import { DataSource } from 'typeorm';
import { foodCards } from '../admin/food-list.service';
import { Vocabulary } from '../editor/vocabulary.service';
import { FindIngredients } from '../ingredients/find.service';
import { formOf } from '../ingredients/food-form';
import { FoodFacts } from '../ingredients/facts.service';

type Suggestion = Outputs['recipes']['admin']['proposal']['suggestions'][number];

const MOST = 5;

/** Foods of the catalogue that a written name may mean, or that are like what it means. */
@Injectable()
export class Suggestions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly finding: FindIngredients,
    private readonly foods: FoodFacts,
    private readonly vocabulary: Vocabulary,
  ) {}

  /**
   * At most five, the surest first: those that the words mean as lines are joined, then those whose names look
   * alike, whole or by one of their words.
   *
   * @param name as somebody wrote it @param written its language @param reader the one the answer is in
   */
  async of(name: string, written: Language, reader: Language): Promise<Suggestion[]> {
    const { manager } = this.dataSource;
    const meant = new Map(
      joinLine(name, await this.vocabulary.index(), written).map(({ id, confidence }) => [id, confidence]),
    );
    for (const text of [name, ...name.split(/\s+/).filter((word) => word.length > 3)]) {
      if (meant.size >= MOST) break;
      const { items } = await this.finding.find({ text: text.slice(0, LONGEST), language: written });
      for (const { id } of items) if (!meant.has(id) && meant.size < MOST) meant.set(id, 0);
    }
    const facts = await this.foods.ingredientFactsOf(meant.keys(), manager);
    const cards = await foodCards([...meant.keys()], reader, this.foods, manager);
    return [...meant].flatMap(([id, confidence]) => {
      const [found, card] = [facts.get(id), cards.get(id)];
      return found && card ? [{ ...card, facts: formOf(found), confidence }] : [];
    });
  }
}

/** As long as a search may be. */
const LONGEST = 80;
