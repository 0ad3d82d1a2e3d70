// Proportions of common drinks. Each slot takes an ingredient that can play one of its roles.
import * as z from 'zod';
import { roles } from '#catalogue/vocabulary.ts';
import { dilution, type Method } from '#domain/drinks/alcohol.ts';
import { glasses } from '#domain/drinks/drink-look.ts';
import { units } from '#domain/drinks/units.ts';
import { oneOf } from '#language/creation/text-files.ts';
import { type Piece, readEntries } from '#language/words/vocabulary.ts';
import { isJigger } from './jigger.ts';

const slot = z
  .strictObject({
    roles: z.array(z.enum(roles)).min(1),
    amount: z.number().positive(),
    unit: z.enum(units),
    isOptional: z.boolean(),
    /** Honey syrup has a taste, sugar syrup has none. */
    isFlavoured: z.boolean(),
  })
  .refine(isJigger, 'no jigger measures this');
const formulaSchema = z.strictObject({
  method: z.enum(Object.keys(dilution) as Method[]),
  /** The drink gets the first glass that it fills well. */
  glasses: z.array(z.enum(glasses)).min(1),
  slots: z.array(slot).min(3),
});
const share = z.number().positive();

export type Slot = z.infer<typeof slot>;
export type Formula = z.infer<typeof formulaSchema>;

const lines = readEntries('creation/formulas.txt').flatMap(({ key, pieces }) =>
  pieces.map(({ text, place }) => ({ key, text, place })),
);
const isShare = ({ text }: Piece) => text.startsWith('share ');
const shares = lines.filter(isShare);
const keys = ['sparse', 'soft'];
for (const { key, place } of shares) {
  if (keys.includes(key)) throw new Error(`${place}: ${key} cannot have this share`);
  keys.push(key);
}
const written = lines
  .filter((line) => !isShare(line))
  .map((line) => ({ key: oneOf(keys, line.key, line.place), formula: formulaIn(line) }));
const formulasOf = (key: string) =>
  written.filter((one) => one.key === key).map((one) => one.formula);

export const kinds = shares.map(({ key, text, place }) => {
  const formulas = formulasOf(key);
  if (formulas.length === 0) throw new Error(`${place}: ${key} has no formulas`);
  return { share: checked(share, Number(text.slice('share '.length)), place), formulas };
});
export const formulas: readonly Formula[] = kinds.flatMap(({ formulas }) => formulas);
export const sparseFormulas: readonly Formula[] = formulasOf('sparse');
export const softFormulas: readonly Formula[] = formulasOf('soft');

/** `shake in coupe, nick; base 45, bitter/vermouth 22.5, bitters 2 DASH optional` */
function formulaIn({ text, place }: Piece): Formula {
  const [, method, glasses = '', slots = ''] = /^(\S+) in ([^;]+); ([^;]+)$/.exec(text) ?? [];
  if (!method) throw new Error(`${place}: “${text}” is not a formula`);
  const formula = { method, glasses: listed(glasses), slots: listed(slots).map(slotIn) };
  return checked(formulaSchema, formula, place);

  function slotIn(one: string) {
    const found = /^(\S+) ([\d.]+)( [A-Z]+)?( flavoured)?( optional)?$/.exec(one);
    if (!found) throw new Error(`${place}: “${one}” is not a part of a formula`);
    const [, roles = '', amount, unit = 'ML', isFlavoured, isOptional] = found;
    return {
      roles: roles.split('/'),
      amount: Number(amount),
      unit: unit.trim(),
      isOptional: isOptional !== undefined,
      isFlavoured: isFlavoured !== undefined,
    };
  }
}

function listed(text: string): string[] {
  return text.split(',').map((one) => one.trim());
}

function checked<T>(schema: z.ZodType<T>, value: unknown, place: string): T {
  const { data, error } = schema.safeParse(value);
  if (error) throw new Error(`${place}: ${z.prettifyError(error)}`);
  return data;
}
