import type { IngredientLook, IngredientShape } from '#domain/ingredients/ingredient-look.ts';
import { drawBottle } from './bottle.ts';
import { type Bottle, bottles } from './bottles.ts';
import * as containers from './containers.ts';
import * as fruit from './fruit.ts';
import * as herbs from './herbs.ts';
import * as kitchen from './kitchen.ts';
import * as spices from './spices.ts';
import { type StillLife, setStillLife } from './still-life.ts';

type Bottled = keyof typeof bottles;

const things: Record<Exclude<IngredientShape, Bottled>, (life: StillLife) => string> = {
  ...containers,
  ...fruit,
  ...herbs,
  ...kitchen,
  ...spices,
};

const fizzy = new Set<IngredientShape>(['soda', 'sparkling', 'beer']);

/** Bottles are up to 260 units high; what is low is seen from nearer. */
const tall = 'viewBox="60 10 120 270" width="120" height="270"';
const low = 'viewBox="60 132 120 148" width="120" height="148"';

const isBottled = (shape: IngredientShape): shape is Bottled => shape in bottles;

/** A standalone picture of an ingredient. The same name and look give the same bytes. */
export function drawIngredient(name: string, { shape, color }: IngredientLook): string {
  const life = setStillLife(`${name} ${shape} ${color}`, color);
  const bottle: Bottle | null = isBottled(shape) ? bottles[shape] : null;
  const picture = isBottled(shape)
    ? drawBottle(life, bottles[shape], fizzy.has(shape))
    : things[shape](life);
  const frame = bottle && !bottle.isLow ? tall : low;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}><defs>${life.definitions()}</defs>${picture}</svg>`;
}
