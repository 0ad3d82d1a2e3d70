import type { Scene } from '#server/illustrations/scene.ts';

/** SVG that a garnish adds to each layer of the picture. */
export type Layers = { rear?: string; inside?: string; surface?: string; front?: string };

/**
 * A garnish is perched on the rim, stands in the drink, lies on it, or is the surface that others
 * lie on. It is drawn for the right-hand side and mirrored when that side is occupied.
 */
export type Zone = 'perched' | 'standing' | 'lying' | 'topping';
export type Piece = { zone: Zone; draw: (scene: Scene, index: number) => Layers };
