// What bartenders do again and again.
import { randomUUID } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';

export const password = 'correct-horse';

/** Signs up as the form does, but through HTTP: no page is opened for it. */
export async function signUp(page: Page, name: string): Promise<void> {
  const person = { name, email: `${randomUUID()}@example.com`, password };
  await answered(await page.request.post('/api/auth/sign-up/email', { data: person }));
  await call(page, 'auth.createUserFromClerk', {});
}

/** Creates a bar through HTTP, for whatever the window is signed in to. Answers its id. */
export function createBar(page: Page, name: string): Promise<string> {
  return call(page, 'bars.createBar', { name });
}

async function call(page: Page, name: string, data: object) {
  const { token } = await answered(await page.request.get('/api/auth/token'));
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  return answered(await page.request.post(`/api/${name}`, { data, headers }));
}

async function answered(answer: APIResponse) {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** SQL that puts ingredients on the shelf, whether or not it has been filled. */
export function stock(barId: string, shelf: 'full' | readonly string[]): string {
  const chosen = shelf === 'full' ? '' : `where id = any('{${shelf.join(',')}}')`;
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
