// A table of 1,000 drinks. Part of bench/pages/dashboard.ts.
import type { Page } from '@playwright/test';
import { type Budget, median } from '#bench/lib/measure.ts';
import { type Tablet, tapMs } from './tablet.ts';

const manyDrinks = 1_000;

/** The demo bar has some 250 drinks. The response is multiplied on its way. */
export async function multiplyDrinks(page: Page): Promise<void> {
  await page.routeWebSocket('**/live', (socket) => {
    const line = socket.connectToServer();
    line.onMessage((message) => {
      if (!message) return socket.send(message);
      const parsed = JSON.parse(String(message));
      const drinks = parsed.value;
      if (Array.isArray(drinks) && drinks[0]?.ingredientAmounts) {
        parsed.value = Array.from({ length: manyDrinks }, (_, number) => ({
          ...drinks[number % drinks.length],
          _id: `drink-${number}`,
        }));
      }
      socket.send(JSON.stringify(parsed));
    });
  });
}

export async function measureTable(tablet: Tablet, turns: number): Promise<Budget[]> {
  const { page, barId } = tablet;
  await page.goto(`/bartender/bar/${barId}/drinks`);
  await page.getByRole('button', { name: `All (${manyDrinks})` }).waitFor();
  await page.locator('tbody tr').nth(20).waitFor();
  await page.waitForTimeout(1_000);
  const sorted: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    for (const [index, column] of ['Type', 'Strength', 'Ingredients', 'Name'].entries()) {
      const heading = page.locator(`th button:text-is("${column}")`);
      const direction = (index + turn) % 2 ? 'descending' : 'ascending';
      if (direction === 'descending') {
        await heading.click();
        await page.waitForTimeout(500);
      }
      const place = (index + 1) % 4;
      const effect = `th:nth-child(${place + 1})[aria-sort=${direction}]`;
      sorted.push(await tapMs(tablet, heading, effect));
      await page.waitForTimeout(300);
    }
  }
  return [[`sort ${manyDrinks} drinks, main-thread ms`, median(sorted), '<=', 50]];
}
