import { expect, type Page } from '@playwright/test';
import { violationsOf } from '#e2e/axe.ts';
import { journeyOnBothEngines, test } from '#e2e/fixtures.ts';

const balance = (page: Page) => page.getByRole('status', { name: 'Credit balance' });
const buy = (page: Page) => page.getByRole('button', { name: 'Purchase credits' });

test(
  'shows credits bought in a new tab in every window',
  journeyOnBothEngines,
  async ({ bartenderAt }) => {
    const { page: mika, barId } = await bartenderAt('Counting', { section: 'usage' });
    const second = await mika.context().newPage();
    await second.goto(`/bartender/bar/${barId}/usage`);
    await expect(balance(second)).toHaveText('$0.500');
    await expect(mika.getByText('Welcome credits', { exact: true })).toBeVisible();

    const opened = mika.context().waitForEvent('page');
    await buy(mika).click();
    const checkout = await opened;
    await expect(mika.getByText('Waiting for the payment')).toBeVisible();
    await expect(checkout.getByRole('heading', { name: 'Test checkout' })).toBeVisible();
    const checkoutUrl = checkout.url();
    const amount = checkout.getByRole('textbox', { name: 'Amount in US dollars' });
    await expect(amount).toHaveValue('5');
    await amount.fill('501');
    await expect(checkout.getByRole('button', { name: 'Pay' })).toBeDisabled();
    await amount.fill('12.5');
    await checkout.getByRole('button', { name: 'Pay $12.50' }).click();
    await expect(checkout).toHaveURL(/\/bartender\/usage\?purchase=/);
    await expect(checkout.getByText('Paid: $12.50 added')).toBeVisible();
    await expect(mika.getByText('Paid: $12.50 added')).toBeVisible();
    await expect(balance(mika)).toHaveText('$13.000');
    await expect(balance(second)).toHaveText('$13.000');
    await expect(second.getByText('Credit purchase (test mode)')).toBeVisible();
    await mika.getByRole('button', { name: 'Dismiss' }).click();
    await expect(mika.getByText('Paid: $12.50 added')).toBeHidden();

    await second.evaluate(() => localStorage.setItem('language', 'sk'));
    await second.goto(checkoutUrl);
    await expect(second.getByRole('heading', { name: 'Testovacia platba' })).toBeVisible();
    expect(await violationsOf(second)).toEqual([]);
  },
);

test('warns of a low balance, and says why a purchase cannot start', async ({
  bartender,
  server,
}) => {
  const mika = await bartender();
  await mika.goto('/bartender/usage');
  await expect(balance(mika)).toHaveText('$0.500');
  const low = mika.getByText('Low balance');
  const critical = mika.getByText('Your credits are almost used up');
  await expect(low.or(critical)).toHaveCount(0);
  const set = (micros: number) =>
    server.sql(`update credit_balances set balance_micros = ${micros}`);
  await set(499_000);
  await expect(low).toBeVisible();
  expect(await violationsOf(mika)).toEqual([]);
  await set(99_000);
  await expect(critical).toBeVisible();
  await expect(low).toHaveCount(0);

  const answer = (status: number, json: object) =>
    mika.route('**/api/creditPurchases.initiateCreditPurchase', (route) =>
      route.fulfill({ status, json }),
    );
  await answer(200, { success: false, checkoutUrl: null });
  await buy(mika).click();
  await expect(
    mika.getByText('Failed to create checkout session. Please try again.'),
  ).toBeVisible();
  await answer(500, { code: 'UNEXPECTED', message: '', data: null, id: 'abcdef123' });
  await buy(mika).click();
  await expect(mika.getByText('Failed to initiate purchase. Please try again.')).toBeVisible();
  await expect.poll(() => mika.context().pages().length).toBe(1);
});
