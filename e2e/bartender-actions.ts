// Steps that many tests share.
import { randomUUID } from 'node:crypto';
import { type APIResponse, expect, type Page } from '@playwright/test';

export const password = 'correct-horse';

/** Waits for a page of the dashboard. The title appears before the content. */
export async function pageLoaded(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).waitFor();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Signs up through HTTP, without the form. */
export async function signUp(page: Page, name: string): Promise<void> {
  const person = { name, email: `${randomUUID()}@example.com`, password };
  await jsonOf(await page.request.post('/api/auth/sign-up/email', { data: person }));
  await call(page, 'auth.createUserFromClerk', {});
}

/** Creates a bar through HTTP for the account of the page, and returns its id. */
export function createBar(page: Page, name: string): Promise<string> {
  return call(page, 'bars.createBar', { name });
}

/** Calls an API function as the person who is signed in on the page. */
export async function call(page: Page, name: string, data: object) {
  const { token } = await jsonOf(await page.request.get('/api/auth/token'));
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  return jsonOf(await page.request.post(`/api/${name}`, { data, headers }));
}

async function jsonOf(response: APIResponse) {
  if (response.ok()) return response.json();
  throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
}

/** SQL that makes ingredients available in a bar. */
export function stock(barId: string, shelf: 'full' | readonly string[]): string {
  const chosen = shelf === 'full' ? '' : `where id = any('{${shelf.join(',')}}')`;
  return `insert into inventory (bar_id, ingredient_id, is_available)
    select '${barId}', id, true from ingredients ${chosen}
    on conflict (bar_id, ingredient_id) do update set is_available = true`;
}

export function barLink(page: Page, name: string) {
  return page.getByRole('region', { name: 'Your Bars' }).getByRole('link', { name });
}

/** Opens the settings of a bar at one of their tabs. */
export async function openSettings(
  page: Page,
  part?: 'Tonight' | 'Bar' | 'Guests and limits' | 'AI',
) {
  await page.getByRole('button', { name: 'Bar settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Bar settings' });
  if (part) await settings.getByRole('tab', { name: part, exact: true }).click();
  return settings;
}

export async function signOut(page: Page) {
  await page.getByLabel('User menu').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}

export const emailOf = async (page: Page) =>
  (await page.getByText(/@example\.com$/).textContent()) ?? '';

/** The menu that switches between organizations. */
export const accountMenu = (page: Page) =>
  page.getByLabel(/^Working for/).and(page.locator('summary'));

export async function createOrganization(page: Page, name: string) {
  await accountMenu(page).click();
  await page.getByText('New organization').click();
  await page.getByLabel('Name of the organization').fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Members of ${name}` })).toBeVisible();
}

/** Invites somebody to the organization on the page, and returns the link. */
export async function invite(page: Page, email: string): Promise<string> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Invite' }).click();
  const link = page.getByLabel('Invitation link');
  await expect(link).toHaveValue(/\/bartender\/invitation\/\w+$/);
  return link.inputValue();
}
