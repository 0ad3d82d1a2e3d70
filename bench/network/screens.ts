// The pages of bench/network/network.ts that use the real screens: guests order by the buttons of
// the menu, and bartenders move orders by those of the board.
import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { OrderStatus } from '#domain/orders/orders.ts';
import type { Stored } from '#server/testing/evening/history.ts';
import type { Night, Outcome } from '#server/testing/evening/night.ts';
import { goto } from './devices.ts';

const drinks = ['Negroni', 'Mojito', 'Americano', 'Daiquiri', 'Margarita'];
const noAnswer = /Network error|temporarily unavailable/i;
/**
 * Longer than a call takes until it gives up: five attempts of 15 s, and the pauses between them.
 */
const answerMs = 180_000;
const stepMs = 15_000;
const guestThinkMs = 4_000;

export interface Screens {
  /** Presses without effect: the card or the drink had gone, or the bar was paused. */
  missed: number;
  problems: string[];
}

export async function openMenu(page: Page, code: string, name: string): Promise<string> {
  await page.addInitScript((given) => localStorage.setItem('guestName', given), name);
  const keyOf = () => localStorage.getItem('guestKey');
  await goto(page, `/?bar=${code}&view=browse`, async () => {
    await page.getByRole('searchbox').waitFor({ timeout: stepMs });
    await page.waitForFunction(keyOf, undefined, { timeout: stepMs });
  });
  return (await page.evaluate(keyOf)) ?? '';
}

export async function orderByHand(
  page: Page,
  night: Night,
  name: string,
  guestKey: string,
  into: Screens,
) {
  for (let calls = 1; !night.isOver; ) {
    await delay(night.random() * guestThinkMs);
    const drink = night.pick(drinks) ?? '';
    if (!(await openDrink(page, drink))) {
      into.missed++;
      await leave(page);
      continue;
    }
    const notes = `${name} ${calls++}`;
    const sentAt = Date.now();
    const outcome = await place(page, notes, night);
    if (outcome === undefined) {
      const shown = await textOf(page.getByRole('dialog')).catch(() => 'no dialog');
      into.problems.push(`${notes}: the page said nothing. It shows: ${shown}`);
    }
    night.orderedBy({
      guestKey,
      notes,
      drinks: 1,
      isRound: false,
      sentAt,
      answeredAt: Date.now(),
      outcome: outcome ?? 'unknown',
      orderIds: [],
      roundId: null,
    });
    if (outcome === 'placed') night.count('orders by hand');
    await leave(page);
  }
}

async function openDrink(page: Page, drink: string): Promise<boolean> {
  try {
    await page.getByRole('searchbox').fill(drink, { timeout: stepMs });
    const open = page.getByRole('button', { name: `Order ${drink}`, exact: true });
    await open.first().click({ timeout: stepMs });
    await page.getByRole('button', { name: 'Place order' }).waitFor({ timeout: stepMs });
    return true;
  } catch {
    return false;
  }
}

/** Presses the button, and again without a response. Undefined if the page shows nothing. */
async function place(page: Page, notes: string, night: Night): Promise<Outcome | undefined> {
  const press = (button: string) =>
    page.getByRole('button', { name: button, exact: true }).click({ timeout: stepMs });
  try {
    await page.getByLabel('Special requests').fill(notes, { timeout: stepMs });
    await press('Place order');
  } catch {
    // On a busy machine a press may time out, whether it arrived or not.
    return 'unknown';
  }
  const sheet = page.getByRole('dialog').filter({ has: page.getByLabel('Special requests') });
  const alert = sheet.getByRole('alert');
  for (let pressedAt = Date.now(); Date.now() < pressedAt + answerMs; await delay(100)) {
    if ((await sheet.count()) === 0) return 'placed';
    const said = (await alert.count()) ? await textOf(alert) : '';
    if (!said) continue;
    if (!noAnswer.test(said)) return 'refused';
    if (night.chance(0.3)) return 'unknown';
    await press('Try again').then(
      () => {
        pressedAt = Date.now();
      },
      () => {},
    );
  }
  return undefined;
}

async function leave(page: Page): Promise<void> {
  for (let tries = 0; tries < 3 && (await page.getByRole('dialog').count()); tries++) {
    await page.keyboard.press('Escape');
    await delay(300);
  }
}

export async function openBoard(page: Page, barId: string): Promise<void> {
  await goto(page, `/bartender/bar/${barId}/orders`, () =>
    page.getByText(/total orders?$/).waitFor({ timeout: 3 * stepMs }),
  );
  // On a busy machine a message may disappear before it is read, so the page keeps all of them.
  await page.evaluate(() => {
    const shown = new Map<Element, string>();
    const said: string[] = Object.assign(globalThis, { said: [] }).said;
    new MutationObserver(() => {
      for (const message of document.querySelectorAll('[role=status], [role=alert]')) {
        const text = message.textContent ?? '';
        if (shown.get(message) !== text) said.push(text);
        shown.set(message, text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

const steps = [
  { from: 'new', to: 'processing', button: 'Start Making', said: 'started' },
  { from: 'processing', to: 'done', button: 'Mark Complete', said: 'marked complete' },
] as const;

export async function moveByHand(page: Page, night: Night, name: string, into: Screens) {
  while (!night.isOver) {
    await delay(night.random() * 500);
    // Rounds have other buttons.
    const waiting = page.locator('article[data-status=new]:not([data-orders*=" "])');
    const ids = await waiting.evaluateAll((cards) =>
      cards.slice(0, 8).map((card) => card.getAttribute('data-orders') ?? ''),
    );
    const orderId = night.pick(ids);
    if (!orderId) continue;
    for (const { from, to, button, said } of steps) {
      const card = page.locator(`article[data-orders="${orderId}"][data-status=${from}]`);
      const move = { orderId, status: to, by: name };
      const before = (await messages(page)).length;
      let about = '';
      try {
        // From a card's label, "Negroni by Marta", and from a message, "Negroni for Marta started".
        about = ((await card.getAttribute('aria-label', { timeout: 3_000 })) ?? '').replace(
          / by /,
          ' for ',
        );
        await card.getByRole('button', { name: button }).click({ timeout: 3_000 });
      } catch {
        into.missed++;
        night.unsure.push(move);
        break;
      }
      const answer = await answerTo(page, before, about, said);
      if (answer === 'done') night.moved.push(move);
      else night.unsure.push(move);
      if (answer === 'done') night.count('moves by hand');
      if (answer === undefined) into.problems.push(`${orderId} ${to}: the board said nothing`);
      if (answer !== 'done') break;
    }
  }
}

/** The board's messages about these orders since then. Each move shows exactly one. */
async function answerTo(page: Page, since: number, about: string, said: string) {
  for (const end = Date.now() + answerMs; Date.now() < end; await delay(100)) {
    const news = (await messages(page)).slice(since);
    const own = news.filter((text) => text.includes(about));
    if (own.some((text) => text.includes('already'))) return 'others';
    if (own.some((text) => text.includes(said))) return 'done';
    if (news.some((text) => text.includes('Error updating order status'))) return 'failed';
  }
  return undefined;
}

function messages(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
}

async function textOf(locator: Locator): Promise<string> {
  return (
    (await locator
      .first()
      .textContent({ timeout: 1_000 })
      .catch(() => '')) ?? ''
  );
}

export async function checkBoardPage(page: Page, stored: readonly Stored[]): Promise<string[]> {
  const problems: string[] = [];
  for (const [status, title] of [
    ['new', 'New Orders'],
    ['processing', 'In Progress'],
    ['done', 'Completed'],
  ] as const) {
    const held = stored.filter((order) => order.status === status).map(({ id }) => id);
    const column = page.getByRole('region', { name: title });
    const head = await column.locator('header').innerText();
    if (head.match(/\d+/)?.[0] !== String(held.length)) {
      problems.push(`${title}: "${head}", ${held.length} in the database`);
    }
    const cards = await column
      .locator('article')
      .evaluateAll((all) =>
        all.flatMap((one) => one.getAttribute('data-orders')?.split(' ') ?? []),
      );
    // The board shows only the last completed orders.
    const missing = status === 'done' ? [] : held.filter((id) => !cards.includes(id));
    const strange = cards.filter((id) => !held.includes(id));
    if (missing.length || strange.length) {
      problems.push(`${title}: ${missing.length} not shown, ${strange.length} shown wrongly`);
    }
  }
  for (const state of ['Reconnecting', 'Offline', 'Waiting for a connection']) {
    if (await page.getByText(state).count()) problems.push(`the board still says ${state}`);
  }
  return problems;
}

const titles: Record<OrderStatus, RegExp> = {
  new: /is ordered/,
  processing: /is being made/,
  done: /is ready|Picked up/,
  cancelled: /was taken back|Sorry, no|was cancelled/,
};

export async function checkGuestPage(page: Page, own: readonly Stored[]): Promise<string[]> {
  const problems: string[] = [];
  await leave(page);
  const status = await page.getByText(/^(Reconnecting|Offline)$/).count();
  if (status) problems.push('the menu still says that the connection is lost');
  if (own.length === 0) return problems;
  const pill = page.locator('button[aria-live=polite]');
  await pill
    .or(page.getByRole('button', { name: 'Your orders tonight' }))
    .first()
    .click();
  const notesShown = page
    .getByRole('dialog', { name: 'Your orders tonight' })
    .locator('p:has(> .sr-only)');
  await notesShown
    .first()
    .waitFor({ timeout: stepMs })
    .catch(() => {});
  const shown = await notesShown.evaluateAll((all) =>
    all.map((one) => [one.lastChild?.textContent, one.closest('li')?.innerText ?? ''] as const),
  );
  for (const { notes, status: held } of own) {
    const [card, ...others] = shown.filter(([note]) => note === notes);
    if (!card || others.length) problems.push(`${notes}: shown ${card ? 'twice' : 'nowhere'}`);
    else if (!titles[held].test(card[1])) problems.push(`${notes}: ${held}, shown as ${card[1]}`);
  }
  if (shown.length !== own.length) problems.push(`${shown.length} orders shown of ${own.length}`);
  await leave(page);
  return problems;
}
