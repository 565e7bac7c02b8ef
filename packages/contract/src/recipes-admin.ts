import { oc } from '@orpc/contract';
import { LANGUAGES, UNIT_IDS } from '@sytno/domain';
import { z } from 'zod';
import { foodFacts, threeNames, unitNames, word } from './food-facts';
import { routes } from './routes';
import { filledText, id, instant, language, page, text, whole, yesInQuery } from './types';

const calls = routes.recipes.admin;

/** As many recipes and days are told by a preview, those with most plans first. */
export const PREVIEWED = 50;

const MOST_REVISION = 2_147_483_647;
const revision = whole(1, MOST_REVISION);
const words = z.partialRecord(z.enum(LANGUAGES), z.string());
const per100g = foodFacts.shape.per100g;

/** What of a food a list and a suggestion show. */
const foodCard = z.strictObject({
  id: z.string(),
  names: z.strictObject({ uk: z.string(), ru: z.string(), en: z.string() }),
  icon: z.string(),
  tint: z.string(),
  aisleName: z.string(),
  per100g,
});

/** What is planned from today on with the recipes concerned. Whose it is, is not told. */
const planned = z.strictObject({
  /** Dishes on menus. */
  items: z.int(),
  /** Servings of those that are cooked. */
  portions: z.int(),
  households: z.int(),
});

const proposalCard = z.strictObject({
  id,
  /** As it was first written. */
  name: z.string(),
  language,
  state: z.enum(['open', 'answered', 'refused']),
  createdAt: instant,
  /** Until when it was promised. */
  dueAt: instant,
  /** Recipes whose lines wait. */
  recipes: z.int(),
  planned,
  answeredAt: instant.nullable(),
});

const changeId = z.strictObject({
  /** What `undo` takes back. */
  changeId: id,
});

/** How recipes and plans would change; kcal of a serving, whole numbers. */
const preview = z.strictObject({
  recipes: z.array(
    z.strictObject({
      id,
      number: z.int(),
      name: z.string(),
      kcal: z.strictObject({ before: z.int(), after: z.int() }),
      complete: z.strictObject({ before: z.boolean(), after: z.boolean() }),
      planned: z.int(),
    }),
  ),
  /** All that change, also those that are not told. */
  recipeCount: z.int(),
  planned,
  /** Days on which they are planned, with kcal of all planned servings together. */
  days: z.array(
    z.strictObject({
      date: z.string(),
      items: z.int(),
      kcal: z.strictObject({ before: z.int(), after: z.int() }),
    }),
  ),
  /** Other foods that are called so already, by one of the names given. */
  sameNames: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});

/** What is written of a food, with what it is changed by. */
const food = z.strictObject({
  id: z.string(),
  revision: z.int(),
  facts: foodFacts,
  /** Where it stands: lines of recipes, and rows elsewhere that name it. */
  uses: z.strictObject({ recipes: z.int(), elsewhere: z.int() }),
});

const change = z.strictObject({
  id,
  kind: z.string(),
  thingKind: z.string(),
  thingId: z.string(),
  thingName: words,
  actorName: z.string(),
  at: instant,
  undoneAt: instant.nullable(),
});

/** The tables of the catalogue, each with a screen of its own. */
const CATALOGUE_TABLES = ['categories', 'subcategories', 'aisles', 'units'] as const;
const table = z.enum(CATALOGUE_TABLES, 'choice');
/** Those whose rows can be added, merged and removed: what a unit measures is the product's. */
const openTable = z.enum(['categories', 'subcategories', 'aisles'], 'choice');

const foodsQuestion = z.strictObject({
  ...page,
  language,
  search: text(80).default(''),
  aisle: word.optional(),
  /** Only those without nutrients. */
  bare: yesInQuery,
});
/** The question for ingredients once it is read. */
export type FoodsQuestion = z.output<typeof foodsQuestion>;

const entry = z.strictObject({
  id: z.string(),
  names: z.strictObject({ uk: z.string(), ru: z.string(), en: z.string() }),
  icon: z.string(),
  /** Of a category's plate, #RRGGBB. */
  tint: z.string().nullable(),
  /** A subcategory's category. */
  parentId: z.string().nullable(),
  hidden: z.boolean(),
  revision: z.int(),
  /** Recipes of a category, ingredients of an aisle. */
  used: z.int(),
});

const unit = z.strictObject({
  id: z.enum(UNIT_IDS),
  names: unitNames,
  hidden: z.boolean(),
  revision: z.int(),
  /** Lines of recipes. */
  used: z.int(),
});

const entryForm = z.strictObject({
  names: threeNames,
  icon: foodFacts.shape.icon,
  tint: foodFacts.shape.tint.nullable(),
  /** A subcategory has one, nothing else has. */
  parentId: word.nullable(),
  hidden: z.boolean('type'),
});

export const recipesAdmin = {
  proposals: oc
    .route({ ...calls.proposals, summary: 'Foods nobody knows yet: those that most plans wait for first' })
    .input(
      z.strictObject({
        ...page,
        state: z.enum(['open', 'closed'], 'choice').default('open'),
        /** A part of the name, in any case. */
        search: text(120).default(''),
      }),
    )
    .output(
      z.strictObject({
        items: z.array(proposalCard),
        count: z.int(),
        /** All open ones, and how many of them are late. */
        open: z.int(),
        late: z.int(),
      }),
    ),
  proposal: oc
    .route({ ...calls.proposal, summary: 'One proposal: where it is used, and foods like it' })
    .input(z.strictObject({ id, language }))
    .output(
      proposalCard.extend({
        proposerName: z.string().nullable(),
        ingredientId: z.string().nullable(),
        reason: z.string().nullable(),
        /** Recipes with it, most planned first, at most 50. */
        uses: z.array(
          z.strictObject({
            recipeId: id,
            number: z.int(),
            name: z.string(),
            /** Whether the administrator may open it. */
            readable: z.boolean(),
            /** The line is of somebody's own composition of the recipe, which nobody else reads. */
            composition: z.boolean(),
            planned: z.int(),
            quantity: z.number().nullable(),
            quantityTo: z.number().nullable(),
            unit: z.enum(UNIT_IDS).nullable(),
            comment: z.string(),
          }),
        ),
        suggestions: z.array(
          foodCard.extend({
            facts: foodFacts,
            /** 0 to 1: how sure it is that this food is meant. */
            confidence: z.number(),
          }),
        ),
        /** The open one behind it, else the first; null when no other waits. */
        next: id.nullable(),
      }),
    ),
  previewAnswer: oc
    .route({ ...calls.previewAnswer, summary: 'What would change by new facts, or by a food that it is' })
    .input(z.strictObject({ id, language, facts: foodFacts.optional(), ingredientId: word.optional() }))
    .output(preview),
  answer: oc
    .route({ ...calls.answer, summary: 'Makes an ingredient of a proposal; those who wait are told' })
    .input(z.strictObject({ id, facts: foodFacts }))
    .output(changeId.extend({ ingredientId: z.string() })),
  join: oc
    .route({ ...calls.join, summary: 'The proposal is this ingredient; its name becomes another name of it' })
    .input(z.strictObject({ id, ingredientId: word, keepName: z.boolean('type').default(true) }))
    .output(changeId),
  refuse: oc
    .route({ ...calls.refuse, summary: 'Refuses a proposal with a reason; those who wrote it are told' })
    .input(z.strictObject({ id, reason: filledText(1_000) }))
    .output(changeId),

  foods: oc
    .route({ ...calls.foods, summary: 'Ingredients, by name' })
    .input(foodsQuestion)
    .output(
      z.strictObject({
        items: z.array(foodCard.extend({ recipes: z.int(), revision: z.int() })),
        count: z.int(),
      }),
    ),
  food: oc
    .route({ ...calls.food, summary: 'All that is written of an ingredient' })
    .input(z.strictObject({ id: word }))
    .output(food),
  addFood: oc
    .route({ ...calls.addFood, summary: 'Adds an ingredient' })
    .input(z.strictObject({ facts: foodFacts }))
    .output(changeId.extend({ ingredientId: z.string() })),
  previewFood: oc
    .route({ ...calls.previewFood, summary: 'What would change by other facts of an ingredient' })
    .input(z.strictObject({ id: word, language, facts: foodFacts }))
    .output(preview),
  saveFood: oc
    .route({
      ...calls.saveFood,
      summary:
        'Changes the facts of an ingredient; 409 with what stands now when they were changed meanwhile',
    })
    .input(z.strictObject({ id: word, revision, facts: foodFacts }))
    .output(changeId.extend({ revision: z.int() })),
  removeFood: oc
    .route({ ...calls.removeFood, summary: 'Takes an ingredient away that nothing uses' })
    .input(z.strictObject({ id: word, revision }))
    .output(changeId),
  previewMerge: oc
    .route({ ...calls.previewMerge, summary: 'What would change if an ingredient were merged into another' })
    .input(z.strictObject({ id: word, into: word, language }))
    .output(
      preview.extend({
        /** Rows elsewhere that follow: lines of lists, foods that somebody dislikes. */
        elsewhere: z.int(),
        /** What the other one is called besides, afterwards. */
        names: z.strictObject({
          uk: z.array(z.string()),
          ru: z.array(z.string()),
          en: z.array(z.string()),
        }),
      }),
    ),
  mergeFood: oc
    .route({ ...calls.mergeFood, summary: 'Merges an ingredient into another, with all that names it' })
    .input(z.strictObject({ id: word, into: word, revision, intoRevision: revision }))
    .output(changeId),

  tables: oc
    .route({ ...calls.tables, summary: 'Categories, subcategories, aisles and units in their order' })
    .output(
      z.strictObject({
        categories: z.array(entry),
        subcategories: z.array(entry),
        aisles: z.array(entry),
        units: z.array(unit),
        /** Food pictures that there are to choose from. */
        icons: z.array(z.string()),
      }),
    ),
  addEntry: oc
    .route({ ...calls.addEntry, summary: 'Adds a row at the end of its table' })
    .input(entryForm.extend({ table: openTable }))
    .output(changeId.extend({ id: z.string() })),
  saveEntry: oc
    .route({ ...calls.saveEntry, summary: 'Changes a row; 409 with what stands now' })
    .input(entryForm.extend({ table: openTable, id: word, revision }))
    .output(changeId),
  saveUnit: oc
    .route({ ...calls.saveUnit, summary: 'Changes how a unit is called, and whether it is offered' })
    .input(
      z.strictObject({
        unit: z.enum(UNIT_IDS, 'choice'),
        names: unitNames,
        hidden: z.boolean('type'),
        revision,
      }),
    )
    .output(changeId),
  order: oc
    .route({ ...calls.order, summary: 'Puts the rows of a table into an order' })
    .input(
      z.strictObject({
        table,
        /** Of a category's subcategories. */
        parentId: word.nullable().default(null),
        /** All of them, each once. */
        ids: z.array(word, 'type').min(1, 'blank').max(500, 'number.range'),
      }),
    )
    .output(changeId),
  mergeEntry: oc
    .route({
      ...calls.mergeEntry,
      summary: 'Merges a row into another of its table; all that is in it follows',
    })
    .input(z.strictObject({ table: openTable, id: word, into: word, revision }))
    .output(changeId.extend({ moved: z.int() })),
  removeEntry: oc
    .route({ ...calls.removeEntry, summary: 'Takes a row away that nothing uses' })
    .input(z.strictObject({ table: openTable, id: word, revision }))
    .output(changeId),

  changes: oc
    .route({ ...calls.changes, summary: 'What administrators did to the catalogue, the last first' })
    .input(
      z.strictObject({
        ...page,
        thingKind: text(32).optional(),
        thingId: text(64).optional(),
      }),
    )
    .output(z.strictObject({ items: z.array(change), count: z.int() })),
  undo: oc
    .route({ ...calls.undo, summary: 'Takes a deed back; 409 when something has changed since' })
    .input(z.strictObject({ id }))
    .output(z.strictObject({ done: z.literal(true) })),
};
