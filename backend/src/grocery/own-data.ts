import { Injectable, type OnModuleInit } from '@nestjs/common';
import { People } from '../account';
import { Departures } from '../platform/own-data/departures';
import { OwnData, rowsBy, type OwnPart } from '../platform/own-data/own-data';
import { FoodFacts } from '../recipes';

const PARTS: readonly OwnPart[] = [
  {
    name: 'grocery-lists',
    tells: [],
    rows: rowsBy(
      `select name, state, from_date "from", to_date "to", created_at "createdAt", closed_at "closedAt", planned, paid
         from gro_list where household_id = $2 order by created_at`,
    ),
  },
  {
    name: 'grocery-guest-links',
    tells: ['gro_link.created_by'],
    rows: rowsBy(
      `select l.name "list", k.created_at "createdAt", k.expires_at "expiresAt", k.ended_at "endedAt"
         from gro_link k join gro_list l on l.id = k.list_id where k.created_by = $1 order by k.created_at`,
    ),
  },
  {
    name: 'shops',
    tells: [],
    rows: rowsBy(
      'select name, created_at "createdAt" from gro_shop where household_id = $2 order by created_at',
    ),
  },
];

const LEFT_OUT = {
  'gro_operation.user_id': 'what was done on the shared lists, by which devices agree with one another',
  'gro_presence.user_id': 'who looks at a list at the moment',
};

/** Says what of lists is somebody's own, and what becomes of it when he leaves. */
@Injectable()
export class GroceryOwnData implements OnModuleInit {
  constructor(
    private readonly ownData: OwnData,
    private readonly departures: Departures,
    private readonly foods: FoodFacts,
    private readonly people: People,
  ) {}

  onModuleInit(): void {
    this.ownData.learn([...PARTS, this.lines(), this.prices()], LEFT_OUT);
    this.departures.learn({
      // A link that a guest shops by goes on: the list is the household's, and the link another member's from then on.
      leave: async (manager, { userId }) => {
        const householdId = await this.people.householdOf(userId, manager);
        if (householdId === undefined) return;
        const { members } = await this.people.peopleOf(householdId, manager);
        const other = members.find((member) => member.userId !== userId);
        if (!other) return;
        await manager.query('update gro_link set created_by = $2 where created_by = $1', [
          userId,
          other.userId,
        ]);
      },
    });
  }

  private lines(): OwnPart {
    return {
      name: 'grocery-lines',
      tells: ['gro_line.ticked_by'],
      rows: this.named(
        `select l.name "list", g.ingredient_id "ingredient", g.text, coalesce(g.own_amounts, g.amounts) "amounts",
                g.note, g.ticked, g.ticked_at "tickedAt", g.ticked_by = $1 "tickedByYou", g.paid
           from gro_line g join gro_list l on l.id = g.list_id
          where l.household_id = $2 and not g.removed order by l.created_at, g.position`,
      ),
    };
  }

  private prices(): OwnPart {
    return {
      name: 'prices',
      tells: [],
      rows: this.named(
        `select ingredient_id "ingredient", minor "priceInMinorUnits", currency, per, paid_at "paidAt"
           from gro_price where household_id = $2 order by paid_at`,
      ),
    };
  }

  /** Rows whose ingredient is called as the person reads it. */
  private named(statement: string): OwnPart['rows'] {
    const rowsOf = rowsBy(statement);
    return async (manager, whose) => {
      const rows = await rowsOf(manager, whose);
      const ids = [
        ...new Set(rows.flatMap(({ ingredient }) => (typeof ingredient === 'string' ? ingredient : []))),
      ];
      const facts = await this.foods.ingredientFactsOf(ids, manager);
      return rows.map((row) => {
        const { ingredient } = row;
        const food = typeof ingredient === 'string' ? facts.get(ingredient) : undefined;
        return { ...row, ingredient: food?.names[whose.language] ?? ingredient };
      });
    };
  }
}
