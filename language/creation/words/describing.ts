import { inBoth, lists, nameIn } from '#catalogue/instructions/writing.ts';
import { traitsOf } from '#catalogue/traits.ts';
import type { Method } from '#domain/drinks/alcohol.ts';
import type { RecipeItem } from '#domain/drinks/drink-draft.ts';
import { millilitres } from '#domain/drinks/units.ts';
import type { Language, Localized } from '#domain/languages.ts';
import { type Tag, type Taste, tastes } from '#language/creation/character.ts';
import { isFlavour } from '#language/creation/recipe/distance.ts';
import {
  itemOf,
  type KnownRecipe,
  type Pantry,
  type PantryItem,
} from '#language/creation/recipe/pantry.ts';
import { readGroups, readTexts } from '#language/creation/text-files.ts';
import { closingFor } from './closing.ts';

export interface Described {
  method: Method;
  recipe: readonly RecipeItem[];
  tags: ReadonlySet<Tag>;
  tastes: readonly Taste[];
  twistOn?: KnownRecipe | undefined;
}

const maxNamed = 4;

export function describe(drink: Described, pantry: Pantry, random: () => number): Localized {
  const main = mainOf(drink.recipe, pantry);
  const others = drink.recipe
    .filter(({ id }) => id !== main?.id && isFlavour(id, itemOf(pantry, id)?.strength ?? 0))
    .map(({ id }) => id)
    .slice(0, maxNamed);
  const lead = leadFor(others.length, pantry, random);
  const closing = closingFor(drink, pantry, random);
  return inBoth((language) => {
    const first = main ? nameIn(pantry.items, main.id, language) : '';
    const sentence = (lead?.[language] ?? '')
      .replace('{base}', capital(first))
      .replace('{lowbase}', first)
      .replace(
        '{parts}',
        lists[language].format(others.map((id) => nameIn(pantry.items, id, language))),
      )
      .replace('{taste}', tasteOf(drink.tastes, language));
    return [twistText(drink, pantry, language), sentence, closing[language]]
      .filter(Boolean)
      .join(' ');
  });
}

/** `several` needs several other ingredients. */
const leads = readGroups('creation/leads.txt', ['any', 'several']);
const otherLeads = 8;

function leadFor(others: number, { recent }: Pantry, random: () => number): Localized | undefined {
  const fitting = others > 1 ? [...leads.any, ...leads.several] : leads.any;
  const last = recent.slice(0, otherLeads).map(({ description }) => description.en);
  const isUsed = ({ en }: Localized) => {
    const pattern = en.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^.]*');
    return last.some((text) => new RegExp(pattern).test(text));
  };
  const fresh = fitting.filter((one) => !isUsed(one));
  const from = fresh.length ? fresh : fitting;
  return from[Math.floor(random() * from.length)];
}

const isTaste = (key: string) => tastes.some((taste) => taste === key);
const tasteWords = readTexts('creation/tastes.txt', isTaste, tastes);

function tasteOf(found: readonly Taste[], language: Language): string {
  const words = found.flatMap((taste) => tasteWords.get(taste)?.[language] ?? []);
  if (words.length === 0) return '';
  return language === 'en' ? `: ${lists.en.format(words)}` : `: ${lists.sk.format(words)} drink`;
}

function twistText({ recipe, twistOn }: Described, pantry: Pantry, language: Language): string {
  if (!twistOn) return '';
  const known = new Set(twistOn.parts.map(({ kind }) => kind));
  const fresh = recipe
    .filter(({ id }) => !known.has(itemOf(pantry, id)?.kind ?? id))
    .map(({ id }) => nameIn(pantry.items, id, language));
  const list = lists[language].format(fresh);
  const name = twistOn.name[language];
  if (language === 'en') {
    return `A twist on the ${name} ${fresh.length ? `with ${list}` : 'in other proportions'}.`;
  }
  return `Obmena drinku ${name}${fresh.length ? `, nové sú v nej: ${list}` : ' v iných pomeroch'}.`;
}

/** A spirit leads with at least this share of the largest amount of alcohol. */
const leadingShare = 0.6;
/** A drink without alcohol begins with its strongest taste. */
const soft = ['alcohol-free-base', 'coffee', 'tea', 'juice', 'fruit', 'leaf'] as const;

/** The ingredient with most of the alcohol, else by role, else the largest. */
function mainOf(recipe: readonly RecipeItem[], pantry: Pantry): PantryItem | undefined {
  const bySize = recipe
    .map((item) => ({ item: itemOf(pantry, item.id), ml: millilitres(item) }))
    .flatMap(({ item, ml }) => (item ? { item, ml, alcohol: ml * item.strength } : []))
    .sort((a, b) => b.alcohol - a.alcohol || b.ml - a.ml);
  const [first] = bySize;
  if (first?.alcohol) {
    const base = bySize.find(({ item }) => traitsOf(item.id).roles.includes('base'));
    return base && base.alcohol >= first.alcohol * leadingShare ? base.item : first.item;
  }
  const found = bySize.map(({ item }) => item);
  const byRole = soft.map((role) => found.find(({ id }) => traitsOf(id).roles.includes(role)));
  return byRole.find(Boolean) ?? found[0];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
