// The shape of the catalogue's files: notes.json, categories.json, ingredients/*.json, drinks/*.json,
// shelves.json.
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

/** How much of a recipe's amounts one pack holds: poured, weighed, counted. */
const pack = z.strictObject({
  kind: z.enum(packKinds),
  ml: positive.optional(),
  grams: positive.optional(),
  count: positive.optional(),
  /** Slices and wedges that one piece gives. */
  slices: positive.optional(),
});

/** Facts that an ingredient may leave to its category, where categories.json has them. */
const defaults = z.strictObject({
  sugar: z.enum(sugarLevels),
  /** How much more it colours a drink than its volume says. */
  tint: z.number().min(0),
  /** How much light a millilitre of it blocks. */
  cloud: z.number().min(0),
  /** What one piece, slice or leaf adds to a drink. */
  pieceMl: z.number().min(0),
  /** Scatters light, which makes a drink pale. */
  isMilky: z.boolean(),
  isFizzy: z.boolean(),
  /** What it is drawn as on the shelf. */
  drawnAs: z.enum(ingredientShapes),
  roles: z.array(z.enum(roles)),
  tags: z.array(z.enum(tags)),
  /** What can be made of it for the rim of a glass. */
  garnish: z.strictObject({ look: z.enum(garnishes), en: name, sk: name }).nullable(),
  /** The garnish that suits a drink with it, where the recipe names none. */
  suits: z.enum(garnishes).nullable(),
  /** Goes into a shaker in slices, not whole. */
  isSliced: z.boolean(),
  /** What one pours of it where no recipe says so; null: it goes into no drink of its own accord. */
  measure: z
    .strictObject({ amount: positive, unit: z.enum(units), isDrink: z.boolean() })
    .nullable(),
  /** How it is sold; null: it is never bought. */
  pack: pack.nullable(),
  /** What a pack costs, roughly, against a bottle of soda; 0: every kitchen has it. */
  price: z.number().min(0).max(10),
  /** Names of bottles by which guests know it. */
  brands: z.array(name),
  /** Slovak: "podrvte mätu", "dolejte tonikom". */
  inflections: z.strictObject({ accusative: name.optional(), instrumental: name.optional() }),
});

export const catalogueCategories = z.record(z.enum(ingredientCategories), defaults.partial());

export const ingredientTraits = z.strictObject({
  ...defaults.shape,
  notes: z.array(z.enum(notes)),
  /** What the language engine takes it for (language/lexicon/concepts.ts). */
  concepts: z.array(z.string()),
  /** Tastes like its concepts, without their alcohol. */
  isAlcoholFreeVersion: z.literal(true).optional(),
  /** Makes a drink a hot one. */
  isPouredHot: z.literal(true).optional(),
  /** Concepts that are in it and that it does not taste of, for those who cannot have them. */
  contains: z.array(z.string()).optional(),
  /** What is not named is not in it. */
  allergens: z.partialRecord(z.enum(allergens), z.enum(['has', 'may'])),
});

const ingredientText = z.strictObject({ name, description: sentence });
export const catalogueIngredient = z.strictObject({
  id,
  /** The name of its file. */
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

/** A ready shelf: what it has beside all of the one before. */
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
/** Facts about an ingredient. */
export type Traits = z.infer<typeof ingredientTraits>;
