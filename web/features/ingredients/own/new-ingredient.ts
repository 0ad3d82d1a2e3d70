import { paths } from '#domain/routes.ts';

/** The page of a new ingredient with a name. */
export function newIngredientAddress(barId: string, name = ''): string {
  const address = paths.barIngredient(barId, 'new');
  return name ? `${address}?name=${encodeURIComponent(name)}` : address;
}
