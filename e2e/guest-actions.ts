// Steps of guests that many tests share.
import { expect, type Page } from '@playwright/test';

/** Searches for the drink and opens it. */
export async function openDrink(page: Page, drink: string) {
  await page.getByRole('searchbox').fill(drink);
  await page.getByRole('button', { name: `Order ${drink}`, exact: true }).click();
  await page.getByRole('button', { name: 'Place order' }).waitFor();
}

export async function order(page: Page, drink: string) {
  await openDrink(page, drink);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The pill that shows the state of the guest's orders. */
export function orderPill(page: Page) {
  return page.locator('button[aria-live="polite"]');
}
