// The families that mixed drinks belong to, as proportions (lexicon/families.json). A slot is filled by
// an ingredient that can play one of its roles.
import * as z from 'zod';
import { roles } from '#catalogue/vocabulary.ts';
import { dilution, type Method } from '#domain/alcohol.ts';
import { glasses } from '#domain/drink-look.ts';
import { units } from '#domain/units.ts';
import data from '#language/vocabulary/creation/families.json' with { type: 'json' };
import { isJigger } from './jigger.ts';

const slot = z
  .strictObject({
    roles: z.array(z.enum(roles)).min(1),
    amount: z.number().positive(),
    unit: z.enum(units).default('ML'),
    isOptional: z.boolean().default(false),
    /** Has a taste of its own: honey syrup, but not sugar syrup. */
    isFlavoured: z.boolean().default(false),
  })
  .refine(isJigger, 'no jigger measures this');
const family = z.strictObject({
  method: z.enum(Object.keys(dilution) as Method[]),
  /** The first that the drink fills well. */
  glasses: z.array(z.enum(glasses)).min(1),
  slots: z.array(slot).min(3),
});
const kind = z.strictObject({
  /** How often it is tried first, against the others. */
  share: z.number().positive(),
  families: z.array(family).min(1),
});
const file = z.strictObject({
  /** With alcohol, by the kind of drink. */
  kinds: z.record(z.string(), kind),
  /** For a shelf on which no other can be filled. */
  sparse: z.array(family),
  /** Without alcohol. */
  soft: z.array(family),
});

export type Slot = z.infer<typeof slot>;
export type Family = z.infer<typeof family>;

const read = file.parse(data);

export const kinds = Object.values(read.kinds);
export const families: readonly Family[] = kinds.flatMap(({ families }) => families);
export const sparseFamilies: readonly Family[] = read.sparse;
export const softFamilies: readonly Family[] = read.soft;
