// @ts-check
/**
 * What a hand feels that carries a dish over the week, on a processor four times as slow: the longest task
 * of the browser's main thread between the press and the drop.
 */
import { keepUser } from '../src/page-probe.mjs';
import { signInDemo } from '../src/demo-account.mjs';
import { withProduct } from '../src/product.mjs';

export const about =
  'longest main-thread task in ms while a dish is dragged across the week, processor 4× slower';

const ROUNDS = 5;
const SLOWER = 4;
const STEPS = 40;
const WEEK = '/uk/user/mealplans';
const CATEGORIES = 'devtools.timeline,disabled-by-default-devtools.timeline';
/** The browser's name for a task of a thread. */
const TASK = /RunTask$/;

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').CDPSession} Session
 * @typedef {{ name: string, ph: string, pid: number, tid: number, dur?: number, tdur?: number, args?: { name?: string } }} Event
 * @typedef {{ clock: number, processor: number }} Longest
 */

/** The middle of what is seen of an element. @param {Page} page @param {string} selector */
async function middleOf(page, selector) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is nowhere in the week.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Records while something is done. @param {Session} session @param {() => Promise<void>} deed */
async function traced(session, deed) {
  /** @type {Event[]} */
  const events = [];
  const collect = (/** @type {{ value: object[] }} */ { value }) =>
    events.push(.../** @type {Event[]} */ (value));
  session.on('Tracing.dataCollected', collect);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { categories: CATEGORIES });
  await deed();
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}

/**
 * The longest task of a page's main thread: by the clock, and the longest by the processor, which does not count
 * what other programs of the machine took meanwhile.
 * @param {Event[]} events @returns {Longest} in ms
 */
function longestTask(events) {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const tasks = events.filter(({ name, pid, tid }) => TASK.test(name) && mains.has(`${pid}:${tid}`));
  if (tasks.length === 0) throw new Error('The trace holds no task of the page.');
  const longest = (/** @type {'dur' | 'tdur'} */ kind) =>
    Math.max(...tasks.map((task) => task[kind] ?? 0)) / 1000;
  return { clock: longest('dur'), processor: longest('tdur') };
}

// Looked at again and again inside of the page, whose policy evaluates no source: functions, which come whole.
/** Whether what comes after the page is there. */
const laterFiles = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('ui-more'));
/** Whether what the last deed set in motion is over. */
const still = () => {
  /** @type {{ getAnimations: () => { playState: string }[] }} */
  const page = Reflect.get(globalThis, 'document');
  return page.getAnimations().every(({ playState }) => playState !== 'running');
};
/** Source, since it runs in the page: until the page has nothing more to do. */
const IDLE = `new Promise((resolve) => requestIdleCallback(() => resolve(true)))`;

/** Until nothing moves and nothing is left to do. @param {Page} page */
async function settled(page) {
  await page.waitForFunction(still);
  await page.evaluate(IDLE);
}

/**
 * From the first dish over all days and back; Escape leaves the menu as it was. Looking at the page is work of
 * the page's own thread too, so it is looked at before and between the recordings alone.
 * @param {Page} page @param {Session} session @returns {Promise<Longest>}
 */
async function drag(page, session) {
  const from = await middleOf(page, '[data-dish]');
  const first = await middleOf(page, 'main section[aria-label]:nth-of-type(1)');
  const last = await middleOf(page, 'main section[aria-label]:nth-of-type(7)');
  await page.mouse.move(from.x, from.y);
  // The hand rests on the dish before it presses.
  await settled(page);
  const carrying = await traced(session, async () => {
    await page.mouse.down();
    for (const { x } of [last, first]) await page.mouse.move(x, from.y, { steps: STEPS });
  });
  if ((await page.locator('[data-ghost]').count()) !== 1) throw new Error('No dish was carried.');
  const ending = await traced(session, async () => {
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });
  const [one, two] = [longestTask(carrying), longestTask(ending)];
  return { clock: Math.max(one.clock, two.clock), processor: Math.max(one.processor, two.processor) };
}

/** @param {import('@playwright/test').Browser} browser @param {string} url @param {string} user */
async function round(browser, url, user) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'uk-UA' });
  try {
    const page = await context.newPage();
    await page.addInitScript(keepUser, user);
    await page.goto(url + WEEK);
    await page.locator('[data-dish]').first().waitFor();
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    // The files of menus and popovers come some seconds after the page: they are no part of dragging.
    await page.waitForFunction(laterFiles);
    await settled(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await drag(page, session);
  } finally {
    await context.close();
  }
}

/** @param {{ log: (line: string) => void }} tools */
export const run = ({ log }) =>
  withProduct(log, async ({ url, browser }) => {
    const user = await signInDemo(url, 'premium');
    const longest = [];
    for (let i = 0; i < ROUNDS; i++) {
      log(`drag ${i + 1} of ${ROUNDS} …`);
      longest.push(await round(browser, url, user));
    }
    return {
      'longest.ms': longest.map(({ clock }) => clock),
      'longest.processor.ms': longest.map(({ processor }) => processor),
    };
  });
