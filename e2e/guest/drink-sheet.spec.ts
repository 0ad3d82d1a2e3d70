import { expect } from '@playwright/test';
import { test } from '#e2e/fixtures.ts';
import { openDrink } from '#e2e/guest-actions.ts';

test('shows requests and the order button when a drink opens, and breaks no words in large type', async ({
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

test('keeps the name visible while a drink scrolls, in both languages', async ({
  guestAt,
  makeBar,
}) => {
  const page = await guestAt(await makeBar('Scrolled'), 'Marta', {
    viewport: { width: 320, height: 600 },
  });
  const title = page.locator('.drink-title');
  for (const [language, drink] of [
    ['en', 'Apple & Elderflower Nojito'],
    ['sk', 'Nojito s jablkom a bazou'],
  ] as const) {
    await page.evaluate((value) => localStorage.setItem('language', value), language);
    await page.goto(`${page.url().replace(/&drink.*/, '')}&drink=apple-elderflower-nojito`);
    await page.getByRole('dialog').getByRole('heading', { name: drink }).waitFor();
    // The page from the server knows no name. With it, the form is made anew.
    await page.locator('dialog:modal').waitFor();
    await expect(title).toHaveCSS('opacity', '0');
    await page.getByRole('dialog').getByRole('textbox').first().scrollIntoViewIfNeeded();
    await expect(title).toHaveText(drink);
    await expect(title).toHaveCSS('opacity', '1');
    await expect(title.locator('p')).toBeInViewport({ ratio: 1 });
    await page
      .getByRole('dialog')
      .getByRole('heading')
      .evaluate((name) => name.scrollIntoView());
    await expect(title).toHaveCSS('opacity', '0');
  }
});

test('closes a sheet that is pulled down, and animates it', async ({ guestAt, makeBar }) => {
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
          // A slow pull, so that its speed does not close the sheet.
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
  // The sheet is gone, and the menu is usable.
  await expect(page.locator('.leaving')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Order Negroni', exact: true })).toBeFocused();
});
