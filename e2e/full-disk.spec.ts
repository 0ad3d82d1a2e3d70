import { expect } from '@playwright/test';
import { test } from './actors.ts';

// More than any disk has free.
test.use({ environment: { DISK_FULL_MB: '1000000000' } });

test('with a full disk the owner is warned, and an order is refused in words', async ({
  bartenderAt,
  guestAt,
}) => {
  const { page: mika, code } = await bartenderAt('Plný', { section: 'orders', shelf: 'full' });
  await expect(mika.getByRole('alert')).toContainText('The disk is full: no new orders are taken');
  const marta = await guestAt(code);
  await marta
    .getByRole('button', { name: /^Order / })
    .first()
    .click();
  await marta.getByRole('dialog').getByRole('button', { name: 'Place order' }).click();
  await expect(marta.getByText('The bar cannot write down anything new right now.')).toBeVisible();
});
