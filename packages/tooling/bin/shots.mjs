// @ts-check
/**
 * `npm run shots [-- uk en]`: pictures of the main screens at three widths in both themes, and a contact
 * sheet, in var/shots. For people to look at; nothing is asserted.
 */
import '../src/node-version.mjs';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from '../src/install.mjs';
import { isSettled, keepUser } from '../src/page-probe.mjs';
import { endTogether } from '../src/processes.mjs';
import { root } from '../src/workspace.mjs';

const FOLDER = join(root, 'var', 'shots');
const WIDTHS = /** @type {const} */ ([
  [390, 844],
  [820, 1180],
  [1440, 900],
]);
const THEMES = /** @type {const} */ (['light', 'dark']);

/** Name of the picture, who looks, and the address behind the language prefix. */
const SCREENS = /** @type {const} */ ([
  ['landing', null, ''],
  ['sign-in', null, '/auth/login'],
  ['sign-up', null, '/auth/registration'],
  ['oferta', null, '/oferta'],
  ['not-found', null, '/nothing/here'],
  ['dashboard', 'premium', '/user/dashboard'],
  ['recipes', 'premium', '/user/recipes'],
  ['week', 'premium', '/user/mealplans'],
  ['week-empty', 'admin', '/user/mealplans'],
  ['lists', 'premium', '/user/grocerylist'],
  ['lists-empty', 'admin', '/user/grocerylist'],
  ['profile', 'premium', '/user/profile'],
  ['household', 'premium', '/user/household'],
  ['notices', 'participant', '/user/messages'],
  ['premium', 'free', '/user/subscription'],
  ['courses', 'participant', '/user/courses'],
]);

/** Screens that are reached by following the first link of another one. */
const FOLLOWED = /** @type {const} */ ([
  ['recipe', 'premium', '/user/recipes', '/user/recipes/'],
  ['list', 'premium', '/user/grocerylist', '/user/grocerylist/'],
  ['course', 'participant', '/user/courses', '/user/courses/'],
]);

/**
 * Waits until nothing is being loaded or drawn. The live stream never ends, so the network is never idle:
 * the page says itself when it is done.
 * @param {import('@playwright/test').Page} page
 */
async function settled(page) {
  await page.waitForFunction(isSettled);
}

async function main() {
  await install(console.log);
  const { withProduct } = await import('../src/product.mjs');
  const { signInDemo } = await import('../src/demo-account.mjs');
  const languages = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['uk'];
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  /** @type {string[]} */
  const files = [];
  await withProduct(console.log, async ({ url, browser }) => {
    for (const [width, height] of WIDTHS) {
      for (const colorScheme of THEMES) {
        for (const lng of languages) {
          /** @param {string | null} who */
          const pageOf = async (who) => {
            const context = await browser.newContext({ viewport: { width, height }, colorScheme });
            const page = await context.newPage();
            if (who) {
              const user = await signInDemo(url, who);
              await page.addInitScript(keepUser, user);
            }
            return page;
          };
          /** @param {import('@playwright/test').Page} page @param {string} name */
          const take = async (page, name) => {
            await settled(page);
            const file = `${name}-${lng}-${width}-${colorScheme}.png`;
            await page.screenshot({ path: join(FOLDER, file), fullPage: true });
            files.push(file);
            await page.context().close();
          };
          for (const [name, who, path] of SCREENS) {
            const page = await pageOf(who);
            await page.goto(`${url}/${lng}${path}`);
            await take(page, name);
          }
          for (const [name, who, from, link] of FOLLOWED) {
            const page = await pageOf(who);
            await page.goto(`${url}/${lng}${from}`);
            await page.locator(`main a[href^="/${lng}${link}"]`).first().click();
            await take(page, name);
          }
        }
      }
    }
  });
  writeFileSync(join(FOLDER, 'index.html'), sheet(files));
  console.log(`${files.length} pictures in var/shots; index.html there shows them all.`);
}

/** @param {readonly string[]} files */
function sheet(files) {
  const figures = [...files]
    .sort()
    .map(
      (file) =>
        `<figure><a href="${file}"><img src="${file}" loading="lazy"></a><figcaption>${file}</figcaption></figure>`,
    );
  const style =
    'body{font:13px system-ui;display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{width:260px}';
  return `<!doctype html><meta charset="utf-8"><title>Sytno</title><style>${style}</style>${figures.join('\n')}`;
}

endTogether();
main().catch((error) => {
  console.error(error);
  process.exit(1);
});
