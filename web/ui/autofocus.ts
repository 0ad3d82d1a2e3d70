/**
 * A ref of the field that a dialog opens at, in place of its button to close. Not on a touch screen:
 * there a keyboard would cover what one has come for.
 */
export function autofocusWithoutTouch(field: HTMLElement | null): void {
  if (matchMedia('(hover: hover)').matches) field?.setAttribute('autofocus', '');
}
