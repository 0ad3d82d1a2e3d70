// Steps that use only the keyboard.
import { expect, type Locator, type Page } from '@playwright/test';

interface Way {
  back?: boolean;
  /** The page has just loaded, so no element has the focus yet. */
  fromStart?: boolean;
}

/** More Tab presses than any page has stops. */
const mostPresses = 140;

/** Presses Tab until the element has the focus. Fails if the previous step lost the focus. */
export async function tabTo(page: Page, target: Locator, { back, fromStart }: Way = {}) {
  await target.waitFor();
  if (!fromStart) await expectFocus(page);
  // A search by role and name is slow on a full page.
  let element = await target.elementHandle();
  for (let presses = 0; presses < mostPresses; presses++) {
    const state = await element?.evaluate(stateOf);
    if (state === 'focused') return expectSeen(target);
    if (state === 'removed') element = await target.elementHandle();
    else await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Focuses the element and presses the key, once it no longer waits for the server. */
export async function press(page: Page, target: Locator, way: Way & { key?: string } = {}) {
  await tabTo(page, target, way);
  await expect(target).toBeEnabled();
  await page.keyboard.press(way.key ?? 'Enter');
}

/** Focuses the field and replaces its text. */
export async function type(page: Page, target: Locator, text: string, way: Way = {}) {
  await tabTo(page, target, way);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Presses Tab this many times, or to the end of the page. Every stop must be visible. */
export async function walk(page: Page, presses: number) {
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) return;
    await expectSeen(focused);
  }
}

/** The focus is on an element, not at the start of the page. */
export async function expectFocus(page: Page) {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), 'what has the focus')
    .not.toBe('BODY');
}

function stateOf(element: Element): 'focused' | 'removed' | 'there' {
  if (element === document.activeElement) return 'focused';
  return element.isConnected ? 'there' : 'removed';
}

/** The focused element has a focus ring, is in the viewport, and is not covered. */
async function expectSeen(target: Locator) {
  await expect.poll(() => target.evaluate(problemOfFocus), String(target)).toBe('');
}

function problemOfFocus(element: Element): string {
  const around = [element, element.nextElementSibling, element.parentElement];
  const isRinged = around.some((one) =>
    [undefined, '::before', '::after'].some((pseudo) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    }),
  );
  if (!isRinged) return 'has no ring';
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const x = (left + right) / 2;
  for (const y of [top + 3, (top + bottom) / 2, bottom - 3]) {
    if (y < 0 || y > innerHeight || x < 0 || x > innerWidth) return 'is out of sight';
    const over = document.elementFromPoint(x, y);
    if (!over || !(element.contains(over) || over.contains(element)))
      return `is covered by ${over?.outerHTML.slice(0, 120)}`;
  }
  return '';
}
