import type { Method } from '#domain/drinks/alcohol.ts';
import type { Glass, Ice } from '#domain/drinks/drink-look.ts';
import { fold } from '#domain/text/text.ts';
import type { Concept } from '#language/lexicon/concepts.ts';
import type { Quality } from '#language/lexicon/qualities.ts';
import type { RecipeDrink } from './recipe.ts';
import type { Sums } from './taste.ts';

// biome-ignore format: names fill their lines
type Family =
  | 'sour' | 'smash' | 'fizz' | 'highball' | 'spritz' | 'spiritForward' | 'wine' | 'dessert'
  | 'tiki' | 'savoury' | 'hot' | 'shot';

export interface Shape {
  family: Family;
  method: Method;
  glass: Glass;
  ice: Ice;
  /** Millilitres before ice. */
  volume: number;
  partCount: number;
}

interface Made {
  drink: RecipeDrink;
  q: Readonly<Record<Quality, number>>;
  sums: Sums;
  has: (...concepts: Concept[]) => boolean;
  share: (...concepts: Concept[]) => number;
}

export function shapeOf(made: Made): Shape {
  const { drink, sums } = made;
  const method = drink.method ?? methodOf(made);
  const family = familyOf(made, method);
  const glass = drink.glass ?? glassOf(made, family, method);
  return {
    family,
    method,
    glass,
    ice: drink.ice ?? iceOf(made, family, method, glass),
    volume: sums.volume,
    partCount: drink.parts.filter(({ isTrim }) => !isTrim).length,
  };
}

/** The sourness of a sixth of a lemon. */
const sourFrom = 14;

function familyOf({ drink, q, sums, has, share }: Made, method: Method): Family {
  if (q.hot) return 'hot';
  if (q.shot) return 'shot';
  if (has('tomato')) return 'savoury';
  if (share('tropicalFruit') > 0.2 || /tropical|tiki/.test(fold(drink.category))) return 'tiki';
  if (q.creamy >= 0.5 || share('realCoffee') > 0.2) return 'dessert';
  if (share('wine', 'softSparkling') > 0.3 && (has('carbonated') || q.fizzy > 0.5)) return 'spritz';
  const isSour = sums.sour >= 24;
  if (q.fizzy > 0.3) {
    if (share('vermouth', 'campari', 'aperol', 'softBitter') > 0.3) return 'spritz';
    return isSour && has('soda') ? 'fizz' : 'highball';
  }
  if (method === 'muddle' && sums.volume < 135) return 'smash';
  if (isSour) return sums.volume >= 160 ? 'highball' : 'sour';
  if (sums.spirituous >= sums.volume * 0.75 && sums.sour <= sourFrom) {
    return drink.alcoholContent >= 16 ? 'spiritForward' : 'wine';
  }
  return sums.volume >= 120 ? 'highball' : 'sour';
}

function methodOf({ drink, q, sums, has, share }: Made): Method {
  if (q.hot) return 'build';
  if (has('iceCream') || isCalledFrozen(drink)) return 'blend';
  if (has('melon') && share('juice', 'liqueur', 'syrup') < 0.9 && sums.spirituous === 0)
    return 'blend';
  if (
    share('coconut', 'tropicalFruit', 'dairy') > 0.5 &&
    has('tropicalFruit', 'berry') &&
    q.creamy > 0.5
  )
    return 'blend';
  const isShot = q.shot > 0;
  if (isShot && sums.sour < sourFrom && drink.parts.length > 1) return 'layer';
  if (has('dairy', 'egg', 'eggWhite', 'aquafaba') && sums.volume > 60) {
    return q.creamy > 0.5 && drink.parts.length <= 3 && has('coffeeLiqueur') ? 'build' : 'shake';
  }
  const isMuddled = drink.parts.some(({ ml, pieces, concepts, isTrim }) => {
    const isCrushed = concepts.some((one) => crushed.has(one));
    return ml === 0 && !isTrim && isCrushed && (pieces > 1 || sums.volume < 100);
  });
  if (isMuddled && !has('eggWhite')) return has('lemon') ? 'shake' : 'muddle';
  if (has('carbonated', 'sparklingWine'))
    return sums.sour > 20 && has('liqueur') ? 'shake' : 'build';
  if (sums.volume >= 150 && drink.parts.length <= 4) return 'build';
  if (sums.sour <= sourFrom && sums.spirituous >= sums.volume * 0.75) return 'stir';
  return 'shake';
}

const frozen = /\b(frozen|blended|slush)/;

function isCalledFrozen({ names, category, descriptions }: RecipeDrink): boolean {
  return [category, ...names, ...descriptions].some((text) => frozen.test(fold(text)));
}

const crushed: ReadonlySet<Concept> = new Set([
  'mint',
  'basil',
  'lime',
  'lemon',
  'orange',
  'ginger',
]);

function glassOf({ drink, q, has, share, sums }: Made, family: Family, method: Method): Glass {
  const name = drink.names.map(fold).join(' ');
  if (family === 'shot') return 'shot';
  if (family === 'hot') return 'irish';
  if (/\bmartini\b/.test(name)) return 'martini';
  if (/\bmule\b/.test(name)) return 'mule';
  if (/margarita/.test(name)) return 'margarita';
  if (share('beer', 'cider') > 0.4) return 'pint';
  if (share('sparklingWine') > 0.4 && !has('soda')) {
    return sums.volume > 170 || has('campari', 'aperol') ? 'wine' : 'flute';
  }
  if (family === 'spritz' && has('wine', 'softSparkling')) return 'wine';
  if (family === 'tiki') return method === 'blend' || sums.volume > 150 ? 'hurricane' : 'rocks';
  if (sums.volume >= 135 || q.fizzy > 0.3 || family === 'savoury') return 'highball';
  if (family === 'smash') return 'rocks';
  if (method === 'stir' || method === 'build') {
    if (family === 'spiritForward' && has('dryVermouth')) return 'martini';
    return has('vermouth') && !has('campari') ? 'coupe' : 'rocks';
  }
  return has('whiskey', 'amaretto', 'herbLiqueur', 'chilli') ? 'rocks' : 'coupe';
}

const stemmed: ReadonlySet<Glass> = new Set(['martini', 'coupe', 'nick', 'flute', 'margarita']);

function iceOf({ q, has }: Made, family: Family, method: Method, glass: Glass): Ice {
  if (q.hot || glass === 'shot' || glass === 'pint' || stemmed.has(glass)) return 'none';
  if (method === 'blend') return 'crushed';
  const isSwizzled = family === 'smash' || (family === 'tiki' && !has('cream'));
  return isSwizzled && has('mint', 'lime', 'orgeat') ? 'crushed' : 'cubes';
}
