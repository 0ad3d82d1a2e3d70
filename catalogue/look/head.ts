import type { DrinkLook } from '#domain/drinks/drink-look.ts';
import { luminance } from './colour.ts';

/**
 * Cream on a dark drink is both its pale first layer and its foam. It is drawn as the head in its
 * own colour, and the rest is the body.
 */
export function headAndBody({ liquid, foam }: Pick<DrinkLook, 'liquid' | 'foam'>) {
  const [first = '#ffffff'] = liquid;
  const rest = liquid.filter((layer) => layer !== first);
  const [next] = rest;
  const isHead =
    foam && next && luminance(first) > 0.7 && luminance(first) - luminance(next) > 0.12;
  return isHead ? { head: first, body: rest } : { head: null, body: liquid };
}
