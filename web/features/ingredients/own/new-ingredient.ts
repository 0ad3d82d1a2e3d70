import { paths } from '#domain/routes.ts';

/** Where a new ingredient is written, with the name that was looked for. */
export function newIngredientAddress(barId: string, name = ''): string {
  const address = paths.barIngredient(barId, 'new');
  return name ? `${address}?name=${encodeURIComponent(name)}` : address;
}
