// @ts-check
/**
 * The recipe list among many recipes: 50,000 of them, made from the seeds by a fixed draw, are put into the
 * embedded database and, where one is found, into a PostgreSQL of its own (DATABASE_URL_BENCH: an empty
 * database; else a server is started in a temporary folder). Then the built server is asked by HTTP as
 * somebody signed in. Figures in ms, with the plan of the slowest question on stderr.
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../src/build.mjs';
import { freePort } from '../src/port.mjs';
import { localPostgres } from '../src/postgres.mjs';
import { signInDemo } from '../src/demo-account.mjs';
import { startServer } from '../src/server.mjs';
import { root } from '../src/workspace.mjs';
import { bundled } from '../src/bundled.mjs';

export const about = 'ms of any filters and searches among 50,000 recipes, embedded and PostgreSQL';

const RECIPES = 50_000;
const QUESTIONS = 60;
const AT_ONCE = 1_000;
const LANGUAGES = /** @type {const} */ (['uk', 'ru', 'en']);
const BUDGET = { embedded: 120, postgres: 60 };

/** @typedef {() => number} Draw from 0 up to 1 */
/** @typedef {Record<string, string>} Question */
/** @typedef {{ query: (sql: string, values?: readonly unknown[]) => Promise<{ rows: Record<string, unknown>[] }> }} Client */
/** @typedef {Record<'uk' | 'ru' | 'en', string>} Names */
/**
 * @typedef {object} SeedRecipe what of a recipe's file is used here
 * @property {Names} name
 * @property {{ ingredientId: string, amount?: number, unit?: string }[]} lines
 * @property {string} categoryId
 * @property {string} [subcategoryId]
 * @property {string[]} mealTypes
 * @property {number} servings
 * @property {number} [cookedWeight]
 * @property {number} prepMinutes
 * @property {number} [restMinutes]
 * @property {string[]} [equipment]
 * @property {boolean} [withoutElectricity]
 * @property {boolean} [festive]
 */
/** @typedef {{ id: string, names: Names }} SeedFood */
/** @typedef {{ recipes: SeedRecipe[], foods: SeedFood[], categories: { id: string, subcategories: { id: string }[] }[] }} Seeds */
/** @typedef {{ catalogColumnsOf: (recipe: object, name: Names, lines: object[], facts: ReadonlyMap<string, SeedFood>) => object }} Columns */
/** @typedef {{ sql: string, values: unknown[] }} Statement */
/**
 * @typedef {object} Queries the server's own statements
 * @property {(typed: string) => { stems: string[] } | null} searched
 * @property {(asking: object, words: object) => Statement} namedStatement
 * @property {(asking: object, question: object, search: object | null) => Statement} pageStatement
 * @property {(asking: object, question: object, search: object | null) => Statement} countStatement
 */

/** The same numbers in every run. @param {number} state @returns {Draw} */
const drawing = (state) => () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  return ((state >>> 8) & 0xffffff) / 0x1000000;
};
/** @template T @param {readonly T[]} all @param {Draw} draw @returns {T} */
const one = (all, draw) => /** @type {T} */ (all[Math.floor(draw() * all.length)]);
/** @template T @param {readonly T[]} all @param {Draw} draw @param {number} most */
const some = (all, draw, most) => [
  ...new Set(Array.from({ length: 1 + Math.floor(draw() * most) }, () => one(all, draw))),
];

/** @param {string} path */
const seed = (path) => JSON.parse(readFileSync(join(root, 'backend/seeds', path), 'utf8'));

/** @returns {Seeds} */
function seeds() {
  const names = readdirSync(join(root, 'backend/seeds/recipes')).filter((name) => name.endsWith('.json'));
  return {
    recipes: names.sort().map((name) => seed(`recipes/${name}`)),
    foods: seed('ingredients.json'),
    categories: seed('recipe-categories.json'),
  };
}

/** Half of one name and half of another's. @param {SeedRecipe} a @param {SeedRecipe} b @param {number} n @returns {Names} */
const crossed = (a, b, n) => {
  const named = (/** @type {keyof Names} */ language) => {
    const [first, second] = [a.name[language].split(' '), b.name[language].split(' ')];
    return [...first.slice(0, 2), ...second.slice(-2), ...(n % 3 === 0 ? [] : [n])].join(' ');
  };
  return { uk: named('uk'), ru: named('ru'), en: named('en') };
};

/** Rows as the server would store them. @param {Seeds} from @param {Columns} columns @param {readonly string[]} owners */
function rowsOf({ recipes, foods }, { catalogColumnsOf }, owners) {
  const draw = drawing(7);
  const facts = new Map(foods.map((food) => [food.id, food]));
  return Array.from({ length: RECIPES }, (_, n) => {
    const [a, b] = [one(recipes, draw), one(recipes, draw)];
    const name = crossed(a, b, n);
    const lines = [...a.lines, ...b.lines]
      .filter(() => draw() < 0.6)
      .map((line) => ({
        ingredientId: draw() < 0.1 ? one(foods, draw).id : line.ingredientId,
        quantity: line.amount ?? null,
        quantityTo: null,
        unit: line.unit ?? null,
      }));
    const catalogued = {
      ...a,
      subcategoryId: a.subcategoryId ?? null,
      cookMinutes: Math.floor(draw() * 120),
      restMinutes: a.restMinutes ?? 0,
      equipment: a.equipment ?? [],
      withoutElectricity: a.withoutElectricity ?? false,
      festive: a.festive ?? false,
    };
    const at = new Date(1_750_000_000_000 + n * 60_000).toISOString();
    const columns = catalogColumnsOf(catalogued, name, lines, facts);
    const own = n % 10 === 0;
    const row = {
      ...columns,
      id: `${n.toString(16).padStart(8, '0')}-0000-4000-8000-00000000be9c`,
      number: 10_000 + n,
      ownerId: own ? one(owners, draw) : null,
      state: own ? 'private' : 'published',
      categoryId: a.categoryId,
      subcategoryId: catalogued.subcategoryId,
      mealTypes: a.mealTypes,
      servings: a.servings,
      cookedWeight: a.cookedWeight ?? null,
      prepMinutes: a.prepMinutes,
      cookMinutes: catalogued.cookMinutes,
      restMinutes: catalogued.restMinutes,
      equipment: catalogued.equipment,
      withoutElectricity: catalogued.withoutElectricity,
      festive: catalogued.festive,
      languages: [...LANGUAGES],
      nameUk: name['uk'],
      nameRu: name['ru'],
      nameEn: name['en'],
      icons: ['egg'],
      servingWeight: 300,
      kcal: Math.round(40 + draw() * draw() * 900),
      protein: 10,
      fat: 10,
      carbs: 10,
      fiber: 2,
      nutritionComplete: true,
      sourceUrl: null,
      createdAt: at,
      updatedAt: at,
    };
    return Object.fromEntries(
      Object.entries(row).map(([key, value]) => [key.replace(/[A-Z]/g, (l) => `_${l.toLowerCase()}`), value]),
    );
  });
}

/** Puts 50,000 recipes into a database that the server made. @param {Client} db @param {(line: string) => void} log */
export async function fillRecipes(db, log) {
  await fill(db, seeds(), await bundled('backend/src/recipes/catalog/catalog-columns.ts'), log);
}

/** @param {Client} db @param {Seeds} from @param {Columns} columns @param {(line: string) => void} log @returns {Promise<string>} who asks */
async function fill(db, from, columns, log) {
  const { rows: people } = await db.query(`select id, email from acc_user order by email`);
  const reader = String(people.find(({ email }) => String(email).startsWith('free@'))?.['id']);
  const rows = rowsOf(
    from,
    columns,
    people.map(({ id }) => String(id)),
  );
  log(`${RECIPES} recipes are put in …`);
  // Only what is given is put in: all else of a row is as the schema has it.
  const given = Object.keys(rows[0] ?? {}).join();
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await db.query(
      `insert into rec_recipe (${given}) select ${given} from json_populate_recordset(null::rec_recipe, $1)`,
      [JSON.stringify(rows.slice(start, start + AT_ONCE))],
    );
  }
  await db.query(
    `insert into rec_recipe_text (recipe_id, language, name, description)
     select id, 'uk', name_uk, name_uk from rec_recipe on conflict do nothing`,
  );
  for (const statement of [
    `insert into rec_favorite select $1, id, now() from rec_recipe where number % 50 = 0 on conflict do nothing`,
    `insert into rec_like select $1, id, true, now() from rec_recipe where number % 70 = 0 on conflict do nothing`,
  ]) {
    await db.query(statement, [reader]);
  }
  await db.query('vacuum analyze');
  return reader;
}

/** @param {string} word @param {Draw} draw a letter less, twice, or another one */
function mistyped(word, draw) {
  const at = 1 + Math.floor(draw() * Math.max(1, word.length - 2));
  const instead = one(['', word.charAt(at) + word.charAt(at), 'о', 'и'], draw);
  return word.slice(0, at) + instead + word.slice(at + 1);
}

/** @param {Seeds} from @returns {Record<string, Question[]>} questions by kind */
function questions({ recipes, foods, categories }) {
  const draw = drawing(42);
  const used = [...new Set(recipes.flatMap(({ lines }) => lines.map(({ ingredientId }) => ingredientId)))];
  const tree = categories.flatMap(({ id, subcategories }) => [id, ...subcategories.map((sub) => sub.id)]);
  const words = recipes.flatMap(({ name }) =>
    Object.values(name).flatMap((text) =>
      String(text)
        .split(' ')
        .filter((word) => word.length > 3),
    ),
  );
  const low = () => Math.floor(draw() * 400);
  /** @type {(() => Question)[]} */
  const filters = [
    () => ({ ingredients: some(used, draw, 2).join() }),
    () => ({ without: some(used, draw, 4).join() }),
    () => ({ categories: some(tree, draw, 4).join() }),
    () => ({ minKcal: String(low()), maxKcal: String(400 + low()) }),
    () => ({ favourites: 'true' }),
    () => ({ mine: 'true' }),
    () => ({ liked: 'true' }),
    () => ({ minutes: String(one([15, 30, 45, 60, 90], draw)) }),
    () => ({ diet: one(['vegan', 'lenten', 'vegetarian'], draw) }),
    () => ({ glutenFree: 'true' }),
    () => ({ free: some(['nuts', 'milk', 'eggs', 'fish', 'gluten'], draw, 3).join() }),
    () => ({ unequipped: some(['stove', 'oven', 'blender'], draw, 2).join() }),
    () => ({ withoutElectricity: 'true' }),
    () => ({ festive: 'true' }),
    () => ({ mealType: one(['breakfast', 'dinner', 'supper', 'afternoon-snack'], draw) }),
  ];
  const sort = () => ({ sort: one(['name', 'time', 'kcal', 'newest', 'cheapest'], draw) });
  /** @param {number} most @returns {Question} */
  const several = (most) => Object.assign({}, ...some(filters, draw, most).map((filter) => filter()));
  /** @type {Record<string, () => Question>} */
  const kinds = {
    pages: () => ({ page: String(1 + Math.floor(draw() * draw() * 400)), ...sort() }),
    oneFilter: () => one(filters, draw)(),
    filters: () => ({ ...several(6), ...sort() }),
    search: () => ({ name: some(words, draw, 2).join(' ') }),
    typos: () => ({ name: mistyped(String(one(words, draw)), draw) }),
    foods: () => ({ name: String(one(foods, draw).names[one(LANGUAGES, draw)]) }),
    searchFilters: () => ({ name: String(one(words, draw)), ...several(4), ...(draw() < 0.3 ? sort() : {}) }),
  };
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, ask]) => [
      kind,
      Array.from({ length: QUESTIONS }, () => ({
        language: one(LANGUAGES, draw),
        pageSize: one(['6', '12', '18', '24'], draw),
        ...ask(),
      })),
    ]),
  );
}

/** @param {readonly number[]} sorted @param {number} share */
const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** @param {string} url @param {Record<string, Question[]>} asked */
async function measure(url, asked) {
  const { headers } = JSON.parse(await signInDemo(url, 'free'));
  /** @param {Question} question */
  const ask = async (question) => {
    const started = performance.now();
    const answer = await fetch(`${url}/api/recipes?${new URLSearchParams(question)}`, { headers });
    const text = await answer.text();
    const ms = performance.now() - started;
    if (!answer.ok) throw new Error(`${answer.status} for ${new URLSearchParams(question)}: ${text}`);
    return { ms, question, count: JSON.parse(text).count };
  };
  for (const all of Object.values(asked)) for (const question of all.slice(0, 5)) await ask(question);
  /** @type {Record<string, Awaited<ReturnType<typeof ask>>[]>} */
  const found = {};
  for (const [kind, all] of Object.entries(asked)) {
    const own = (found[kind] = /** @type {Awaited<ReturnType<typeof ask>>[]} */ ([]));
    for (const question of all) own.push(await ask(question));
  }
  return found;
}

/** @param {string} place @param {Awaited<ReturnType<typeof measure>>} found */
const figuresOf = (place, found) =>
  Object.entries({ ...found, all: Object.values(found).flat() }).flatMap(([kind, answers]) => {
    const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
    return [
      [`${place}.${kind}.p50`, quantile(sorted, 0.5)],
      [`${place}.${kind}.p95`, quantile(sorted, 0.95)],
    ];
  });

/** A question as the server reads it. @param {Question} asked */
function readQuestion(asked) {
  const list = (/** @type {string} */ key) => (asked[key] ? asked[key].split(',') : []);
  const number = (/** @type {string} */ key) => (asked[key] ? Number(asked[key]) : undefined);
  const yes = (/** @type {string} */ key) => asked[key] === 'true';
  return {
    ...asked,
    name: asked['name'],
    page: number('page') ?? 1,
    pageSize: number('pageSize') ?? 12,
    ingredients: list('ingredients'),
    without: list('without'),
    categories: list('categories'),
    free: list('free'),
    unequipped: list('unequipped'),
    minKcal: number('minKcal'),
    maxKcal: number('maxKcal'),
    minutes: number('minutes'),
    glutenFree: yes('glutenFree'),
    withoutElectricity: yes('withoutElectricity'),
    festive: yes('festive'),
    favourites: yes('favourites'),
    mine: yes('mine'),
    liked: yes('liked'),
  };
}

/** What the database did for the slowest questions. @param {Client} db @param {Queries} code @param {string} userId @param {Awaited<ReturnType<typeof measure>>} found @param {(line: string) => void} log */
async function explain(db, code, userId, found, log) {
  const slowest = Object.values(found)
    .flat()
    .sort((a, b) => b.ms - a.ms);
  for (const { ms, question, count } of slowest.slice(0, 8))
    log(`${ms.toFixed(1)} ms, ${count} found: ${decodeURIComponent(String(new URLSearchParams(question)))}`);
  const question = readQuestion(slowest[0]?.question ?? {});
  const asking = { userId, household: [userId], currency: 'UAH' };
  const words = question.name ? code.searched(question.name) : null;
  const named = words && code.namedStatement(asking, words);
  const held = named ? (await db.query(named.sql, named.values)).rows[0]?.['named'] : true;
  const search = words && { ...words, foods: [], alike: held ? null : [words.stems] };
  for (const statement of [code.pageStatement, code.countStatement]) {
    const { sql, values } = statement(asking, question, search);
    const { rows } = await db.query(`explain (analyze, buffers, costs off) ${sql}`, values);
    log(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
}

/** @param {{ log: (line: string) => void }} tools */
export async function run({ log }) {
  const { failed } = await build({ log });
  if (failed.length > 0) throw new Error(`${failed.join(', ')} could not be built.`);
  const pg = createRequire(join(root, 'backend/package.json'))('pg');
  const columns = await bundled('backend/src/recipes/catalog/catalog-columns.ts');
  const query = await bundled('backend/src/recipes/catalog/catalog-query.ts');
  const domain = await bundled('packages/domain/src/index.ts');
  const from = seeds();
  const asked = questions(from);
  const data = mkdtempSync(join(tmpdir(), 'sytno-catalog-'));
  const postgres = await localPostgres(log);
  /** @type {[keyof typeof BUDGET, NodeJS.ProcessEnv, object][]} */
  const places = [
    ['embedded', { DATA_DIR: data }, { host: join(data, 'run'), user: 'postgres', database: 'postgres' }],
    ...(postgres
      ? [
          /** @type {[keyof typeof BUDGET, NodeJS.ProcessEnv, object]} */ ([
            'postgres',
            { DATABASE_URL: postgres.url, DATA_DIR: join(data, 'files') },
            { connectionString: postgres.url },
          ]),
        ]
      : []),
  ];
  /** @type {Record<string, number>} */
  const figures = {};
  try {
    for (const [place, env, address] of places) {
      log(`${place} …`);
      const server = await startServer(await freePort(), { ...env, LOG_LEVEL: 'error' });
      try {
        const db = new pg.Client(address);
        // The server goes first when a statement failed; what failed is told by the statement.
        db.on('error', () => undefined);
        await db.connect();
        const reader = await fill(db, from, columns, log);
        const found = await measure(server.url, asked);
        Object.assign(figures, Object.fromEntries(figuresOf(place, found)));
        await explain(db, { ...query, ...domain }, reader, found, log);
        await db.end();
        const p95 = figures[`${place}.all.p95`] ?? 0;
        log(
          `${place}: p95 ${p95.toFixed(1)} ms, budget ${BUDGET[place]} ms${p95 > BUDGET[place] ? ': OVER' : ''}`,
        );
      } finally {
        await server.stop();
      }
    }
  } finally {
    await postgres?.stop();
    rmSync(data, { recursive: true, force: true });
  }
  return figures;
}
