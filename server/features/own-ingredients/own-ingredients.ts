// They are available in all bars of the account.
import { randomUUID } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import {
  maxOwnIngredients,
  type OwnIngredient,
  type OwnIngredientFields,
} from '#domain/ingredients/own-ingredients.ts';
import type { Language } from '#domain/languages.ts';
import { nameIn } from '#domain/own-items.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import { refreshDrinks } from '#server/features/own-drinks/refresh-drinks.ts';
import {
  type Editor,
  isChange,
  lockOwnItems,
  requireFreeNames,
  requireRoom,
  setRetired,
  type TakenNames,
  takenNames,
} from '#server/features/own-items/own-items.ts';
import { textColumns } from '#server/features/own-items/text-columns.ts';
import {
  type KnownIngredient,
  type KnownIngredients,
  problemsOf,
  refersTo,
} from './ingredient-rules.ts';
import {
  ingredientTextParts,
  readKnownIngredients,
  readOwnIngredients,
} from './read-own-ingredients.ts';

export async function createIngredient(
  db: Tx,
  bar: AuthorizedBar,
  fields: OwnIngredientFields,
  editor: Editor,
): Promise<string> {
  const known = await lockAndRead(db, bar);
  const id = randomUUID();
  const columns = columnsOf(fields);
  requireRoom(inUse(known) + 1, maxOwnIngredients);
  requireFreeName(known, id, columns);
  requireValid(known, id, fields);
  await db
    .insertInto('ingredients')
    .values({ id, account_id: bar.accountId, changed_by: editor, ...columns })
    .execute();
  await insertParts(db, id, fields);
  return id;
}

/** Returns the new version, also of a retired ingredient. See `isChange`. */
export async function updateIngredient(
  db: Tx,
  bar: AuthorizedBar,
  edit: { ingredientId: string; version: number; fields: OwnIngredientFields },
  editor: Editor,
): Promise<number> {
  const { ingredientId: id, fields } = edit;
  const known = await lockAndRead(db, bar);
  const [before] = await readOwnIngredients(db, bar, id);
  if (!before) throw new AppError('NOT_FOUND', null);
  if (!isChange(before, edit)) return before.version;
  const columns = columnsOf(fields);
  if (!before.isRetired) requireFreeName(known, id, columns);
  requireValid(known, id, fields);
  const version = before.version + 1;
  await db
    .updateTable('ingredients')
    .set({ ...columns, version, changed_by: editor })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('ingredient_parts').where('ingredient_id', '=', id).execute();
  await insertParts(db, id, fields);
  await refreshDrinks(db, bar.accountId);
  return version;
}

/** Retired items may still refer to it. */
export async function retireIngredient(
  db: Tx,
  bar: AuthorizedBar,
  ingredientId: string,
  editor: Editor,
  language: Language,
): Promise<void> {
  const known = await lockAndRead(db, bar);
  requireOwn(known, ingredientId);
  const ingredients = [...known.values()].filter(
    (other) => !other.isRetired && refersTo(other, ingredientId),
  );
  const drinks = await db
    .selectFrom('drinks as d')
    .innerJoin('bars as b', 'b.id', 'd.bar_id')
    .innerJoin('drink_ingredients as i', 'i.drink_id', 'd.id')
    .select(['d.name_en as en', 'd.name_sk as sk'])
    .where('b.account_id', '=', bar.accountId)
    .where('i.ingredient_id', '=', ingredientId)
    .where('d.is_retired', '=', false)
    .execute();
  const names = [...ingredients.map(({ name }) => name), ...drinks].map((name) => name[language]);
  if (names.length > 0) throw new AppError('IN_USE', { names: names.sort() });
  await setRetired(db, 'ingredients', [ingredientId], true, editor);
}

/** With the kinds and parts that it needs. */
export async function restoreIngredient(
  db: Tx,
  bar: AuthorizedBar,
  ingredientId: string,
  editor: Editor,
): Promise<void> {
  const known = await lockAndRead(db, bar);
  requireOwn(known, ingredientId);
  const back = retiredBelow(known, ingredientId);
  const after = new Map([
    ...known,
    ...back.map((one) => [one.id, { ...one, isRetired: false }] as const),
  ]);
  requireRoom(inUse(after), maxOwnIngredients);
  for (const { id, name } of back) requireFreeNames(takenIngredientNames(after, id), name);
  // Its references may have got alcohol meanwhile.
  const issues = back
    .flatMap(({ id }) => problemsOf(after, id))
    .filter(({ message }) => message === 'alcohol');
  if (issues.length > 0) throw new AppError('INVALID_REQUEST', { issues });
  const ids = back.map(({ id }) => id);
  await setRetired(db, 'ingredients', ids, false, editor);
}

/** By name, including retired ones. */
export async function ownIngredients(
  db: Db,
  bar: AuthorizedBar,
  language: Language,
): Promise<OwnIngredient[]> {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const found = await readOwnIngredients(db, bar);
  return found.sort((a, b) => compare(nameIn(a.texts, language), nameIn(b.texts, language)));
}

/** Both the catalogue's and the account's. */
async function lockAndRead(db: Tx, bar: AuthorizedBar): Promise<KnownIngredients> {
  await lockOwnItems(db, bar);
  return readKnownIngredients(db, bar.accountId);
}

function requireOwn(known: KnownIngredients, id: string): void {
  if (!known.get(id)?.isOwn) throw new AppError('NOT_FOUND', null);
}

function inUse(known: KnownIngredients): number {
  return [...known.values()].filter(({ isOwn, isRetired }) => isOwn && !isRetired).length;
}

function requireValid(known: KnownIngredients, id: string, fields: OwnIngredientFields): void {
  const { strength, kindOf, substitutes, parts } = fields;
  const flags = { isOwn: true, isRetired: false };
  const name = { en: '', sk: '' };
  const changed = { id, name, ...flags, strength, parent: kindOf, substitutes, parts };
  const issues = problemsOf(new Map([...known, [id, changed]]), id);
  if (issues.length > 0) throw new AppError('INVALID_REQUEST', { issues });
}

function requireFreeName(
  known: KnownIngredients,
  id: string,
  { name_en: en, name_sk: sk }: { name_en: string; name_sk: string },
): void {
  requireFreeNames(takenIngredientNames(known, id), { en, sk });
}

function takenIngredientNames(known: KnownIngredients, exceptId: string): TakenNames {
  const others = [...known.values()].filter(({ id, isRetired }) => id !== exceptId && !isRetired);
  return takenNames(others.map(({ name, isOwn }) => ({ name, by: isOwn ? 'own' : 'ingredient' })));
}

/** With all retired ingredients that it needs. */
function retiredBelow(known: KnownIngredients, id: string): KnownIngredient[] {
  const found = new Map<string, KnownIngredient>();
  const open = [id];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const one = known.get(at);
    if (!one?.isRetired || found.has(at)) continue;
    found.set(at, one);
    open.push(...(one.parent === null ? [] : [one.parent]));
    open.push(...one.parts.map(({ ingredientId }) => ingredientId));
  }
  return [...found.values()];
}

function columnsOf(fields: OwnIngredientFields) {
  const { texts, category, strength, sugar, allergens, color, kindOf, substitutes } = fields;
  return {
    category,
    strength,
    sugar,
    allergens: allergens && JSON.stringify(allergens),
    color,
    parent_id: kindOf,
    substitutes,
    ...textColumns(texts, ingredientTextParts),
  };
}

async function insertParts(db: Tx, id: string, { parts }: OwnIngredientFields): Promise<void> {
  if (parts.length === 0) return;
  await db
    .insertInto('ingredient_parts')
    .values(
      parts.map(({ ingredientId, amount, unit }, position) => ({
        ingredient_id: id,
        position,
        part_id: ingredientId,
        amount,
        unit,
      })),
    )
    .execute();
}
