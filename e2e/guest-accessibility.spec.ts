import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { addToRound, openDrink, openRound, openTonight, order } from './guest-actions.ts';

async function expectAccessible(page: Page, screen: string) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    // Sheets fade in.
    await page.waitForTimeout(300);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations, `${screen}, ${colorScheme}`).toEqual([]);
  }
}

test('every sheet of a guest is accessible in both themes', async ({ guestAt, makeBar }) => {
  test.slow();
  const page = await guestAt(await makeBar('Reader'));
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('button', { name: 'Show drinks' }).waitFor();
  await expectAccessible(page, 'filters');
  await page.keyboard.press('Escape');

  await openDrink(page, 'Virgin Mojito');
  await page.getByRole('button', { name: 'How to Make' }).click();
  await page.getByRole('dialog', { name: 'How to Make' }).waitFor();
  await expectAccessible(page, 'how to make');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await addToRound(page, 'Negroni');
  await openRound(page);
  await expectAccessible(page, 'round');
  await page.keyboard.press('Escape');

  await order(page, 'Mojito');
  await openTonight(page);
  await expectAccessible(page, 'orders tonight');
  await page.keyboard.press('Escape');

  await page.getByRole('searchbox').fill('xqzzzv');
  await page.getByRole('button', { name: 'Show all drinks' }).waitFor();
  await expectAccessible(page, 'nothing found');
});

test('every page of a guest is accessible in both themes', async ({ guest, makeBar, server }) => {
  test.slow();
  const code = await makeBar('Pages');
  const page = await guest();
  await page.goto('/');
  await page.getByLabel('Bar code').waitFor();
  await expectAccessible(page, 'code entry');
  await page.goto(`/?bar=${code}`);
  await page.getByLabel('Your name').waitFor();
  await expectAccessible(page, 'name');
  await page.getByLabel('Your name').fill('Marta');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'What do you feel like?' }).waitFor();
  await expectAccessible(page, 'smart search');
  await page.goto('/?bar=WRONG');
  await page.getByRole('heading', { name: 'Bar Not Found' }).waitFor();
  await expectAccessible(page, 'not found');
  await server.sql(
    `insert into parties (bar_id, name, description, share_code) select id, 'Midsummer', 'At eight', 'MIDSUM' from bars where code = '${code}'`,
  );
  await page.goto('/party/MIDSUM');
  await page.getByRole('heading', { name: 'Midsummer' }).waitFor();
  await expectAccessible(page, 'party');
  await server.sql(`update bars set is_open = false where code = '${code}'`);
  await page.goto(`/?bar=${code}`);
  await page.getByRole('heading', { name: 'Bar Currently Closed' }).waitFor();
  await expectAccessible(page, 'closed');
});

test('requests and the order are in sight when a drink opens, and words stay whole in large type', async ({
  guestAt,
  makeBar,
}) => {
  const page = await guestAt(await makeBar('In sight'));
  await openDrink(page, 'Negroni');
  for (const name of ['Less sweet', 'Place order'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const strength = page.getByRole('article').first().getByText('Strong', { exact: true });
  const lines = await strength.evaluate((label) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('closes a sheet that is pulled down, and shows it leaving', async ({ guestAt, makeBar }) => {
  const page = await guestAt(await makeBar('Pulled'), 'Marta', {
    hasTouch: true,
    reducedMotion: 'no-preference',
  });
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('.leaving'))
            document.documentElement.dataset.left = node.textContent ?? '';
    }).observe(document.body, { childList: true });
  });
  await openDrink(page, 'Negroni');
  const pull = (by: number) =>
    page
      .getByRole('dialog')
      .getByRole('heading', { name: 'Negroni' })
      .evaluate((head, distance) => {
        const touch = (clientY: number) =>
          new Touch({ identifier: 1, target: head, clientX: 100, clientY });
        const send = (type: string, ...touches: Touch[]) =>
          head.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
        send('touchstart', touch(300));
        send('touchmove', touch(300 + distance / 2));
        send('touchmove', touch(300 + distance));
        return new Promise((resolve) =>
          // A slow pull, which no speed closes.
          setTimeout(() => resolve(send('touchend')), 400),
        );
      }, by);
  const sheet = page.getByRole('dialog', { name: 'Negroni' });
  await pull(60);
  await expect(sheet).toBeVisible();
  await expect
    .poll(() => sheet.locator('.sheet-body').evaluate((body) => getComputedStyle(body).transform))
    .toBe('none');
  await pull(300);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-left', /Negroni/);
  // Nothing of it stays, and the menu is usable.
  await expect(page.locator('.leaving')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Order Negroni', exact: true })).toBeFocused();
});
