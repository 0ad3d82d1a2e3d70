// Counts what a page does, for guards that no slow machine can break.
import type { Locator, Page } from '@playwright/test';

interface Fiber {
  tag: number;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/**
 * Counts the React function components that a page renders. Call it before the page loads. The
 * result returns how many have rendered since its last call.
 */
export async function countRenders(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(observeCommits);
  return () =>
    page.evaluate(() => {
      const page = globalThis as unknown as { renders: number };
      const { renders } = page;
      page.renders = 0;
      return renders;
    });
}

/** The number of elements in a part of a page. */
export function countNodes(part: Locator): Promise<number> {
  return part.evaluate((element) => element.querySelectorAll('*').length);
}

/** Runs in the page. React's production build reports its commits to this hook as well. */
function observeCommits(): void {
  const performedWork = 1;
  /** Function, forwardRef and simple memo components. */
  const functionTags = [0, 11, 15];
  const page = globalThis as unknown as { renders: number };
  page.renders = 0;
  const count = (fiber: Fiber) => {
    const { tag, flags, alternate: before } = fiber;
    if (functionTags.includes(tag) && flags & performedWork) page.renders++;
    // React leaves the children of a component with nothing to do as they are.
    if (before && before.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) count(child);
  };
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => count(root.current),
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    },
  });
}

/**
 * Counts the reads that make a browser lay out the page. Call it before the page loads. The result
 * returns how many there were since its last call.
 */
export async function countLayoutReads(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(observeLayoutReads);
  return () =>
    page.evaluate(() => {
      const page = globalThis as unknown as { layoutReads: number };
      const { layoutReads } = page;
      page.layoutReads = 0;
      return layoutReads;
    });
}

/** Runs in the page. */
function observeLayoutReads(): void {
  const page = globalThis as unknown as { layoutReads: number };
  page.layoutReads = 0;
  const reads = /^(offset|client|scroll)(Top|Left|Width|Height)$|^getBoundingClientRect$/;
  for (const prototype of [Element.prototype, HTMLElement.prototype] as object[]) {
    for (const [name, one] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      const { get, value } = one;
      if (!reads.test(name)) continue;
      const counted = (read: () => unknown) =>
        function (this: unknown, ...args: []) {
          page.layoutReads++;
          return read.apply(this, args);
        };
      const change = get ? { get: counted(get) } : { value: counted(value) };
      Object.defineProperty(prototype, name, { ...one, ...change });
    }
  }
}
