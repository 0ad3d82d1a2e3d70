// Forty taps of a guest.
import type { Locator } from '@playwright/test';
import type { Phone } from './phone.ts';

export interface Tap {
  name: string;
  /** From the tap to the next paint. */
  ms: number;
  longestTask: number;
}

/** Types a name, then taps through everything that a guest does in an evening. */
export async function visit(phone: Phone): Promise<Tap[]> {
  const { page } = phone;
  const taps: Tap[] = [];
  const tap = async (name: string, what: Locator) => {
    const { responses, tasks } = await phone.tap(what.first());
    taps.push({
      name,
      ms: Math.max(0, ...responses),
      longestTask: Math.max(0, ...tasks.map(({ ms }) => ms)),
    });
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const inSheet = (name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name });

  await tap('field for the name', page.getByLabel('Your name'));
  await page.keyboard.type('Marta');
  await tap('show me the menu', button('Show me the menu'));
  await tap('browse', page.getByRole('link', { name: 'Browse' }));
  await tap('sours', button(/^Sours/));
  await tap('all', button('All'));
  await tap('without alcohol', button('Without alcohol'));
  await tap('with alcohol again', button('Without alcohol'));
  await tap('A–Z', button('A–Z'));
  await tap('by category', button('By category'));
  await openAndClose('a drink', button(/^Order /).nth(3));
  await openAndClose('another drink', button(/^Order /).nth(6));

  await tap('filters', button('Filters'));
  await tap('without eggs', inSheet('Egg'));
  await tap('without milk', inSheet('Milk'));
  await tap('an ingredient', page.getByRole('dialog').getByRole('checkbox'));
  await tap('the ingredient again', page.getByRole('dialog').getByRole('checkbox'));
  await tap('show drinks', inSheet(/^Show /));
  await tap('with eggs again', button(/egg.*: remove/i));
  await tap('with milk again', button(/milk.*: remove/i));

  await tap('a drink to order', button(/^Order /).nth(2));
  await tap('no ice', inSheet('No ice'));
  await tap('one more', inSheet('One more'));
  await tap('place order', inSheet(/^Place order/));
  await tap('a drink for the round', button(/^Order /).nth(4));
  await tap('add to round', inSheet('Add to round'));
  await tap('one more drink', button(/^Order /).nth(5));
  await tap('add it to the round', inSheet('Add to round'));
  await tap('the round', button(/^Round: /));
  await tap('send the round', inSheet(/^Send/));
  await tap('orders of tonight', page.locator('button[aria-live="polite"]'));
  await tap('close the orders', inSheet('Close'));

  await tap('smart search', page.getByRole('link', { name: 'Smart AI Match' }));
  await tap('a mood', page.getByRole('navigation').getByRole('link').nth(2));
  await tap('another mood', page.getByRole('navigation').getByRole('link').nth(4));
  await openAndClose('an answer', button(/^Order /));
  await tap('back to all drinks', button('Back to all drinks'));
  return taps;

  async function openAndClose(name: string, what: Locator) {
    await tap(name, what);
    await tap(`close ${name}`, inSheet('Close'));
  }
}
