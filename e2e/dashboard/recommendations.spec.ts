import { expect, type Page } from '@playwright/test';
import { journeyOnBothEngines, test } from '#e2e/fixtures.ts';

const smallBar =
  'gin bourbon vodka white-rum dry-vermouth cointreau lemon-juice lime-juice orange-juice simple-syrup soda-water tonic-water cola ginger-beer aromatic-bitters mint egg-white prosecco'.split(
    ' ',
  );
const cardOf = (page: Page) => page.getByRole('region', { name: 'Smart Recommendations' });
const rowsOf = (page: Page) =>
  cardOf(page).locator('ul').first().locator('> li').filter({ hasText: 'impact' });

test(
  'adds two bottles at once, takes them back, and hides unwanted ones, in two tabs',
  journeyOnBothEngines,
  async ({ bartenderAt, server }) => {
    const { page: mika, barId } = await bartenderAt('Lab', { shelf: smallBar });
    const ask = (page: Page) =>
      cardOf(page)
        .getByRole('button', { name: /^(Get|Show) recommendations/ })
        .click();
    const charges = async () => {
      const [row] = await server.sql(
        `select count(*)::int as n from credit_holds where bar_id = '${barId}' and state = 'settled'`,
      );
      return row?.n;
    };
    await ask(mika);
    await expect(rowsOf(mika)).toHaveCount(6);
    const shelf = (count: number) =>
      mika.getByText(new RegExp(`^${count} of \\d+ ingredients available$`));
    const pair = rowsOf(mika).filter({ hasText: 'Campari + Sweet vermouth' });
    await expect(pair).toContainText(/Together they unlock \d+ drinks, on their own only \d+\./);
    await pair
      .getByRole('button', { name: 'Put both on the shelf: Campari + Sweet vermouth' })
      .click();
    await expect(pair).toContainText('On the shelf');
    await expect(shelf(smallBar.length + 2)).toBeVisible();
    // The next best recommendation moves up.
    await expect(rowsOf(mika)).toHaveCount(7);
    await expect(cardOf(mika)).toContainText('Counted for the shelf as it was before.');
    await mika.getByRole('button', { name: 'Undo' }).click();
    await expect(pair.getByRole('button', { name: /^Put both on the shelf/ })).toBeVisible();
    await expect(shelf(smallBar.length)).toBeVisible();

    await mika.reload();
    await expect(rowsOf(mika)).toHaveCount(6);
    const tab = await mika.context().newPage();
    await tab.goto(`/bartender/bar/${barId}/inventory`);
    await ask(tab);
    await expect(rowsOf(tab)).toHaveCount(6);
    const second = rowsOf(mika).nth(1);
    const name = await second.getByRole('heading').innerText();
    const status = cardOf(mika).getByRole('status');
    await expect(status).toContainText(name);
    await second.getByRole('button', { name: 'Not for us' }).click();
    for (const page of [mika, tab]) {
      await expect(rowsOf(page).nth(1).getByRole('heading')).not.toHaveText(name);
      await expect(rowsOf(page)).toHaveCount(6);
      await expect(cardOf(page).getByRole('status')).not.toContainText(name);
    }
    await cardOf(tab).getByRole('button', { name: 'Show hidden (1)' }).click();
    await tab.getByRole('button', { name: `Show again: ${name}` }).click();
    for (const page of [mika, tab]) {
      await expect(rowsOf(page).nth(1).getByRole('heading')).toHaveText(name);
      await expect(cardOf(page).getByText('Show hidden')).toHaveCount(0);
    }
    expect(await charges()).toBe(1);
  },
);
