/**
 * Ref callback: the dialog focuses this field first, instead of its close button. Not on touch
 * screens, where the keyboard would cover the dialog.
 */
export function autofocusWithoutTouch(field: HTMLElement | null): void {
  if (matchMedia('(hover: hover)').matches) field?.setAttribute('autofocus', '');
}
