export const packKinds = ['bottle', 'can', 'carton', 'pack', 'piece', 'bunch'] as const;
export type PackKind = (typeof packKinds)[number];

export interface Purchase {
  count: number;
  pack: PackKind;
  ml?: number | undefined;
  grams?: number | undefined;
}
