/** How an ingredient is sold. */
export const packKinds = ['bottle', 'can', 'carton', 'pack', 'piece', 'bunch'] as const;
export type PackKind = (typeof packKinds)[number];

/** A line of a shopping list. */
export interface Purchase {
  count: number;
  pack: PackKind;
  /** The contents of one pack, where it is sold by volume or weight. */
  ml?: number | undefined;
  grams?: number | undefined;
}
