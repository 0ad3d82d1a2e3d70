// Steps of guests that many tests share.
import { expect, type Page } from '@playwright/test';

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

export function orderPill(page: Page) {
  return page.locator('button[aria-live="polite"]');
}

export async function addToRound(page: Page, drink: string) {
  await openDrink(page, drink);
  await page.getByRole('button', { name: 'Add to round' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The sheet with all orders of tonight. */
export async function openTonight(page: Page) {
  await orderPill(page).click();
  return page.getByRole('dialog', { name: 'Your orders tonight' });
}

/** The bar at the bottom that shows the round. */
export function roundBar(page: Page) {
  return page.getByRole('button', { name: /^Round: / });
}

export async function openRound(page: Page) {
  await roundBar(page).click();
  return page.getByRole('dialog', { name: 'Your round' });
}
