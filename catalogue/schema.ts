// For notes.json, categories.json, ingredients/*.json, drinks/*.json and shelves.json.
import * as z from 'zod';
import { dilution, type Method } from '#domain/drinks/alcohol.ts';
import { garnishes, glasses, ices, rims } from '#domain/drinks/drink-look.ts';
import { drinkCategories } from '#domain/drinks/drinks.ts';
import { units } from '#domain/drinks/units.ts';
import { allergens } from '#domain/ingredients/allergens.ts';
import { ingredientShapes } from '#domain/ingredients/ingredient-look.ts';
import { ingredientCategories } from '#domain/ingredients/ingredients.ts';
import { sugarLevels } from '#domain/ingredients/own-ingredients.ts';
import { packKinds } from '#domain/ingredients/packs.ts';
import { readyShelfIds } from '#domain/ingredients/shelves.ts';
import { notes, roles, tags } from './vocabulary.ts';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const sentence = z.string().trim().min(10).max(500);
const name = z.string().trim().min(2).max(60);
const positive = z.number().positive();

const note = z.strictObject({
  friends: z.array(z.enum(notes)),
  foes: z.array(z.enum(notes)),
});
export const catalogueNotes = z.record(z.enum(notes), note);

/** The amount in one pack: by volume, weight or count. */
const pack = z.strictObject({
  kind: z.enum(packKinds),
  ml: positive.optional(),
  grams: positive.optional(),
  count: positive.optional(),
  /** Slices and wedges of one piece. */
  slices: positive.optional(),
});

/** Facts that categories.json may provide. */
const defaults = z.strictObject({
  sugar: z.enum(sugarLevels),
  /** The strength of its colour, relative to its volume. */
  tint: z.number().min(0),
  /** The light that a millilitre blocks. */
  cloud: z.number().min(0),
  /** The volume of one piece, slice or leaf. */
  pieceMl: z.number().min(0),
  /** Scatters light, which makes a drink pale. */
  isMilky: z.boolean(),
  isFizzy: z.boolean(),
  drawnAs: z.enum(ingredientShapes),
  roles: z.array(z.enum(roles)),
  tags: z.array(z.enum(tags)),
  /** A garnish that can be made from it. */
  garnish: z.strictObject({ look: z.enum(garnishes), en: name, sk: name }).nullable(),
  /** The garnish of drinks with it, where the recipe has none. */
  suits: z.enum(garnishes).nullable(),
  /** Goes into a shaker in slices. */
  isSliced: z.boolean(),
  /** The usual amount in new drinks. Null: never used unasked. */
  measure: z
    .strictObject({ amount: positive, unit: z.enum(units), isDrink: z.boolean() })
    .nullable(),
  /** Null: never bought. */
  pack: pack.nullable(),
  /** Relative to a bottle of soda. 0: every kitchen has it. */
  price: z.number().min(0).max(10),
  brands: z.array(name),
  /** Slovak: "podrvte mätu", "dolejte tonikom". */
  inflections: z.strictObject({ accusative: name.optional(), instrumental: name.optional() }),
});

export const catalogueCategories = z.record(z.enum(ingredientCategories), defaults.partial());

export const ingredientTraits = z.strictObject({
  ...defaults.shape,
  notes: z.array(z.enum(notes)),
  /** The language engine's concepts (language/lexicon/concepts.ts). */
  concepts: z.array(z.string()),
  /** Tastes like its concepts, without their alcohol. */
  isAlcoholFreeVersion: z.literal(true).optional(),
  /** Makes a drink hot. */
  isPouredHot: z.literal(true).optional(),
  /** Contained concepts that it does not taste of, for guests who cannot have them. */
  contains: z.array(z.string()).optional(),
  /** An allergen that is left out is not in it. */
  allergens: z.partialRecord(z.enum(allergens), z.enum(['has', 'may'])),
});

const ingredientText = z.strictObject({ name, description: sentence });
export const catalogueIngredient = z.strictObject({
  id,
  category: z.enum(ingredientCategories),
  strength: z.number().min(0).max(96),
  color: colour.nullable(),
  parent: id.optional(),
  substitutes: z.array(id).optional(),
  ...ingredientTraits.shape,
  en: ingredientText,
  sk: ingredientText,
});

const drinkText = z.strictObject({
  name,
  description: sentence,
  instructions: sentence,
  garnish: z.string().max(80),
});
export const catalogueDrink = z.strictObject({
  id,
  category: z.enum(drinkCategories).exclude(['ai-generated']),
  iba: z.boolean(),
  glass: z.enum(glasses),
  method: z.enum(Object.keys(dilution) as Method[]),
  ice: z.enum(ices),
  garnish: z.array(z.enum(garnishes)).max(3),
  rim: z.enum(rims).nullable(),
  foam: z.boolean(),
  color: z.union([colour, z.array(colour).min(2)]).nullable(),
  ingredients: z
    .array(z.strictObject({ id, amount: z.number().positive(), unit: z.enum(units) }))
    .min(1),
  en: drinkText,
  sk: drinkText,
});

/** Contains the previous shelf too. */
export const catalogueShelf = z.strictObject({
  id: z.enum(readyShelfIds),
  size: z.number().int().positive(),
  adds: z.array(id).min(1),
});

export type CatalogueNotes = z.infer<typeof catalogueNotes>;
export type CatalogueCategories = z.infer<typeof catalogueCategories>;
export type CatalogueIngredient = z.infer<typeof catalogueIngredient>;
export type CatalogueDrink = z.infer<typeof catalogueDrink>;
export type CatalogueShelf = z.infer<typeof catalogueShelf>;
export type TrimTraits = Partial<Pick<Traits, 'allergens' | 'sugar'>>;
export type Traits = z.infer<typeof ingredientTraits>;
