import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allTexts, markdown } from './markdown.ts';
import { noSample } from './pairs.ts';

const texts = allTexts();
const pairs = Object.entries(texts).flatMap(([file, list]) =>
  list.map((pair) => ({ ...pair, key: `${file} ${pair.key}` })),
);

it('covers every file of texts', () => {
  const files = globSync('{web,server,language,catalogue,domain}/**/*texts.ts').map((file) =>
    file.replaceAll('\\', '/'),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !texts[file]?.length)).toEqual([]);
});

it('prints each text in both languages', () => {
  const table = markdown();
  expect(table).toContain('| menu.search | Search 5 drinks | Hľadať v 5 drinkoch |');
  expect(table).not.toMatch(/undefined|NaN|\[object/);
  expect(table).not.toContain(noSample);
});

/** The keys of texts with something in them. */
function keysWith(language: 'en' | 'sk', pattern: RegExp): string[] {
  return pairs.filter((pair) => pattern.test(pair[language])).map(({ key }) => key);
}

it('uses the words of the glossary', () => {
  const own = pairs.filter(({ key }) => !key.startsWith('language/creation/'));
  const words = /nápoj|surovin|vyhľadáv|Inteligentn|popis|osobitn|barman(?!sk)|podniku|polic/i;
  expect(own.filter(({ sk }) => words.test(sk))).toEqual([]);
});

it('does not assume that the reader is a man', () => {
  const masculine = /\b(ste|som) \p{Ll}+(ný|tý|ený|ický)\b|\b(prihlásený|odhlásený)\b/iu;
  expect(keysWith('sk', masculine)).toEqual([]);
});
