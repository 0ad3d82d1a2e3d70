// A whole shelf. Part of bench/pages/dashboard.ts.
import { type Budget, median } from '#bench/lib/measure.ts';
import { longestTaskMs, type Tablet, tapMs } from './tablet.ts';

const settleMs = 1_500;

export async function measureShelf(tablet: Tablet, turns: number): Promise<Budget[]> {
  const { page, barId } = tablet;
  await page.goto(`/bartender/bar/${barId}/inventory`);
  await page.getByText(/ingredients available$/).waitFor();
  await page.waitForTimeout(1_000);
  const opened: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const open = page.getByRole('button', { name: 'Open all' });
    opened.push(await tapMs(tablet, open, 'button[role=switch]'));
    await page.waitForTimeout(settleMs);
    if (turn === turns - 1) break;
    await page.getByRole('button', { name: 'Close all' }).click();
    await page.waitForTimeout(settleMs);
  }
  const turned: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const bottle = page.getByRole('switch').nth(7 + turn);
    const id = await bottle.getAttribute('data-ingredient');
    const next = (await bottle.getAttribute('aria-checked')) !== 'true';
    turned.push(await tapMs(tablet, bottle, `[data-ingredient="${id}"][aria-checked=${next}]`));
    await page.waitForTimeout(settleMs);
  }
  await page.evaluate(() => scrollTo(0, 0));
  const longest = await longestTaskMs(tablet, async () => {
    for (const name of ['Select All', 'Clear All', 'Select All']) {
      const button = page.getByRole('button', { name });
      await button.click();
      if (name === 'Clear All')
        await page.getByRole('dialog').getByRole('button', { name }).click();
      await button.and(page.locator('[aria-disabled=true]')).waitFor();
      await page.waitForTimeout(2_000);
    }
  });
  return [
    ['open the whole shelf, main-thread ms', median(opened), '<=', 50],
    ['toggle a bottle, main-thread ms', median(turned), '<=', 50],
    ['longest task while a whole shelf changes, ms', longest, '<=', 50],
  ];
}
