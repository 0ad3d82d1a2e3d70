import { expect } from '@playwright/test';
import { onlyEmbedded, test } from './fixtures.ts';

// More than any disk has free, so the disk counts as full.
test.use({ environment: { DISK_FULL_MB: '1000000000' } });

test(
  'warns the owner of a full disk, and refuses an order with the reason',
  onlyEmbedded,
  async ({ bartenderAt, guestAt }) => {
    const { page: mika, code } = await bartenderAt('Plný', { section: 'orders', shelf: 'full' });
    await expect(mika.getByRole('alert')).toContainText(
      'The disk is full: no new orders are taken',
    );
    const marta = await guestAt(code);
    await marta
      .getByRole('button', { name: /^Order / })
      .first()
      .click();
    const sheet = marta.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Place order' }).click();
    await expect(sheet.getByText("We can't save orders right now.")).toBeVisible();
    // The order is kept, and a card offers to try again.
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(marta.getByText("We can't save orders right now.")).toBeVisible();
    await expect(marta.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
);
