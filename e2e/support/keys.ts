import { expect, type Page } from '@playwright/test';

/** Goes on by the keyboard until the named control has the focus. */
export async function tabTo(
  page: Page,
  role: 'button' | 'textbox' | 'switch' | 'checkbox',
  name: string | RegExp,
): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).first();
  await expect(wanted).toBeVisible();
  for (let i = 0; i < 60; i += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard never reached the ${role} ${String(name)}`);
}
