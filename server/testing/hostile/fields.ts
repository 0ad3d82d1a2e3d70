import type * as z from 'zod/mini';

export type Path = readonly (string | number)[];

/** A value inside of an input, from its schema. */
export interface Field {
  path: Path;
  type: string;
  /** Limits of a number, or of the length of a text or list. */
  min?: number | undefined;
  max?: number | undefined;
  /** The values of an enumeration. */
  values?: readonly unknown[];
}

interface Definition {
  type: string;
  innerType?: Schema;
  in?: Schema;
  left?: Schema;
  right?: Schema;
  element?: Schema;
  options?: Schema[];
  shape?: Record<string, Schema>;
  entries?: Record<string, unknown>;
  values?: unknown[];
  checks?: { _zod: { def: Check } }[];
}
interface Check {
  check: string;
  minimum?: number;
  maximum?: number;
  value?: number;
}
interface Schema {
  _zod: { def: unknown };
}

/** Every field of a schema, also inside of lists and objects, with its limits. */
export function fieldsOf(schema: z.ZodMiniType, path: Path = []): Field[] {
  return walk(schema, path);
}

function walk(schema: Schema, path: Path): Field[] {
  const def = schema._zod.def as Definition;
  const parts = [def.innerType, def.in, def.left, def.right, ...(def.options ?? [])];
  const same = parts.filter((part) => part !== undefined).flatMap((part) => walk(part, path));
  if (same.length) return same;
  const own: Field = { path, type: def.type, ...limitsOf(def) };
  const shape = Object.entries(def.shape ?? {});
  return [
    own,
    ...shape.flatMap(([key, part]) => walk(part, [...path, key])),
    ...(def.element ? walk(def.element, [...path, 0]) : []),
  ];
}

function limitsOf({ checks = [], entries, values }: Definition): Partial<Field> {
  const all = checks.map((check) => check._zod.def);
  const find = (kinds: string[]) => all.find(({ check }) => kinds.includes(check));
  const least = find(['min_length', 'greater_than']);
  const most = find(['max_length', 'less_than']);
  const enumerated = values ?? (entries && Object.values(entries));
  return {
    min: least?.minimum ?? least?.value,
    max: most?.maximum ?? most?.value,
    ...(enumerated && { values: enumerated }),
  };
}
