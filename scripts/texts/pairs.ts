import { runsOf } from './samples.ts';

export interface Pair {
  key: string;
  en: string;
  sk: string;
}

/** All texts of two trees with the same shape. Functions are called with samples. */
export function pairsOf(
  file: string,
  en: unknown,
  sk: unknown,
  path: readonly string[] = [],
): Pair[] {
  const key = path.join('.');
  if (typeof en === 'string') return [{ key, en, sk: String(sk) }];
  if (typeof en === 'function') {
    const inSlovak = sk as (...values: unknown[]) => unknown;
    return runsOf(`${file} ${key}`, en as () => unknown).flatMap((values) => {
      try {
        return pairsOf(file, en(...values), inSlovak(...values), path);
      } catch {
        return [{ key, en: noSample, sk: noSample }];
      }
    });
  }
  if (!en || typeof en !== 'object') return [];
  const slovak = (sk ?? {}) as Record<string, unknown>;
  return Object.entries(en).flatMap(([name, value]) =>
    pairsOf(file, value, slovak[name], [...path, name]),
  );
}

/** The same for one tree that contains both languages. */
export function localizedPairs(file: string, tree: unknown, path: readonly string[] = []): Pair[] {
  if (!tree || typeof tree !== 'object') return [];
  if ('en' in tree && 'sk' in tree) return pairsOf(file, tree.en, tree.sk, path);
  return Object.entries(tree).flatMap(([name, value]) =>
    localizedPairs(file, value, [...path, name]),
  );
}

export const noSample = '(samples.ts has no value for this)';
