import type { Scene } from '#server/illustrations/scene.ts';

/** What a garnish leaves on each layer of the picture. */
export type Layers = { rear?: string; inside?: string; surface?: string; front?: string };

/**
 * Where a garnish wants to be: perched on the rim, standing in the drink, lying on it, or being
 * the surface that others lie on. Each is drawn for the right-hand side and mirrored when that
 * side is taken.
 */
export type Zone = 'perched' | 'standing' | 'lying' | 'topping';
export type Piece = { zone: Zone; draw: (scene: Scene, index: number) => Layers };
