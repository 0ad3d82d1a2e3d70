/**
 * Ref callback: a dialog focuses this element first. On touch screens it skips text fields, whose
 * keyboard would cover the dialog.
 */
export function autofocus(element: HTMLElement | null): void {
  if (element instanceof HTMLButtonElement || matchMedia('(hover: hover)').matches)
    element?.setAttribute('autofocus', '');
}
