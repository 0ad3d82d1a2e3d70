// Renews the tab after an update of the server: the page is reloaded at a quiet moment, or when a part
// of it cannot be fetched any more. Fetched when the page is idle, so that it is there by then.
import { connectionState, onConnection } from '#web/rpc/store.ts';
import { isOutdated } from '#web/ui/outdated.ts';

/** Untouched for this long: by then every call has its answer, or has given up. */
const quietMs = 150_000;
/** Untouched for this long, a tab that rings for new orders has been forgotten. */
const forgottenMs = 3 * 3_600_000;
const checkMs = 30_000;
/** During a rolling update a reload may get the old version once more. */
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

// A part of the page cannot be fetched.
addEventListener('vite:preloadError', () => {
  if (!isTyped() && mayReload()) void reloadIfOutdated();
});

// A server is updated by a restart, which closes the socket.
onConnection(() => {
  clearInterval(timer);
  if (connectionState() === 'live') timer = setInterval(reloadWhenQuiet, checkMs);
});

/** At the first quiet moment after a reconnect. */
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

/** Whether a field holds what somebody has typed. What is searched for can be typed again. */
function isTyped(): boolean {
  return [...typedInto].some(({ isConnected, value }) => isConnected && value);
}

/** A page is not reloaded again for a while, so that it cannot go on for ever. */
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
