// @ts-check
/**
 * What a hand feels that carries a dish over a full week, on a processor four times as slow: the longest task
 * of the browser's main thread between the press and the drop, and the script that a move of the hand costs.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fillYear } from '../src/full-year.mjs';
import { keepUser } from '../src/page-probe.mjs';
import { signInDemo } from '../src/demo-account.mjs';
import { withProduct } from '../src/product.mjs';
import { root } from '../src/workspace.mjs';

export const about =
  'longest main-thread task and script a move in ms while a dish is dragged across a full week, processor 4× slower';

const ROUNDS = 5;
const SLOWER = 4;
const STEPS = 40;
const WEEK = '/uk/user/mealplans';
const CATEGORIES = 'devtools.timeline,disabled-by-default-devtools.timeline';
/** The browser's name for a task of a thread. */
const TASK = /RunTask$/;
/** And for script that it runs, from the outside: for an event, a frame, a timer or what was promised. */
const SCRIPT = /^(EventDispatch|FireAnimationFrame|TimerFire|RunMicrotasks)$/;

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').CDPSession} Session
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: { name?: string, data?: { type?: string } } }} Event
 * @typedef {{ clock: number, processor: number, move: number }} Felt
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
 * The tasks of a page's main thread and the calls of its scripts.
 * @param {Event[]} events
 */
function ofMainThread(events) {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const own = events.filter(({ pid, tid }) => mains.has(`${pid}:${tid}`));
  const tasks = own.filter(({ name }) => TASK.test(name));
  if (tasks.length === 0) throw new Error('The trace holds no task of the page.');
  return { tasks, scripts: own.filter(({ name }) => SCRIPT.test(name)) };
}

/**
 * The longest task: by the clock, and the longest by the processor, which does not count what other programs of
 * the machine took meanwhile.
 * @param {Event[]} tasks @param {'dur' | 'tdur'} kind @returns {number} ms
 */
const longest = (tasks, kind) => Math.max(...tasks.map((task) => task[kind] ?? 0)) / 1000;

/**
 * What a move of the hand costs: all script from it to the next one, events, frames and rendering together.
 * @param {Event[]} scripts @returns {number} ms, the median of the moves
 */
function scriptOfMove(scripts) {
  /** @type {number[]} */
  const moves = [];
  let end = 0;
  for (const script of [...scripts].sort((a, b) => a.ts - b.ts)) {
    if (script.args?.data?.type === 'pointermove') moves.push(0);
    // What runs inside of another script is counted with it.
    if (script.ts < end || moves.length === 0) continue;
    end = script.ts + (script.dur ?? 0);
    moves.push((moves.pop() ?? 0) + (script.tdur ?? script.dur ?? 0) / 1000);
  }
  moves.sort((a, b) => a - b);
  return moves[Math.floor(moves.length / 2)] ?? 0;
}

// Looked at again and again inside of the page, whose policy evaluates no source: functions, which come whole.
/** Whether what comes after the page is there. */
const laterFiles = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('ui-more'));
/**
 * Whether the browser has tidied the memory of a window that began in the background: it does so ten seconds
 * later, in one task of the main thread that is none of the page.
 */
const tidied = () => performance.now() > 12_000;
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
 * @param {Page} page @param {Session} session @returns {Promise<Felt>}
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
  const carried = ofMainThread(carrying);
  const tasks = [...carried.tasks, ...ofMainThread(ending).tasks];
  return {
    clock: longest(tasks, 'dur'),
    processor: longest(tasks, 'tdur'),
    move: scriptOfMove(carried.scripts),
  };
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
    await page.waitForFunction(tidied);
    await settled(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await drag(page, session);
  } finally {
    await context.close();
  }
}

/** @param {string} data the server's folder */
async function fill(data) {
  const pg = createRequire(join(root, 'backend/package.json'))('pg');
  const db = new pg.Client({ host: join(data, 'run'), user: 'postgres', database: 'postgres' });
  db.on('error', () => undefined);
  await db.connect();
  const day = new Date();
  day.setUTCDate(day.getUTCDate() - 7);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  await fillYear(db, day.toISOString().slice(0, 10));
  await db.end();
}

/** @param {{ log: (line: string) => void }} tools */
export const run = ({ log }) =>
  withProduct(log, async ({ url, browser, data }) => {
    await fill(data);
    const user = await signInDemo(url, 'premium');
    const felt = [];
    for (let i = 0; i < ROUNDS; i++) {
      log(`drag ${i + 1} of ${ROUNDS} …`);
      felt.push(await round(browser, url, user));
    }
    return {
      'longest.ms': felt.map(({ clock }) => clock),
      'longest.processor.ms': felt.map(({ processor }) => processor),
      'move.script.ms': felt.map(({ move }) => move),
    };
  });
