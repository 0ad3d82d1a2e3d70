import { expect } from '@playwright/test';
import { test } from './actors.ts';
import { barLink } from './bartending.ts';

test('each layer closes alone, by Back, Escape and its button, and keeps what was typed', async ({
  guestAt,
  makeBar,
}) => {
  const page = await guestAt(await makeBar('Layers'));
  const layers = (count: number) => expect(page.getByRole('dialog')).toHaveCount(count);
  const menu = page.url();
  const filters = page.getByRole('button', { name: /^Filters/ });
  await filters.click();
  await page.getByLabel('Campari').check();
  await page.goBack();
  await layers(0);
  // What was chosen there holds; Forward opens nothing that Back would have to close.
  await expect(filters).toHaveAccessibleName('Filters, 1 active');
  await page.goForward();
  await filters.click();
  await page.getByRole('button', { name: 'Clear all' }).click();
  // At once, while the browser is still on its way back: what is opened and chosen then stays.
  await page.evaluate(async () => {
    const go = history.go.bind(history);
    let goNow = () => {};
    history.go = (steps) => {
      goNow = () => go(steps);
    };
    const press = async (what: string) => {
      const find = () => document.querySelector<HTMLElement>(what);
      while (!find()) await new Promise((resolve) => setTimeout(resolve));
      find()?.click();
    };
    await press('dialog button[aria-label="Close"]');
    while (document.querySelector('dialog')) await new Promise((resolve) => setTimeout(resolve));
    await press('button[aria-label^="Filters"]');
    await press('dialog input[type="checkbox"]');
    history.go = go;
    goNow();
  });
  await expect(page).toHaveURL(/[?&]with=/);
  await layers(1);
  await expect.poll(() => page.evaluate(() => history.state.layers)).toBe(1);
  await page.goBack();
  await layers(0);
  await expect(filters).toHaveAccessibleName('Filters, 1 active');
  await filters.click();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('button', { name: 'Show drinks' }).click();
  await page.getByRole('article').first().getByRole('button').click();
  const wishes = page.getByLabel('Special requests');
  await wishes.fill('No nuts');
  const howToMake = page.getByRole('button', { name: 'How to Make' });
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => page.getByRole('dialog', { name: 'How to Make' }).getByLabel('Close').click(),
  ]) {
    await howToMake.click();
    await layers(2);
    await close();
    await layers(1);
    await expect(wishes).toHaveValue('No nuts');
    await expect(howToMake).toBeFocused();
  }
  await howToMake.click();
  await layers(2);
  await page.reload();
  await layers(1);
  await howToMake.click();
  await layers(2);
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await layers(0);
  await expect(page).toHaveURL(menu);
  await page.goForward();
  await expect(wishes).toHaveValue('No nuts');
});

test('Back closes a recipe and leaves the board where it is', async ({ bartenderAt, server }) => {
  const { page, barId } = await bartenderAt('Board', { section: 'orders', shelf: 'full' });
  await server.sql(
    `insert into orders (bar_id, drink_id, guest_name, guest_key) values ('${barId}', 'negroni', 'Marta', 'k')`,
  );
  await page.getByRole('button', { name: 'Recipe', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const board = page.getByRole('heading', { name: 'Order Management' });
  await expect(board).toBeVisible();
  // A page that a layer leads to takes its place.
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByLabel('Bar name').fill('Another');
  await page.getByRole('button', { name: 'Create bar' }).click();
  await expect(barLink(page, 'Another')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(board).toBeVisible();
  await page.goForward();
  await expect(barLink(page, 'Another')).toHaveAttribute('aria-current', 'true');
});
