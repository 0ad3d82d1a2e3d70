// Reloads the tab after an update of the server, at a quiet moment or when a part of the page can
// no longer be fetched. This script loads while the page is idle, so that it is ready by then.
import { connectionState, onConnection } from '#web/rpc/store.ts';
import { isOutdated } from '#web/ui/outdated.ts';

/** After this long without input, every call has finished or has given up. */
const quietMs = 150_000;
/** After this long without input, a tab that rings for new orders is considered forgotten. */
const forgottenMs = 3 * 3_600_000;
const checkMs = 30_000;
/** During a rolling update a reload may return the old version once more. */
const reloadAgainMs = 10 * 60_000;
const reloadedAtKey = 'reloadedAt';

const textTypes = ['text', 'email', 'password', 'number', 'tel', 'url'];
const gestures = ['pointerdown', 'keydown', 'wheel', 'input'];

let touchedAt = Date.now();
const typedInto = new Set<HTMLInputElement | HTMLTextAreaElement>();
let timer: ReturnType<typeof setInterval> | undefined;

function touched(): void {
  touchedAt = Date.now();
}

for (const gesture of gestures)
  addEventListener(gesture, touched, { capture: true, passive: true });
document.addEventListener('visibilitychange', touched);
addEventListener('input', rememberField, true);

// A part of the page failed to load.
addEventListener('vite:preloadError', () => {
  if (!isTyped() && mayReload()) void reloadIfOutdated();
});

// A restart of the server closes the socket, so each reconnect may follow an update.
onConnection(() => {
  clearInterval(timer);
  if (connectionState() === 'live') timer = setInterval(reloadWhenQuiet, checkMs);
});

/** Waits for the first quiet moment after a reconnect. */
async function reloadWhenQuiet(): Promise<void> {
  const untouchedMs = Date.now() - touchedAt;
  if (untouchedMs < quietMs || !mayReload()) return;
  const isOpen = document.querySelector('dialog[open]') !== null;
  const isInUse = document.querySelector('[data-in-use=true]') ?? document.fullscreenElement;
  if (isOpen || isTyped() || (isInUse && untouchedMs < forgottenMs)) return;
  clearInterval(timer);
  await reloadIfOutdated();
}

function rememberField({ target }: Event): void {
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
  const isText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && textTypes.includes(target.type));
  if (isText) typedInto.add(target);
}

/** Whether a field contains typed text. Searches do not count, because they are easy to repeat. */
function isTyped(): boolean {
  return [...typedInto].some(({ isConnected, value }) => isConnected && value);
}

/** Limits how often the page reloads, so that it never reloads in a loop. */
function mayReload(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(reloadedAtKey)) > reloadAgainMs;
  } catch {
    return false;
  }
}

async function reloadIfOutdated(): Promise<void> {
  if (!(await isOutdated())) return;
  sessionStorage.setItem(reloadedAtKey, String(Date.now()));
  location.reload();
}
