import { oc } from '@orpc/contract';
import { z } from 'zod';
import { photo } from './pictures';
import { recipeContentShape } from './recipe-content';
import { editorFood, understoodText } from './recipe-editor';
import { routes } from './routes';
import { done, filledText, id, language, page, text } from './types';

/** Characters of a text or a page that somebody brings himself; as JSON it stays below what a call may hold. */
export const IMPORT_TEXT = 1_000_000;
/** Characters of an address. */
export const IMPORT_ADDRESS = 2_000;
/** Characters of a recipe's name on a page. */
const IMPORT_PICK = 1_000;

/** What an import is about to do, in this order. */
export const IMPORT_STEPS = ['queue', 'fetch', 'read', 'picture'] as const;

/**
 * What became of an import: `read` a recipe · `partial` one of which a main part is missing · `duplicate` the
 * person has it already · `blocked` the site shows the page to no program · `none` no recipe on the page ·
 * `large` more than 5 MB · `no-page` a file of another kind · `gone` no page at this address · `slow` no answer
 * in time · `unreachable` no connection · `forbidden` an address that we do not ask · `busy` that site was asked
 * enough for now · `wait` the site wants us to ask it later · `failed` our own fault
 */
export const IMPORT_OUTCOMES = [
  'read',
  'partial',
  'duplicate',
  'blocked',
  'none',
  'large',
  'no-page',
  'gone',
  'slow',
  'unreachable',
  'forbidden',
  'busy',
  'wait',
  'failed',
] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** What a page may leave out; the first three make a recipe partial. */
export const IMPORT_PARTS = [
  'title',
  'ingredients',
  'steps',
  'description',
  'category',
  'servings',
  'time',
  'picture',
] as const;
export type ImportPart = (typeof IMPORT_PARTS)[number];

/** What is done with a page that the person has a recipe of. */
export const IMPORT_WAYS = ['copy', 'update'] as const;

const nutrient = z.number().nullable();

/** Energy and nutrients as a page gives them, kcal and grams; of what they are, null where it does not say. */
export const pageNutrients = z.strictObject({
  kcal: nutrient,
  protein: nutrient,
  fat: nutrient,
  carbs: nutrient,
  per: z.enum(['serving', '100g']).nullable(),
});
export type PageNutrients = z.output<typeof pageNutrients>;

/** What a page said, to be shown beside what was made of it. */
const original = z.strictObject({
  title: z.string().nullable(),
  description: z.string().nullable(),
  author: z.string().nullable(),
  yields: z.string().nullable(),
  prepMinutes: z.int().nullable(),
  cookMinutes: z.int().nullable(),
  totalMinutes: z.int().nullable(),
  nutrients: pageNutrients.nullable(),
  steps: z.array(z.strictObject({ group: z.string(), lines: z.array(z.string()) })),
  /** Recipes on the page; the one that it is about was read. */
  recipesOnPage: z.int(),
  /** Their names, in the order of the page, where each can be picked; older servers tell none. */
  choices: z.array(z.string()).optional(),
});

/** A recipe out of a page, to be looked over; it is stored by the editor's `create`, or `save` of an update. */
const imported = z.strictObject({
  /** The id under which the editor stores it. */
  recipeId: id,
  way: z.enum(['new', 'update']),
  original,
  /** Without the lines, which are understood below. */
  content: recipeContentShape.omit({ lines: true }),
  /** Each line of the page with the heading that begins above it, '' when none does, and what it comes to. */
  lines: z.array(z.strictObject({ group: z.string(), understood: understoodText })),
  foods: z.array(editorFood),
  missing: z.array(z.enum(IMPORT_PARTS)),
  picture: photo.nullable(),
});

const existing = z.strictObject({ id, number: z.int(), name: z.string() });

export const importState = z.strictObject({
  id,
  state: z.enum(['waiting', 'working', 'done', 'cancelled']),
  step: z.enum(IMPORT_STEPS),
  /** Null when a text was brought. */
  address: z.string().nullable(),
  host: z.string().nullable(),
  /** Null until it is done. */
  outcome: z.enum(IMPORT_OUTCOMES).nullable(),
  /** The recipe that the person has of this page. */
  existing: existing.nullable(),
  imported: imported.nullable(),
  /** The recipe that it was saved as. */
  savedAs: id.nullable(),
  /** What is done with `existing`, once that is chosen; older servers do not tell. */
  way: z.enum(IMPORT_WAYS).nullable().optional(),
  /** When the site lets itself be asked again, if it said so; older servers do not tell. */
  waitUntil: z.string().nullable().optional(),
});

const address = filledText(IMPORT_ADDRESS);

const sitesQuestion = z.strictObject({ ...page, search: text(80).default('') });
/** The question for sites once it is read. */
export type SitesQuestion = z.output<typeof sitesQuestion>;

export const recipeImport = {
  begin: oc
    .route({
      ...routes.recipes.import.begin,
      summary: 'Has a page fetched and read, or a text read; the same call again is the same import',
    })
    .input(
      z.strictObject({
        id,
        /** Of the person, for texts whose language nothing tells. */
        language,
        /** An own import that came to nothing: what was chosen there about a recipe of the page holds here too. */
        follows: id.optional(),
        source: z.discriminatedUnion('kind', [
          z.strictObject({
            kind: z.literal('address'),
            address,
            /** Of the page's `choices` the one that is wanted; without it the one that the page is about. */
            pick: text(IMPORT_PICK).optional(),
          }),
          z.strictObject({
            kind: z.literal('text'),
            /** Plain, or the source of a page. */
            text: filledText(IMPORT_TEXT),
            /** Where it comes from, if that is known. */
            address: text(IMPORT_ADDRESS).nullable(),
          }),
        ]),
      }),
    )
    .output(importState),
  get: oc
    .route({ ...routes.recipes.import.get, summary: 'How an own import stands, and what it brought' })
    .input(z.strictObject({ id, language }))
    .output(importState),
  cancel: oc
    .route({ ...routes.recipes.import.cancel, summary: 'Calls an import off; one that is done stays' })
    .input(z.strictObject({ id }))
    .output(done),
  putAway: oc
    .route({
      ...routes.recipes.import.putAway,
      summary: 'Puts an import that is over away from the list of what was not saved, or brings it back',
    })
    .input(z.strictObject({ id, away: z.boolean() }))
    .output(done),
  goOn: oc
    .route({
      ...routes.recipes.import.goOn,
      summary: 'Imports what the person has already: as another recipe, or over the one he has',
    })
    .input(z.strictObject({ id, language, way: z.enum(IMPORT_WAYS, 'choice') }))
    .output(importState),
  overview: oc
    .route({
      ...routes.recipes.import.overview,
      summary:
        'Own imports that are under way, not saved or just failed, and sites that were read well lately',
    })
    .output(
      z.strictObject({
        unsaved: z.array(
          z.strictObject({
            id,
            title: z.string(),
            host: z.string().nullable(),
            at: z.string(),
            /** Null while it is under way; older servers tell none. */
            outcome: z.enum(IMPORT_OUTCOMES).nullable().optional(),
          }),
        ),
        hosts: z.array(z.string()),
      }),
    ),
  sites: oc
    .route({
      ...routes.recipes.import.sites,
      summary: 'How well each site was read in the last thirty days, the most wanted first',
    })
    .input(sitesQuestion)
    .output(
      z.strictObject({
        items: z.array(
          z.strictObject({
            host: z.string(),
            all: z.int(),
            read: z.int(),
            partial: z.int(),
            blocked: z.int(),
            none: z.int(),
            /** Everything else that brought no recipe. */
            other: z.int(),
            lastAt: z.string(),
          }),
        ),
        count: z.int(),
        all: z.int(),
        read: z.int(),
      }),
    ),
};
