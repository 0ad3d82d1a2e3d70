import { expect } from '@playwright/test';
import { journey, test } from '#e2e/fixtures.ts';

const isInView = (chip: string) => ({ name: `Without ${chip}: remove` });

test(
  'leaves out nuts on every tab and with every order, and shows it to the bar',
  journey,
  async ({ bartenderAt, guestAt }) => {
    const { page: board, code } = await bartenderAt('Corner', { section: 'orders', shelf: 'full' });
    const marta = await guestAt(code, 'Marta');
    const chip = marta.getByRole('button', isInView('nuts'));
    await marta.getByRole('link', { name: 'Browse' }).click();
    const all = await marta.getByRole('searchbox').getAttribute('placeholder');

    await marta.getByRole('button', { name: 'Filters' }).click();
    await marta.getByRole('button', { name: 'Nuts', exact: true }).click();
    const show = marta.getByRole('button', { name: /^Show \d+ drinks$/ });
    await expect(marta.getByRole('searchbox').first()).not.toHaveAttribute(
      'placeholder',
      all ?? '',
    );
    const count = /\d+/.exec((await show.textContent()) ?? '')?.[0];
    await show.click();
    await expect(marta.getByPlaceholder(`Search ${count} drinks`)).toBeVisible();
    await expect(chip).toBeVisible();

    await marta.getByRole('link', { name: 'Smart AI Match' }).click();
    await expect(chip).toBeVisible();
    await marta.reload();
    await expect(chip).toBeVisible();
    await marta.getByRole('textbox', { name: 'What do you feel like?' }).fill('amaretto sour');
    await marta.getByRole('button', { name: 'Find my drink' }).click();
    await expect(marta.getByRole('heading', { name: /drinks? for you/ })).toBeAttached();
    await expect(marta.getByRole('heading', { name: 'Amaretto Sour' })).toHaveCount(0);
    await expect(chip).toBeVisible();

    await marta.getByRole('button', { name: 'Back to all drinks' }).click();
    await marta
      .getByRole('button', { name: /^Order / })
      .first()
      .click();
    const sheet = marta.getByRole('dialog');
    await expect(sheet.getByText('The bar reads with your order: without nuts')).toBeVisible();
    await sheet.getByRole('button', { name: 'Place Order' }).click();
    await expect(board.getByText('Without nuts', { exact: true })).toBeVisible();

    await marta.goto(`/?bar=${code}&drink=amaretto-sour`);
    await expect(sheet.getByText('You want drinks without nuts.')).toBeVisible();
  },
);

test(
  'marks a note about an allergy for the bar, and asks the guest once',
  journey,
  async ({ bartenderAt, guestAt }) => {
    const { page: board, code } = await bartenderAt('Corner', { section: 'orders', shelf: 'full' });
    const peter = await guestAt(code, 'Peter');
    await peter.getByRole('link', { name: 'Smart AI Match' }).click();
    await peter.getByRole('textbox', { name: 'What do you feel like?' }).fill('something sour');
    await peter.getByRole('button', { name: 'Find my drink' }).click();
    await expect(peter.getByRole('heading', { name: /drinks? for you/ })).toBeAttached();
    await peter
      .getByRole('button', { name: /^Order / })
      .first()
      .click();
    await peter
      .getByRole('dialog')
      .getByLabel(/Special requests/)
      .fill('ALLERGY: nuts!');
    await peter.getByRole('dialog').getByRole('button', { name: 'Place Order' }).click();

    await expect(board.getByText('Allergy? Confirm with the guest')).toBeVisible();
    await board
      .getByRole('button', { name: /^Recipe/ })
      .first()
      .click();
    await expect(
      board.getByRole('dialog').getByText('Allergy? Confirm with the guest'),
    ).toBeVisible();

    const question = peter.getByRole('region', { name: 'Leave out nuts everywhere tonight?' });
    await question.getByRole('button', { name: 'Yes, leave it out' }).click();
    await expect(question).toHaveCount(0);
    await expect(peter.getByRole('button', isInView('nuts'))).toBeVisible();
    await peter.getByRole('button', isInView('nuts')).click();
    await peter.reload();
    await expect(peter.getByRole('button', { name: /^Order / }).first()).toBeVisible();
    await expect(question).toHaveCount(0);
  },
);
