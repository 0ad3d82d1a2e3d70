import type { IngredientLook, IngredientShape } from '#domain/ingredients/ingredient-look.ts';
import { drawBottle } from './bottle.ts';
import { type BottleName, bottleOf, isBottle } from './bottles.ts';
import * as containers from './containers.ts';
import * as fruit from './fruit.ts';
import * as herbs from './herbs.ts';
import * as kitchen from './kitchen.ts';
import * as spices from './spices.ts';
import { type StillLife, setStillLife } from './still-life.ts';

const things: Record<Exclude<IngredientShape, BottleName>, (life: StillLife) => string> = {
  ...containers,
  ...fruit,
  ...herbs,
  ...kitchen,
  ...spices,
};

const fizzy = new Set<IngredientShape>(['soda', 'sparkling', 'beer']);

/** Bottles are up to 260 units high. Low things are seen from nearer. */
const tall = 'viewBox="60 10 120 270" width="120" height="270"';
const low = 'viewBox="60 132 120 148" width="120" height="148"';

/** The same name and look give the same bytes. */
export function drawIngredient(name: string, { shape, color }: IngredientLook): string {
  const life = setStillLife(`${name} ${shape} ${color}`, color);
  if (!isBottle(shape)) return framed(life, low, things[shape](life));
  const bottle = bottleOf(shape);
  return framed(life, bottle.isLow ? low : tall, drawBottle(life, bottle, fizzy.has(shape)));
}

function framed(life: StillLife, frame: string, picture: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}><defs>${life.definitions()}</defs>${picture}</svg>`;
}
