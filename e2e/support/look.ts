import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Looking {
  /** A selector: a part of a page, which has neither heading nor landmark of its own. */
  within?: string;
  /** Of a page that was looked at in another theme: nothing but colours can have become wrong. */
  colours?: boolean;
}

/**
 * What axe finds on the page as it stands. Our pages have no frames, so that axe may finish where it looked
 * ("legacy mode"), and only faults are described: a quarter of the time of its usual way, which carries
 * everything it saw to a page of its own and takes the focus there.
 */
export async function faultsOf(page: Page, { within, colours }: Looking = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const away = ['region', 'page-has-heading-one'].map((rule) => [rule, { enabled: false }] as const);
  if (within) axe.include(within);
  axe.options({
    resultTypes: ['violations'],
    ...(colours ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}),
    ...(within ? { rules: Object.fromEntries(away) } : {}),
  });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Nothing is being loaded, axe finds nothing, and nothing scrolls sideways. */
export async function expectFine(page: Page, where: string): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await faultsOf(page), where).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}
