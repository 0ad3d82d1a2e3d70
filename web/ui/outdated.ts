/** The first script of a page. Its name changes with every version of the app. */
function entryOf(page: string): string | undefined {
  return /\/assets\/first-page-[\w-]+\.js/.exec(page)?.[0];
}

const timeoutMs = 5_000;

/** Whether the server has a newer version, so that scripts not loaded yet are gone. */
export async function isOutdated(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const page = await fetch(location.href, { cache: 'no-store', signal });
    const entry = page.ok && entryOf(await page.text());
    return Boolean(entry) && entry !== entryOf(document.documentElement.outerHTML);
  } catch {
    return false;
  }
}
