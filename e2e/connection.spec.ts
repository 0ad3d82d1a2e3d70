import { expect } from '@playwright/test';
import { onBothEngines, test } from './actors.ts';
import { barLink } from './bartending.ts';

test(
  'the line comes back by itself and shows what was missed',
  onBothEngines,
  async ({ guestAt, makeBar, server }) => {
    const code = await makeBar('Before');
    const page = await guestAt(code);
    await expect(page.getByRole('heading', { name: 'Before' })).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByRole('status')).toHaveText('Offline');
    await expect(page.getByRole('heading', { name: 'Before' })).toBeVisible();
    await server.sql(`update bars set name = 'After' where code = '${code}'`);
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: 'After' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(0);
  },
);

test(
  'an answer that is lost is asked for again, and the bar is created once',
  onBothEngines,
  async ({ bartender }) => {
    const mika = await bartender();
    let lost = 0;
    await mika.route('**/api/bars.createBar', async (route) => {
      if (lost++ === 0) {
        await route.fetch();
        return route.abort();
      }
      return route.continue();
    });
    await mika.getByLabel('Bar name').fill('Only one');
    await mika.getByRole('button', { name: 'Create bar' }).click();
    await expect.poll(() => lost).toBe(2);
    await expect(barLink(mika, 'Only one')).toHaveCount(1);
  },
);

test('a failure is told in a toast that a screen reader announces', async ({ bartender }) => {
  const mika = await bartender();
  await mika.route('**/api/bars.createBar', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'INVALID_REQUEST', message: '', data: { issues: [] }, id: 'x' },
    }),
  );
  await mika.getByLabel('Bar name').fill('Unlucky');
  await mika.getByRole('button', { name: 'Create bar' }).click();
  await expect(mika.getByRole('alert')).toHaveText('Error creating bar: Invalid request');
});
