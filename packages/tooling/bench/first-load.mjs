// @ts-check
/**
 * What a signed-in person waits for: each section opened cold, and each section opened from another one,
 * at 10 Mbps and 100 ms. Scripts and styles are counted from the moment of navigation (or of the click)
 * until the section stands in the page.
 */
import { clickedAt, now, readyAfter, watchPage } from '../src/page-probe.mjs';
import { signInDemo, withProduct } from '../src/product.mjs';

export const about = 'requests, KB and ms of each section, cold and from another section, at 10 Mbps/100 ms';

const ROUNDS = 5;
const LIMIT = 30_000;
/** Nothing new asked for so long: what follows is not part of the view. */
const QUIET = 500;
const NETWORK = { offline: false, latency: 100, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

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
 * @typedef {{ requests: number, kb: number, ms: number }} View
 * @typedef {{ at: number, bytes: number }} Asset asked for at (ms since navigation start), encoded size
 */

/** Scripts and styles that went over the network, as they are asked for. @param {Page} page */
async function watchNetwork(page) {
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
  await session.send('Network.emulateNetworkConditions', NETWORK);
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
 * @template T @param {Browser} browser @param {string} user
 * @param {(page: Page, network: Awaited<ReturnType<typeof watchNetwork>>) => Promise<T>} visit
 * @returns {Promise<T>} in a browser that has seen nothing yet
 */
async function inNewContext(browser, user, visit) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'uk-UA' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPage, user);
    return await visit(page, await watchNetwork(page));
  } finally {
    await context.close();
  }
}

/** @param {Browser} browser @param {string} user @param {string} url @param {string} section @returns {Promise<View>} */
const coldVisit = (browser, user, url, section) =>
  inNewContext(browser, user, async (page, { assets, quiet }) => {
    await page.goto(url + PAGES[section], { waitUntil: 'commit' });
    const ready = await whenReady(page, -1);
    await quiet();
    return viewBetween(assets, 0, ready);
  });

/** From another section that has come to rest. @type {typeof coldVisit} */
const laterVisit = (browser, user, url, section) =>
  inNewContext(browser, user, async (page, { assets, quiet }) => {
    const first = section === 'recipes' ? 'mealplans' : 'recipes';
    await page.goto(url + PAGES[first], { waitUntil: 'commit' });
    await whenReady(page, -1);
    await quiet();
    // Hovering begins the loading, a moment before the click of the same hand.
    const pointed = await page.evaluate(now);
    await page.locator(`a[href="${PAGES[section]}"]`).first().click();
    const clicked = await page.evaluate(clickedAt);
    const ready = await whenReady(page, clicked);
    await quiet();
    return { ...viewBetween(assets, pointed, ready), ms: ready - clicked };
  });

/** @param {Browser} browser @param {string} url @param {(line: string) => void} log */
async function measure(browser, url, log) {
  const user = await signInDemo(url, 'free');
  /** @type {Record<string, number[]>} */
  const figures = {};
  for (const section of Object.keys(PAGES)) {
    for (const [kind, visit] of /** @type {const} */ ([
      ['cold', coldVisit],
      ['later', laterVisit],
    ])) {
      log(`${section}, ${kind} …`);
      for (let round = 0; round < ROUNDS; round++) {
        for (const [figure, value] of Object.entries(await visit(browser, user, url, section))) {
          (figures[`${section}.${kind}.${figure}`] ??= []).push(value);
        }
      }
    }
  }
  return figures;
}

/** @param {{ log: (line: string) => void }} tools */
export const run = ({ log }) => withProduct(log, ({ url, browser }) => measure(browser, url, log));
