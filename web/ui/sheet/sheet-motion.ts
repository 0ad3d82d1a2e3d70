// How sheets are swiped away and how they leave. Fetched after the page, because sheets work
// without it.

/** A swipe this far or this fast closes a sheet. */
const closingPx = 120;
const closingPxPerMs = 0.6;
/** If a sheet is still open after this time, its closing was refused. */
const closingMs = 500;

const bodyOf = (dialog: Element) => dialog.querySelector<HTMLElement>('.sheet-body');
const contentOf = (body: Element) => body.querySelector<HTMLElement>('.sheet-content');

/**
 * Scroll positions of contents. Reading the position of a leaving sheet would lay out the whole
 * page.
 */
const scrolled = new WeakMap<Element, number>();

/** Lets a finger pull the sheet down, from its head or while its content is scrolled to the top. */
export function followSwipes(dialog: HTMLDialogElement, close: () => void): void {
  let start: { x: number; y: number; at: number } | undefined;
  let pulled = 0;
  const content = contentOf(dialog);
  if (content) content.onscroll = () => scrolled.set(content, content.scrollTop);
  const putBack = () => {
    const body = bodyOf(dialog);
    if (body) body.style.cssText = 'transition: transform var(--motion-enter) var(--motion-ease)';
  };
  dialog.ontouchstart = ({ target, touches: [touch, another], timeStamp }) => {
    // A second finger ends the pull.
    if (start && pulled) putBack();
    start = undefined;
    pulled = 0;
    const isFree = touch && !another && canPull(dialog, target);
    if (isFree) start = { x: touch.clientX, y: touch.clientY, at: timeStamp };
  };
  dialog.ontouchmove = (event) => {
    const [touch] = event.touches;
    const body = bodyOf(dialog);
    if (!start || !touch || !body) return;
    const down = touch.clientY - start.y;
    // Sideways and upward moves belong to the content.
    if (!pulled && down <= Math.abs(touch.clientX - start.x)) {
      start = undefined;
      return;
    }
    if (event.cancelable) event.preventDefault();
    pulled = Math.max(1, down);
    body.style.cssText = `transition: none; transform: translateY(${pulled}px)`;
  };
  dialog.ontouchend = dialog.ontouchcancel = ({ type, timeStamp }) => {
    if (!start || !pulled) return;
    const speed = pulled / Math.max(1, timeStamp - start.at);
    start = undefined;
    const isClosing = type === 'touchend' && (pulled > closingPx || speed > closingPxPerMs);
    if (isClosing) close();
    // Moves back unless the sheet closes. Closing may first go back in the history, or ask.
    setTimeout(() => dialog.isConnected && putBack(), isClosing ? closingMs : 0);
  };
}

function canPull(dialog: Element, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest('dialog') !== dialog) return false;
  // Draggable and scrolled elements come first.
  if (target.closest('.touch-none')) return false;
  for (let one: Element | null = target; one && one !== dialog; one = one.parentElement)
    if (one.scrollTop > 0) return false;
  return target.closest('.sheet-body, dialog') !== dialog;
}

/**
 * Call it before the sheet is removed. Shows it leaving, over a page that is already usable. A
 * sheet that asks and cannot be swiped away disappears at once, because opening the page is enough
 * work for a slow phone.
 */
export function showLeaving(dialog: HTMLDialogElement): void {
  const body = bodyOf(dialog);
  if (!body || !dialog.ontouchstart || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return;
  const content = contentOf(body);
  queueMicrotask(() => {
    // Still connected, so it was not removed.
    if (dialog.isConnected) return;
    const leaving = document.createElement('div');
    leaving.className = 'sheet leaving';
    leaving.style.cssText = dialog.style.cssText;
    leaving.inert = true;
    leaving.ariaHidden = 'true';
    leaving.append(body);
    const below = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    below.append(leaving);
    const top = content && scrolled.get(content);
    // With the layout of the next frame, instead of one more.
    if (top)
      requestAnimationFrame(() => {
        content.scrollTop = top;
      });
    leaving.addEventListener(
      'animationend',
      ({ target }) => target === leaving && leaving.remove(),
    );
  });
}
