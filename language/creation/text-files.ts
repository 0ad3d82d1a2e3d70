import type { Localized } from '#domain/languages.ts';
import { readPairs } from '#language/words/vocabulary.ts';

export function oneOf<T extends string>(known: readonly T[], word: string, place: string): T {
  const found = known.find((one) => one === word);
  if (found === undefined) throw new Error(`${place}: “${word}” is none of ${known.join(', ')}`);
  return found;
}

export function readGroups<K extends string>(
  file: string,
  keys: readonly K[],
): Readonly<Record<K, readonly Localized[]>> {
  const pairs = readPairs(file);
  for (const { key, place } of pairs) oneOf(keys, key, place);
  const groups: Partial<Record<K, readonly Localized[]>> = {};
  for (const key of keys) {
    groups[key] = pairs.filter((pair) => pair.key === key).map(({ text }) => text);
    if (groups[key].length === 0) throw new Error(`${file}: ${key} is missing`);
  }
  return groups as Record<K, readonly Localized[]>;
}

export function readTexts(
  file: string,
  isKey: (key: string) => boolean,
  needed: readonly string[] = [],
): ReadonlyMap<string, Localized> {
  const texts = new Map<string, Localized>();
  for (const { key, text, place } of readPairs(file)) {
    if (!isKey(key)) throw new Error(`${place}: unknown key ${key}`);
    if (texts.has(key)) throw new Error(`${place}: ${key} appears twice`);
    texts.set(key, text);
  }
  const missing = needed.filter((key) => !texts.has(key));
  if (missing.length > 0) throw new Error(`${file}: ${missing.join(', ')} is missing`);
  return texts;
}
