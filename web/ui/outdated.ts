/** The script that everything else is fetched by; with any change of the app it has another name. */
function entryOf(page: string): string | undefined {
  return /\/assets\/index-[\w-]+\.js/.exec(page)?.[0];
}

/** On a bad line nobody waits longer for the answer. */
const patienceMs = 5_000;

/** Whether the server has another version by now: what this page has not fetched yet is gone then. */
export async function isOutdated(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const page = await fetch(location.href, { cache: 'no-store', signal });
    return page.ok && entryOf(await page.text()) !== entryOf(document.documentElement.outerHTML);
  } catch {
    return false;
  }
}
