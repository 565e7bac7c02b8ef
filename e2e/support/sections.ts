import { expect, type Page } from '@playwright/test';
import type { SectionName } from '@sytno/contract/sections';
import { pathTo, type PageKey } from '@sytno/kit/routes';

/** For each section: a page in the sider, the Ukrainian word there, and words that only its data brings. */
export const SECTION_VIEWS: Record<SectionName, { page: PageKey; link: string; proof: RegExp }> = {
  recipes: { page: 'recipes', link: 'Рецепти', proof: /ккал у порції/ },
  mealplans: { page: 'mealplans', link: 'План харчування', proof: /ккал/ },
  grocery: { page: 'groceryLists', link: 'Список покупок', proof: /\d+ позиці/ },
  account: { page: 'profile', link: 'Профіль', proof: /premium@sytno\.example/ },
  expert: { page: 'courses', link: 'Курси', proof: /Веде / },
};

export const SECTION_NAMES = Object.keys(SECTION_VIEWS) as SectionName[];

/** Goes to a section by the sider and waits until its own data is there. */
export async function visit(page: Page, section: SectionName): Promise<void> {
  const { link, proof } = SECTION_VIEWS[section];
  await page
    .getByRole('navigation', { name: 'Розділи' })
    .getByRole('link', { name: link, exact: true })
    .click();
  await expect(page.locator(`[data-section=${section}]`)).toBeVisible();
  await expect(page.locator('main')).toContainText(proof);
}

export const addressOf = (section: SectionName): string => pathTo(SECTION_VIEWS[section].page, 'uk');
