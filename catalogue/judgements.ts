// judgements/ has one file for each of drinks/. A drink is a line with its id, with indented lines
// of qualities: `sour .45, dry .1`.
import fs from 'node:fs';
import path from 'node:path';

/** In the order of the files. */
// biome-ignore format: names fill their lines
export const judgedQualities = [
  'sweet', 'sour', 'bitter', 'dry', 'smoky', 'spicy', 'spiced', 'fruity', 'citrusy', 'berryish',
  'herbal', 'floral', 'nutty', 'savory', 'creamy', 'fizzy', 'tropical', 'cooling', 'gingery',
  'coffeeish', 'honeyed', 'rich', 'smooth', 'boozyTasting', 'fresh', 'crisp', 'complex', 'candy',
  'mildly', 'long', 'tiki', 'classic', 'retro', 'trendy', 'elegant', 'impressive', 'thrifty',
  'costly', 'dessert', 'aperitif', 'digestif', 'nightcap', 'settling', 'cosy', 'warming',
  'comforting', 'soothing', 'wholesome', 'brunch', 'hangover', 'energising', 'party',
  'celebration', 'romantic', 'spring', 'summer', 'autumn', 'winter', 'seafood', 'meaty',
] as const;

export type JudgedQuality = (typeof judgedQualities)[number];
/** From 0 to 1. 0.5 is clearly noticeable. */
export type Judgement = Readonly<Record<JudgedQuality, number>>;
export type Judgements = ReadonlyMap<string, Judgement>;

const folder = path.join(import.meta.dirname, 'judgements');
const nothing = Object.fromEntries(judgedQualities.map((quality) => [quality, 0])) as Judgement;

export function readJudgements(): Judgements {
  const files = fs.readdirSync(folder).sort();
  return judgementsIn(
    files.map((name) => ({
      name: `catalogue/judgements/${name}`,
      content: fs.readFileSync(path.join(folder, name), 'utf8'),
    })),
  );
}

export function judgementsIn(files: readonly { name: string; content: string }[]): Judgements {
  const judgements = new Map<string, Record<JudgedQuality, number>>();
  for (const { name, content } of files) {
    let judged: Record<JudgedQuality, number> | undefined;
    content.split(/\r?\n/).forEach((line, n) => {
      const place = `${name}:${n + 1}`;
      if (line.trim() === '' || line.startsWith('#')) return;
      if (!/^\s/.test(line)) {
        const id = drinkIn(line, place);
        if (judgements.has(id)) throw new Error(`${place}: ${id} is judged twice`);
        judged = { ...nothing };
        judgements.set(id, judged);
      } else if (judged) addAmounts(judged, line, place);
      else throw new Error(`${place}: no drink stands above this line`);
    });
  }
  return judgements;
}

function drinkIn(line: string, place: string): string {
  const [, id] = /^([a-z0-9-]+):$/.exec(line.trimEnd()) ?? [];
  if (id === undefined) throw new Error(`${place}: “${line}” is not a drink: write “mojito:”`);
  return id;
}

function addAmounts(judged: Record<JudgedQuality, number>, line: string, place: string): void {
  for (const item of line.split(',').map((one) => one.trim())) {
    if (item === '') continue;
    const [, quality = '', amount] = /^(\w+) (1|0?\.\d+)$/.exec(item) ?? [];
    if (amount === undefined) throw new Error(`${place}: “${item}” is not like “sour .45”`);
    if (!isJudged(quality)) throw new Error(`${place}: ${quality} is not a quality`);
    if (judged[quality] > 0) throw new Error(`${place}: ${quality} appears twice`);
    judged[quality] = Number(amount);
  }
}

function isJudged(name: string): name is JudgedQuality {
  return name in nothing;
}
