// What bartenders do again and again.
import { expect, type Page } from '@playwright/test';

/** Creates the account's first bar; it is selected then. Answers its id. */
export async function createBar(page: Page, name: string): Promise<string> {
  await page.goto('/bartender');
  await page.getByLabel('Bar name').fill(name);
  await page.getByRole('button', { name: 'Create bar' }).click();
  await expect(page).toHaveURL(/\/bartender\/bar\/[\w-]+\/inventory$/);
  await expect(barLink(page, name)).toBeVisible();
  return page.url().split('/').at(-2) ?? '';
}

/** SQL that puts ingredients on the shelf, all without `ids`; whether or not it has been filled. */
export function stock(barId: string, ids?: readonly string[]): string {
  const chosen = ids ? `where id in (${ids.map((id) => `'${id}'`).join(', ')})` : '';
  return `insert into inventory (bar_id, ingredient_id, is_available)
    select '${barId}', id, true from ingredients ${chosen}
    on conflict (bar_id, ingredient_id) do update set is_available = true`;
}

/** The bar's entry in the sidebar. */
export function barLink(page: Page, name: string) {
  return page.getByRole('region', { name: 'Your Bars' }).getByRole('link', { name });
}

export async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Bar settings' }).click();
  return page.getByRole('dialog', { name: 'Bar settings' });
}

export async function signOut(page: Page) {
  await page.getByLabel('User menu').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}
