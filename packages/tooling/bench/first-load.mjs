// @ts-check
/**
 * What a signed-in person waits for: each section opened cold, opened from another one by a quick click, and after
 * pointing at its link for a moment. Beside it the same application out of the same sources without federation, which
 * says what federation costs (`tax.*`: how many times as much). Scripts and styles are counted from the moment of
 * navigation (or of the click) until the section stands in the page.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInDemo } from '../src/demo-account.mjs';
import { median } from '../src/figures.mjs';
import { buildMonolith, MONOLITH } from '../src/monolith.mjs';
import { clickedAt, now, readyAfter, watchPage } from '../src/page-probe.mjs';
import { freePort } from '../src/port.mjs';
import { withProduct } from '../src/product.mjs';
import { startServer } from '../src/server.mjs';

export const about =
  'requests, KB and ms of each section, cold and from another one, and what federation adds to them';

const ROUNDS = 5;
const LIMIT = 60_000;
/** Nothing new asked for so long: what follows is not part of the view. */
const QUIET = 500;

const network = (/** @type {number} */ latency, /** @type {number} */ megabits) => ({
  offline: false,
  latency,
  downloadThroughput: megabits * 125_000,
  uploadThroughput: megabits * 125_000,
});
const FAST = network(100, 10);
const SLOW = network(150, 1.6);

/** @type {Record<string, string>} first page of each section */
const PAGES = {
  recipes: '/uk/user/recipes',
  mealplans: '/uk/user/mealplans',
  grocery: '/uk/user/grocerylist',
  account: '/uk/user/profile',
  expert: '/uk/user/courses',
};

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {typeof FAST} Network
 * @typedef {{ requests: number, kb: number, ms: number }} View
 * @typedef {{ at: number, bytes: number }} Asset asked for at (ms since navigation start), encoded size
 * @typedef {{ browser: Browser, user: string, url: string, section: string, conditions: Network }} Visit
 */

/** Scripts and styles that went over the network, as they are asked for. @param {Page} page @param {Network} conditions */
async function watchNetwork(page, conditions) {
  const session = await page.context().newCDPSession(page);
  /** @type {Map<string, Asset>} */
  const assets = new Map();
  let origin = 0;
  let last = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, type, timestamp }) => {
    if (type === 'Document' && origin === 0) origin = timestamp;
    if (type !== 'Script' && type !== 'Stylesheet') return;
    last = performance.now();
    assets.set(requestId, { at: (timestamp - origin) * 1000, bytes: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => assets.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const asset = assets.get(requestId);
    if (asset) asset.bytes = encodedDataLength;
    last = performance.now();
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', conditions);
  const quiet = async () => {
    while (performance.now() - last < QUIET) await page.waitForTimeout(50);
  };
  return { assets, quiet };
}

/** @param {Map<string, Asset>} assets @param {number} from @param {number} to @returns {View} */
function viewBetween(assets, from, to) {
  const counted = [...assets.values()].filter(({ at }) => at >= from && at <= to);
  const bytes = counted.reduce((sum, asset) => sum + asset.bytes, 0);
  return { requests: counted.length, kb: bytes / 1024, ms: to - from };
}

/** @param {Page} page @param {number} after @returns {Promise<number>} */
const whenReady = async (page, after) =>
  (await page.waitForFunction(readyAfter, after, { timeout: LIMIT, polling: 50 })).jsonValue();

/**
 * @template T @param {Visit} visit
 * @param {(page: Page, network: Awaited<ReturnType<typeof watchNetwork>>) => Promise<T>} look
 * @returns {Promise<T>} in a browser that has seen nothing yet
 */
async function inNewContext({ browser, user, conditions }, look) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'uk-UA' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPage, user);
    return await look(page, await watchNetwork(page, conditions));
  } finally {
    await context.close();
  }
}

/** @param {Visit} visit @returns {Promise<View>} */
const coldVisit = (visit) =>
  inNewContext(visit, async (page, { assets, quiet }) => {
    await page.goto(visit.url + PAGES[visit.section], { waitUntil: 'commit' });
    const ready = await whenReady(page, -1);
    await quiet();
    return viewBetween(assets, 0, ready);
  });

/**
 * From another section that has come to rest.
 * @param {Visit} visit @param {(link: import('@playwright/test').Locator, quiet: () => Promise<void>) => Promise<unknown>} before the click
 * @returns {Promise<View>}
 */
const laterVisit = (visit, before) =>
  inNewContext(visit, async (page, { assets, quiet }) => {
    const first = visit.section === 'recipes' ? 'mealplans' : 'recipes';
    await page.goto(visit.url + PAGES[first], { waitUntil: 'commit' });
    await whenReady(page, -1);
    await quiet();
    // Pointing begins the loading, a moment before the click of the same hand.
    const pointed = await page.evaluate(now);
    const link = page.locator(`a[href="${PAGES[visit.section]}"]`).first();
    await before(link, quiet);
    await link.click();
    const clicked = await page.evaluate(clickedAt);
    const ready = await whenReady(page, clicked);
    await quiet();
    return { ...viewBetween(assets, pointed, ready), ms: ready - clicked };
  });

/** What is measured of both applications, and what of the federated one alone. */
const BOTH = /** @type {const} */ ([
  ['cold', FAST],
  ['slow', SLOW],
]);
/** @type {[string, (visit: Visit) => Promise<View>][]} */
const LATER = [
  ['later', (visit) => laterVisit(visit, () => Promise.resolve())],
  ['hovered', (visit) => laterVisit(visit, (link, quiet) => link.hover().then(quiet))],
];

/** @typedef {Record<string, number[]>} Figures */

/** @param {Figures} figures @param {string} name @param {View} view */
function note(figures, name, view) {
  for (const [figure, value] of Object.entries(view)) (figures[`${name}.${figure}`] ??= []).push(value);
}

/** @param {Browser} browser @param {{ federated: string, monolith: string }} urls @param {(line: string) => void} log */
async function measure(browser, urls, log) {
  const users = {
    federated: await signInDemo(urls.federated, 'free'),
    monolith: await signInDemo(urls.monolith, 'free'),
  };
  /** @type {Figures} */
  const figures = {};
  const visit = (
    /** @type {'federated' | 'monolith'} */ which,
    /** @type {string} */ section,
    conditions = FAST,
  ) => ({
    browser,
    user: users[which],
    url: urls[which],
    section,
    conditions,
  });
  for (const section of Object.keys(PAGES)) {
    log(`${section} …`);
    for (let round = 0; round < ROUNDS; round++) {
      // By turns, so that a busy moment of the machine falls on both.
      for (const [kind, conditions] of BOTH) {
        note(figures, `${section}.${kind}`, await coldVisit(visit('federated', section, conditions)));
        note(figures, `${section}.${kind}.mono`, await coldVisit(visit('monolith', section, conditions)));
      }
      for (const [kind, look] of LATER)
        note(figures, `${section}.${kind}`, await look(visit('federated', section)));
    }
  }
  return { ...figures, ...taxOf(figures) };
}

/** How many times as much each section takes with federation, and the most of all. @param {Figures} figures @returns {Figures} */
function taxOf(figures) {
  const of = (/** @type {string} */ name) => median(figures[name] ?? []);
  const kinds = [
    ['requests', 'cold.requests', 'cold.mono.requests'],
    ['kb', 'cold.kb', 'cold.mono.kb'],
    ['ms', 'cold.ms', 'cold.mono.ms'],
    ['slow.ms', 'slow.ms', 'slow.mono.ms'],
  ];
  return Object.fromEntries(
    kinds.map(([name, federated, alone]) => [
      `tax.${name}`,
      Object.keys(PAGES).map((section) => of(`${section}.${federated}`) / of(`${section}.${alone}`)),
    ]),
  );
}

/** @param {{ log: (line: string) => void }} tools */
export const run = ({ log }) =>
  withProduct(log, async ({ url, browser }) => {
    await buildMonolith(log);
    const data = mkdtempSync(join(tmpdir(), 'sytno-monolith-'));
    const env = { ...MONOLITH, DATA_DIR: data, LOG_LEVEL: 'error' };
    const server = await startServer(await freePort(), env);
    try {
      return await measure(browser, { federated: url, monolith: server.url }, log);
    } finally {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    }
  });
