// Steps that many tests share.
import { randomUUID } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';

export const password = 'correct-horse';

/** Signs up through HTTP, without the form. */
export async function signUp(page: Page, name: string): Promise<void> {
  const person = { name, email: `${randomUUID()}@example.com`, password };
  await jsonOf(await page.request.post('/api/auth/sign-up/email', { data: person }));
  await call(page, 'auth.createUserFromClerk', {});
}

/** Creates a bar through HTTP, for the account that the page is signed in to; returns its id. */
export function createBar(page: Page, name: string): Promise<string> {
  return call(page, 'bars.createBar', { name });
}

/** Calls a function of the API as the person who is signed in on the page. */
export async function call(page: Page, name: string, data: object) {
  const { token } = await jsonOf(await page.request.get('/api/auth/token'));
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  return jsonOf(await page.request.post(`/api/${name}`, { data, headers }));
}

async function jsonOf(response: APIResponse) {
  if (response.ok()) return response.json();
  throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
}

/** SQL that makes ingredients available in the inventory of a bar. */
export function stock(barId: string, shelf: 'full' | readonly string[]): string {
  const chosen = shelf === 'full' ? '' : `where id = any('{${shelf.join(',')}}')`;
  return `insert into inventory (bar_id, ingredient_id, is_available)
    select '${barId}', id, true from ingredients ${chosen}
    on conflict (bar_id, ingredient_id) do update set is_available = true`;
}

/** The link to the bar in the sidebar. */
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
