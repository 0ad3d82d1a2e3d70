import os from 'node:os';
import { expect } from '@playwright/test';
import { journey, test } from './fixtures.ts';

// Like `npm start`: without PUBLIC_URL, and open to the network.
test.use({ environment: { HOST: '0.0.0.0' } });

const networkAddress = Object.values(os.networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

test(
  'gives codes and links an address that phones can open',
  journey,
  async ({ bartenderAt, guest, server }) => {
    test.skip(networkAddress === undefined, 'this machine has no network');
    const { port } = new URL(server.url);
    const inNetwork = `http://${networkAddress}:${port}`;
    const { page: owner, barId, code } = await bartenderAt('Corner', { section: 'share' });
    const warning = owner.getByText("Phones can't open these links");
    await expect(warning).toBeVisible();
    await expect(owner.getByText(`${server.url}/?bar=${code}`)).toBeVisible();

    // The print dialog offers the address too.
    await owner.evaluate(() =>
      Object.assign(window, { print: () => (document.body.dataset.printed = 'yes') }),
    );
    await owner.getByRole('button', { name: 'Print the poster' }).click();
    await owner.getByRole('button', { name: `Use ${inNetwork} and print` }).click();
    await expect(owner.locator('body')).toHaveAttribute('data-printed', 'yes');
    await expect(warning).toBeHidden();
    await owner.reload();
    await expect(owner.getByText(`${inNetwork}/?bar=${code}`)).toBeVisible();
    await expect(owner.getByText(`Links and codes lead to ${inNetwork}`)).toBeVisible();

    const phone = await guest({ baseURL: inNetwork });
    await phone.goto(`${inNetwork}/?bar=${code}`);
    await expect(phone.getByText('Corner').first()).toBeVisible();

    await owner.goto(`/bartender/bar/${barId}/parties`);
    await owner.getByRole('button', { name: 'New party' }).first().click();
    await owner.getByLabel('Party name').fill('Garden');
    await owner.getByRole('button', { name: 'Create party' }).click();
    await expect(owner.getByText(`${inNetwork}/party/`)).toBeVisible();

    // A browser that uses the network address keeps it. It sees no notice and returns there from
    // the checkout.
    const { page: tablet } = await bartenderAt('Terrace', { section: 'share', baseURL: inNetwork });
    await expect(tablet.getByText(`${inNetwork}/?bar=`)).toBeVisible();
    await expect(tablet.getByText("Phones can't open these links")).toBeHidden();
    await tablet.goto('/bartender/usage');
    const opened = tablet.context().waitForEvent('page');
    await tablet.getByRole('button', { name: 'Purchase credits' }).click();
    const checkout = await opened;
    await checkout.getByRole('button', { name: 'Pay $5.00' }).click();
    await expect(checkout.getByText('Paid: $5.00 added')).toBeVisible();
    expect(new URL(checkout.url()).origin).toBe(inNetwork);
  },
);
