const choices = 'a[href], button, input, select, textarea, summary';
const typed = 'textarea, input:not([type=checkbox], [type=radio])';

/**
 * Moves the focus of an open sheet from its close button to what it asks: its first choice. A sheet
 * to be read, one whose choices are below the fold and, on touch screens, one that begins with a
 * text field, which would call the keyboard, has it on its content, so that arrows scroll it.
 */
export function focusFirstChoice(sheet: HTMLDialogElement): void {
  const content = sheet.querySelector<HTMLElement>('.sheet-content');
  // Whoever asks for the focus has it already, and so has a sheet that cannot be closed.
  if (!content || content.contains(document.activeElement)) return;
  const first = content.querySelector<HTMLElement>(choices);
  const isInSight =
    first &&
    !sheet.querySelector('.sheet-hero') &&
    first.getBoundingClientRect().bottom <= content.getBoundingClientRect().bottom;
  const callsKeyboard = first?.matches(typed) && !matchMedia('(hover: hover)').matches;
  (isInSight && !callsKeyboard ? first : content).focus({ preventScroll: true });
}
