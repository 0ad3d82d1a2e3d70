import { expect, type Page } from '@playwright/test';
import { openSettings } from './bartender-actions.ts';
import { test } from './fixtures.ts';

/** The smallest phone, and names of the maximum length without a space. */
const width = 320;
const barName = 'W'.repeat(80);
const guestName = 'W'.repeat(40);

async function expectToFit(page: Page) {
  const isTooWide = () =>
    [document.documentElement, ...document.querySelectorAll('dialog[open], .sheet-content')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, className }) => `${tagName} ${className}`);
  expect(await page.evaluate(isTooWide)).toEqual([]);
  expect(await page.evaluate(() => innerWidth)).toBe(width);
}

test('fits the longest names on the smallest phone, for guests and bartenders', async ({
  bartenderAt,
  guestAt,
  server,
}) => {
  const viewport = { width, height: 640 };
  const owner = await bartenderAt(barName, { shelf: 'full', section: 'orders', viewport });
  const { page: mika, barId, code } = owner;
  await server.sql(
    `insert into parties (bar_id, name, description, share_code) values ('${barId}', '${'P'.repeat(80)}', '${'d'.repeat(300)}', 'LONG01')`,
  );
  await server.sql(
    `update bars set description = '${'d'.repeat(200)}' where id = '${barId}'; insert into party_responses (party_id, guest_name, preferences) select id, '${guestName}', '${'x'.repeat(300)}' from parties where share_code = 'LONG01'`,
  );

  const guest = await guestAt(code, guestName, { viewport });
  const enlarge = (percent: number) =>
    guest.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
  await guest.getByRole('searchbox').fill('humuhumu');
  await guest.getByRole('button', { name: 'Order Humu' }).click();
  for (const percent of [200, 100]) {
    await enlarge(percent);
    await expectToFit(guest);
    await expect(guest.getByRole('button', { name: 'Place order' })).toBeInViewport({ ratio: 1 });
  }
  await guest.keyboard.press('Escape');
  await guest.getByRole('searchbox').fill('');
  await guest.getByRole('article').nth(2).waitFor();
  await guest.getByRole('article').first().getByRole('button').click();
  await guest.getByLabel('Special requests').fill('x'.repeat(300));
  await expectToFit(guest);
  const placeOrder = guest.getByRole('button', { name: 'Place order' });
  await expect(placeOrder).toBeInViewport({ ratio: 1 });
  await placeOrder.click();
  await guest.locator('button[aria-live="polite"]').click();
  await expect(guest.getByText('x'.repeat(300))).toBeInViewport({ ratio: 1 });
  await expectToFit(guest);
  await server.sql(`update bars set is_open = false where id = '${barId}'`);
  await expect(guest.getByRole('heading', { name: 'Bar Currently Closed' })).toBeVisible();
  await expectToFit(guest);
  await guest.goto('/party/LONG01');
  await expect(guest.getByRole('button', { name: 'Submit preferences' })).toBeAttached();
  await expectToFit(guest);
  await enlarge(200);
  await expectToFit(guest);

  await expect(mika.getByText(`by ${guestName}`)).toBeVisible();
  await expectToFit(mika);
  // The name may be truncated. The state of the bar must stay readable.
  await expect(mika.getByText('Closed', { exact: true })).toBeInViewport({ ratio: 1 });
  await mika.goto(`/bartender/bar/${barId}/share`);
  const qrCode = mika.getByRole('img', { name: `QR code of ${barName}` });
  // A notice about the address is above it.
  await qrCode.scrollIntoViewIfNeeded();
  await expect(qrCode).toBeInViewport({ ratio: 1 });
  await expectToFit(mika);
  await mika.goto(`/bartender/bar/${barId}/parties`);
  await mika.getByRole('link', { name: /^P{80}/ }).click();
  await expect(mika.getByText('x'.repeat(300))).toBeVisible();
  await expectToFit(mika);
  for (const [section, lastButton] of [
    ['usage', 'Purchase credits'],
    ['inventory', 'Clear All'],
    ['drinks', 'Generate AI Drink'],
  ] as const) {
    await mika.goto(`/bartender/bar/${barId}/${section}`);
    await mika.getByRole('button', { name: lastButton }).waitFor();
    await expectToFit(mika);
  }
  await mika.getByRole('button', { name: 'View Recipe' }).first().click();
  await expect(mika.getByRole('heading', { name: 'Instructions' })).toBeVisible();
  await expectToFit(mika);
  await mika.keyboard.press('Escape');
  await openSettings(mika);
  await expectToFit(mika);
  await mika.keyboard.press('Escape');
  await mika.getByRole('button', { name: 'Open navigation' }).click();
  const link = mika.getByRole('region', { name: 'Your Bars' }).getByRole('link');
  await expect(link.getByText(code)).toBeInViewport({ ratio: 1 });
});
