import path from 'node:path';

interface Import {
  specifier: string;
  /** Only `import type` counts: with `import { type A }` Node loads the module and its imports. */
  isType: boolean;
}

const imports =
  /(?:^(?:import|export)\b(\s+type\b)?[^'"();=]*\bfrom\s+|^import\s+|\bimport\(\s*)['"]([^'"]+)['"]/gm;

export function importsOf(source: string): Import[] {
  return [...source.matchAll(imports)].map(([, type, specifier = '']) => ({
    specifier,
    isType: Boolean(type),
  }));
}

/** The path of an imported file; undefined for a package. */
export function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  return undefined;
}
