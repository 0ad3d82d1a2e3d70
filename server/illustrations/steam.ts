import type { DrinkLook } from '#domain/drinks/drink-look.ts';
import { axis } from './profile.ts';
import type { Scene } from './scene.ts';
import { svg } from './svg.ts';

/** A drink without ice in a cup or a glass with a handle is hot. */
const isHot = ({ glass, ice }: DrinkLook): boolean =>
  (glass === 'irish' || glass === 'teacup') && ice === 'none';

/** Where the steam begins above the rim, how high it rises, and its distance from the middle. */
const overDrink = { from: 6, reach: 46, spread: 0.43 };
const overCream = { from: 44, reach: 26, spread: 0.26 };

/** Three wisps, grey at the edge and white inside, so that they show on dark and on light. */
export function drawSteam({ look, rim, random }: Scene): string {
  if (!isHot(look)) return '';
  const { from, reach, spread } = look.garnish.includes('whipped-cream') ? overCream : overDrink;
  const wisps = [-spread, 0.02, spread].map((share, i) => {
    const x = axis + rim.x * share + random() * 4;
    const height = i === 1 ? reach : reach * 0.74;
    const sway = height * (i === 1 ? -0.2 : 0.24);
    const y = rim.y - from;
    return svg`M${x} ${y}C${x + sway} ${y - height * 0.3} ${x - sway} ${y - height * 0.55} ${x + sway * 0.3} ${y - height}`;
  });
  return svg`<g fill="none" stroke-linecap="round"><path d="${wisps}" stroke="#93a3b5" stroke-opacity=".3" stroke-width="6"/><path d="${wisps}" stroke="#fff" stroke-opacity=".5" stroke-width="2.6"/></g>`;
}
