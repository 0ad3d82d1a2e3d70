// Ingredients of an account's own. They serve in all of its bars.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#domain/errors.ts';
import {
  maxOwnIngredients,
  type OwnIngredient,
  type OwnIngredientFields,
} from '#domain/ingredients/own-ingredients.ts';
import { type Language, languages } from '#domain/languages.ts';
import { fold } from '#domain/text/text.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import { refreshDrinks } from '#server/features/drinks/refresh-drinks.ts';
import {
  type KnownIngredient,
  type KnownIngredients,
  problemsOf,
  refersTo,
} from './ingredient-rules.ts';
import { readKnownIngredients, readOwnIngredients } from './read-own-ingredients.ts';

/** Who changes something, as others are told. */
type Editor = string | null;

export async function createIngredient(
  db: Tx,
  bar: AuthorizedBar,
  fields: OwnIngredientFields,
  editor: Editor,
): Promise<string> {
  const known = await lockAndRead(db, bar);
  const id = randomUUID();
  requireRoom(known, 1);
  requireValid(known, id, fields);
  await db
    .insertInto('ingredients')
    .values({ id, account_id: bar.accountId, changed_by: editor, ...columnsOf(fields) })
    .execute();
  await insertParts(db, id, fields);
  return id;
}

/** Answers the new version. */
export async function updateIngredient(
  db: Tx,
  bar: AuthorizedBar,
  change: { ingredientId: string; version: number; ingredient: OwnIngredientFields },
  editor: Editor,
): Promise<number> {
  const { ingredientId: id, version, ingredient: fields } = change;
  const known = await lockAndRead(db, bar);
  const stored = await requireOwn(db, bar, id);
  const [before] = await readOwnIngredients(db, bar, id);
  // A repeated call, or two who wrote the same: there is nothing to overwrite.
  if (isDeepStrictEqual(before, { ...before, ...fields })) return stored.version;
  if (stored.version !== version) {
    throw new AppError('CHANGED_MEANWHILE', { version: stored.version, by: stored.changed_by });
  }
  if (stored.is_retired) throw new AppError('NOT_FOUND', null);
  requireValid(known, id, fields);
  await db
    .updateTable('ingredients')
    .set({ ...columnsOf(fields), version: version + 1, changed_by: editor })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('ingredient_parts').where('ingredient_id', '=', id).execute();
  await insertParts(db, id, fields);
  await refreshDrinks(db, bar.accountId);
  return version + 1;
}

/** Takes an ingredient out of use. What is retired itself may still refer to it. */
export async function retireIngredient(
  db: Tx,
  bar: AuthorizedBar,
  ingredientId: string,
  editor: Editor,
  language: Language,
): Promise<void> {
  const known = await lockAndRead(db, bar);
  await requireOwn(db, bar, ingredientId);
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
  await setRetired(db, [ingredientId], true, editor);
}

/** Brings an ingredient back, with those that it is a kind of or made of. */
export async function restoreIngredient(
  db: Tx,
  bar: AuthorizedBar,
  ingredientId: string,
  editor: Editor,
): Promise<void> {
  const known = await lockAndRead(db, bar);
  await requireOwn(db, bar, ingredientId);
  const back = retiredBelow(known, ingredientId);
  requireRoom(known, back.length);
  for (const { id, name } of back) requireFreeNames(known, id, Object.values(name));
  await setRetired(
    db,
    back.map(({ id }) => id),
    false,
    editor,
  );
}

/** All of the account, also retired ones, by name. */
export async function ownIngredients(
  db: Db,
  bar: AuthorizedBar,
  language: Language,
): Promise<OwnIngredient[]> {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const nameOf = ({ texts }: OwnIngredient) =>
    (texts[language] ?? texts.en ?? texts.sk)?.name ?? '';
  const found = await readOwnIngredients(db, bar);
  return found.sort((a, b) => compare(nameOf(a), nameOf(b)));
}

/** The ingredients that the account knows. Others who change its own ones wait for this transaction. */
async function lockAndRead(db: Tx, { accountId }: AuthorizedBar): Promise<KnownIngredients> {
  await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
  return readKnownIngredients(db, accountId);
}

async function requireOwn(db: Tx, { accountId }: AuthorizedBar, id: string) {
  const found = await db
    .selectFrom('ingredients')
    .select(['version', 'changed_by', 'is_retired'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!found) throw new AppError('NOT_FOUND', null);
  return found;
}

function requireRoom(known: KnownIngredients, more: number): void {
  const own = [...known.values()].filter(({ isOwn, isRetired }) => isOwn && !isRetired);
  if (own.length + more > maxOwnIngredients) {
    throw new AppError('LIMIT_REACHED', { limit: maxOwnIngredients });
  }
}

function requireValid(known: KnownIngredients, id: string, fields: OwnIngredientFields): void {
  const name = namesOf(fields);
  requireFreeNames(known, id, Object.values(name));
  const { strength, kindOf, substitutes, parts } = fields;
  const flags = { isOwn: true, isRetired: false };
  const changed = { id, name, ...flags, strength, parent: kindOf, substitutes, parts };
  const issues = problemsOf(new Map([...known, [id, changed]]), id);
  if (issues.length > 0) throw new AppError('INVALID_REQUEST', { issues });
}

function requireFreeNames(known: KnownIngredients, id: string, names: readonly string[]): void {
  const wanted = new Set(names.map(fold));
  for (const other of known.values()) {
    if (other.isRetired || other.id === id) continue;
    const name = Object.values(other.name).find((one) => wanted.has(fold(one)));
    if (name) throw new AppError('NAME_TAKEN', { by: other.isOwn ? 'own' : 'ingredient', name });
  }
}

/** A retired ingredient with all retired ones that it needs. */
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

async function setRetired(
  db: Tx,
  ids: readonly string[],
  isRetired: boolean,
  editor: Editor,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('ingredients')
    .set(({ eb, ref }) => ({
      is_retired: isRetired,
      changed_by: editor,
      version: eb(ref('version'), '+', 1),
    }))
    .where('id', 'in', [...ids])
    .where('is_retired', '=', !isRetired)
    .execute();
}

function namesOf({ texts }: OwnIngredientFields) {
  const [first = ''] = languages.flatMap((language) => texts[language]?.name ?? []);
  return { en: texts.en?.name ?? first, sk: texts.sk?.name ?? first };
}

function columnsOf(fields: OwnIngredientFields) {
  const { texts, category, strength, sugar, allergens, color, kindOf, substitutes } = fields;
  const written = languages.filter((language) => texts[language]);
  const en = texts.en ?? texts.sk;
  const sk = texts.sk ?? texts.en;
  return {
    category,
    strength,
    sugar,
    allergens: allergens && JSON.stringify(allergens),
    color,
    parent_id: kindOf,
    substitutes,
    name_en: en?.name ?? '',
    name_sk: sk?.name ?? '',
    description_en: en?.description ?? '',
    description_sk: sk?.description ?? '',
    instructions_en: en?.instructions ?? '',
    instructions_sk: sk?.instructions ?? '',
    language: written.length === 1 ? (written[0] ?? null) : null,
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
