const choices = 'a[href], button, input, select, textarea, summary';
const typed = 'textarea, input:not([type=checkbox], [type=radio])';

/**
 * Moves the focus of an open sheet from its close button to its first choice. The content gets the
 * focus instead, so that arrows scroll it, if the sheet has no choice or has a picture, if the
 * choice is below the fold, or if it is a text field on a touch screen, which would open the
 * keyboard.
 */
export function focusFirstChoice(sheet: HTMLDialogElement): void {
  const content = sheet.querySelector<HTMLElement>('.sheet-content');
  // An element with autofocus already has the focus, and so has the content of a sheet that cannot
  // be closed.
  if (!content || content.contains(document.activeElement)) return;
  const first = content.querySelector<HTMLElement>(choices);
  const isInSight =
    first &&
    !sheet.querySelector('.sheet-hero') &&
    first.getBoundingClientRect().bottom <= content.getBoundingClientRect().bottom;
  const callsKeyboard = first?.matches(typed) && !matchMedia('(hover: hover)').matches;
  (isInSight && !callsKeyboard ? first : content).focus({ preventScroll: true });
}
