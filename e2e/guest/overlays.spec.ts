import { expect } from '@playwright/test';
import { barLink } from '#e2e/bartender-actions.ts';
import { journey, test } from '#e2e/fixtures.ts';

test(
  'closes one overlay at a time by Back, Escape and its button, and keeps typed text',
  journey,
  async ({ guestAt, makeBar }) => {
    const page = await guestAt(await makeBar('Layers'));
    const expectOverlays = (count: number) => expect(page.getByRole('dialog')).toHaveCount(count);
    const menu = page.url();
    const filters = page.getByRole('button', { name: /^Filters/ });
    await filters.click();
    await page.getByLabel('Campari').check();
    await page.goBack();
    await expectOverlays(0);
    // The choice is kept. Forward reopens nothing.
    await expect(filters).toHaveAccessibleName('Filters, 1 active');
    await page.goForward();
    await filters.click();
    await page.getByRole('button', { name: 'Clear all' }).click();
    // An overlay that opens while the browser is still going back stays open.
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
    await expectOverlays(1);
    await expect.poll(() => page.evaluate(() => history.state.layers)).toBe(1);
    await page.goBack();
    await expectOverlays(0);
    await expect(filters).toHaveAccessibleName('Filters, 1 active');
    await filters.click();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('button', { name: /^Show \d+ drinks?$/ }).click();
    await page.getByRole('article').first().getByRole('button').click();
    const requests = page.getByLabel('Special requests');
    await requests.fill('No nuts');
    const howToMake = page.getByRole('button', { name: 'How to Make' });
    for (const close of [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => page.getByRole('dialog', { name: 'How to Make' }).getByLabel('Close').click(),
    ]) {
      await howToMake.click();
      await expectOverlays(2);
      await close();
      await expectOverlays(1);
      await expect(requests).toHaveValue('No nuts');
      await expect(howToMake).toBeFocused();
    }
    await howToMake.click();
    await expectOverlays(2);
    await page.reload();
    await expectOverlays(1);
    await howToMake.click();
    await expectOverlays(2);
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await expectOverlays(0);
    await expect(page).toHaveURL(menu);
    await page.goForward();
    await expect(requests).toHaveValue('No nuts');
  },
);

test('closes a recipe by Back, and stays on the board', async ({ bartenderAt, server }) => {
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
  // A page that is opened from an overlay replaces the overlay's history entry.
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByLabel('Bar name').fill('Another');
  await page.getByRole('button', { name: 'Create bar' }).click();
  await expect(barLink(page, 'Another')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(board).toBeVisible();
  await page.goForward();
  await expect(barLink(page, 'Another')).toHaveAttribute('aria-current', 'true');
});
