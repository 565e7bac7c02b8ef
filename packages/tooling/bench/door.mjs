// @ts-check
/**
 * What a visitor waits for who has never been here: each page before the sign-in, opened cold at 10 Mbps
 * and 100 ms. Scripts are counted as they go over the network; the heading counts once it is painted.
 */
import { withProduct } from '../src/product.mjs';

export const about =
  'scripts in KB and ms until the heading of landing, terms and sign-in, at 10 Mbps/100 ms';

const ROUNDS = 5;
const LIMIT = 30_000;
const NETWORK = { offline: false, latency: 100, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/** @type {Record<string, string>} */
const PAGES = {
  landing: '/uk',
  oferta: '/uk/oferta',
  login: '/uk/auth/login',
  registration: '/uk/auth/registration',
};

/** @typedef {import('@playwright/test').Browser} Browser */

/** Source, since it runs in the page: when its heading was first painted, in ms since the navigation began. */
const WATCH_HEADING = `{
  const look = () => {
    if (!document.querySelector('h1')) requestAnimationFrame(look);
    // The frame in which it stands is painted before the next one begins.
    else requestAnimationFrame((at) => { globalThis.headingAt = at; });
  };
  requestAnimationFrame(look);
}`;

/** What the source above noted. A function: the page's policy evaluates no source later on. @returns {number | undefined} */
const headingAt = () => Reflect.get(globalThis, 'headingAt');

/** @param {Browser} browser @param {string} address @returns {Promise<{ kb: number, ms: number }>} */
async function coldVisit(browser, address) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'uk-UA' });
  try {
    const page = await context.newPage();
    await page.addInitScript(WATCH_HEADING);
    const session = await context.newCDPSession(page);
    /** @type {Set<string>} */
    const scripts = new Set();
    let bytes = 0;
    session.on('Network.requestWillBeSent', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await page.goto(address, { waitUntil: 'load' });
    const heading = await page.waitForFunction(headingAt, undefined, {
      timeout: LIMIT,
    });
    return { kb: bytes / 1024, ms: Number(await heading.jsonValue()) };
  } finally {
    await context.close();
  }
}

/** @param {Browser} browser @param {string} url @param {(line: string) => void} log */
async function measure(browser, url, log) {
  /** @type {Record<string, number[]>} */
  const figures = {};
  for (const [name, path] of Object.entries(PAGES)) {
    log(`${name} …`);
    for (let round = 0; round < ROUNDS; round++) {
      const { kb, ms } = await coldVisit(browser, url + path);
      (figures[`${name}.scripts.kb`] ??= []).push(kb);
      (figures[`${name}.heading.ms`] ??= []).push(ms);
    }
  }
  return figures;
}

/** @param {{ log: (line: string) => void }} tools */
export const run = ({ log }) => withProduct(log, ({ url, browser }) => measure(browser, url, log));
