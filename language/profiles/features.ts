// Features that predict the judgement of a recipe, with amounts of about 0 to 1.
import { qualities } from '#language/lexicon/qualities.ts';
import type { Measured } from './measure.ts';

export type Features = ReadonlyMap<string, number>;

export function featuresOf(measured: Measured): Features {
  const features = new Map<string, number>();
  const add = (name: string, amount: number) => {
    if (amount !== 0) features.set(name, (features.get(name) ?? 0) + amount);
  };
  addConcepts(add, measured);
  for (const quality of qualities) add(`taste ${quality}`, measured.qualities[quality]);
  addBalance(add, measured);
  addServing(add, measured);
  return features;
}

type Add = (name: string, amount: number) => void;

function addConcepts(add: Add, { concepts, shares, trims }: Measured): void {
  for (const [concept, amount] of concepts) add(`with ${concept}`, amount);
  for (const [concept, share] of shares) add(`share ${concept}`, share);
  for (const concept of trims) add(`trim ${concept}`, 1);
}

function addBalance(add: Add, { sums, alcohol, shape, isFamous }: Measured): void {
  const { sweet, sour, bitter, volume, spirituous } = sums;
  const perVolume = 1 / Math.max(volume, 60);
  add('sweet', sweet / 60);
  add('sour', sour / 60);
  add('bitter', bitter / 60);
  add('sweet per ml', sweet * perVolume);
  add('sour per ml', sour * perVolume);
  add('bitter per ml', bitter * perVolume);
  add('sweet over sour', (sweet - sour * 0.55) * perVolume);
  add('sweet and sour', Math.min(sweet, sour) * 2 * perVolume);
  add('alcohol', alcohol / 40);
  add('much alcohol', Math.max(0, alcohol - 20) / 20);
  add('no alcohol', alcohol === 0 ? 1 : 0);
  add('pure alcohol', (alcohol * volume) / 3000);
  add('share of bottles', spirituous / Math.max(volume, 1));
  add('volume', volume / 300);
  add('small', Math.max(0, 1 - volume / 100));
  add('parts', shape.partCount / 10);
  add('famous', isFamous ? 1 : 0);
}

function addServing(add: Add, { shape }: Measured): void {
  add(`method ${shape.method}`, 1);
  add(`glass ${shape.glass}`, 1);
  add(`ice ${shape.ice}`, 1);
  add(`family ${shape.family}`, 1);
}
