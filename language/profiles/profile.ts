// Contents are measured, character is judged.
import { type JudgedQuality, type Judgement, judgedQualities } from '#catalogue/judgements.ts';
import { type Quality, qualities, qualityData } from '#language/lexicon/qualities.ts';
import { isJudged, judgementOf } from './judgement.ts';
import { type Measured, measure } from './measure.ts';
import type { RecipeDrink } from './recipe.ts';

export interface Profile extends Omit<Measured, 'qualities' | 'shares' | 'sums'> {
  qualities: Readonly<Record<Quality, number>>;
}

// biome-ignore format: names fill their lines
const measurable: ReadonlySet<JudgedQuality> = new Set<JudgedQuality>([
  'sweet', 'sour', 'bitter', 'dry', 'smoky', 'spicy', 'spiced', 'fruity', 'berryish', 'herbal',
  'floral', 'nutty', 'savory', 'creamy', 'fizzy', 'tropical', 'cooling', 'gingery', 'coffeeish',
  'honeyed', 'rich', 'long',
]);
const measuredShare = 0.35;

export function profileOf(drink: RecipeDrink): Profile {
  const { shares, sums, ...measured } = measure(drink);
  const q = { ...measured.qualities };
  addJudged(q, judgementOf({ shares, sums, ...measured }));
  addDerived(q);
  return { ...measured, qualities: q };
}

function addJudged(q: Record<Quality, number>, judgement: Judgement): void {
  for (const quality of judgedQualities) {
    const share = measurable.has(quality) ? measuredShare : 0;
    q[quality] = q[quality] * share + judgement[quality] * (1 - share);
  }
}

function addDerived(q: Record<Quality, number>): void {
  for (const quality of qualities) {
    const parts = isJudged(quality) ? [] : Object.entries(qualityData(quality).from);
    if (parts.length === 0) continue;
    const sum = parts.reduce((s, [of, much]) => s + q[of as Quality] * much, 0);
    q[quality] = Math.min(1.15, Math.max(0, q[quality] + sum));
  }
}
