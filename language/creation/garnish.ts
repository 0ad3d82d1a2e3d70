import { hasTraits, traitsOf } from '#catalogue/traits.ts';
import type { RecipeItem } from '#domain/drinks/drink-draft.ts';
import { type Garnish, garnishes } from '#domain/drinks/drink-look.ts';
import type { Localized } from '#domain/languages.ts';
import { harmony } from '#language/creation/recipe/harmony.ts';
import { itemOf, type Pantry } from '#language/creation/recipe/pantry.ts';
import { readPairs } from '#language/words/vocabulary.ts';
import type { Tag } from './character.ts';
import { oneOf } from './text-files.ts';

export interface ChosenGarnish {
  look: readonly Garnish[];
  text: Localized;
}

const shapes = ['up', 'long', 'low'] as const;
type Shape = (typeof shapes)[number];

interface Form {
  id: string;
  look: Garnish;
  text: Localized;
  suits?: Shape;
}

export const noGarnish: ChosenGarnish = { look: [], text: { en: '', sk: '' } };
const recentDrinks = 12;
/** The penalty for each recent drink with the same garnish. Decreases with age. */
const repetitionCost = 0.9;
/** The penalty for a second garnish, which takes time to cut. */
const pairCost = 0.35;

export function chooseGarnish(
  recipe: readonly RecipeItem[],
  pantry: Pantry,
  tags: ReadonlySet<Tag>,
  random: () => number,
): ChosenGarnish {
  const ids = recipe.map(({ id }) => id);
  const shape = tags.has('up') ? 'up' : tags.has('long') ? 'long' : 'low';
  const forms = pantry.items.flatMap(({ id }) => formsOf(id));
  const singles = forms
    .map((form) => ({ forms: [form], score: fitOf(form, ids, pantry, shape) }))
    .filter(({ score }) => score > 0);
  const pairs = singles.flatMap((one, n) =>
    singles
      .slice(n + 1)
      .filter(({ forms: [other] }) => other && kindOf(other) !== kindOf(one.forms[0] as Form))
      .map((other) => ({
        forms: [...one.forms, ...other.forms],
        score: Math.min(one.score, other.score) - pairCost,
      })),
  );
  const [best] = [...singles, ...pairs]
    .map(({ forms, score }) => ({
      forms,
      score: score - repetition(forms, pantry) + random() * 0.3,
    }))
    .sort((a, b) => b.score - a.score);
  if (!best || best.score < -0.5) return noGarnish;
  return {
    look: best.forms.map(({ look }) => look),
    text: {
      en: best.forms.map(({ text }, n) => (n ? lower(text.en) : text.en)).join(' and '),
      sk: best.forms.map(({ text }, n) => (n ? lower(text.sk) : text.sk)).join(' a '),
    },
  };
}

/** `coffee-beans of coffee/espresso for up` */
const formKey = /^(\S+) of (\S+) for (\S+)$/;

const cuts = readPairs('creation/garnishes.txt').flatMap(({ key, text, place }): Form[] => {
  const [, look = '', ids = '', shape = ''] = formKey.exec(key) ?? [];
  if (!look) throw new Error(`${place}: “${key}” is not a garnish`);
  return ids.split('/').map((id) => {
    if (!hasTraits(id)) throw new Error(`${place}: ${id} is not an ingredient`);
    return {
      id,
      look: oneOf(garnishes, look, place),
      text,
      suits: oneOf(shapes, shape, place),
    };
  });
});

function formsOf(id: string): Form[] {
  const cut = cuts.filter((form) => form.id === id);
  if (cut.length > 0) return cut;
  const { garnish } = traitsOf(id);
  return garnish ? [{ id, look: garnish.look, text: { en: garnish.en, sk: garnish.sk } }] : [];
}

function fitOf({ id, suits }: Form, ids: readonly string[], pantry: Pantry, shape: Shape): number {
  const others = ids.filter((other) => other !== id);
  const gain = harmony([...others, id]) - harmony(others);
  const notes = traitsOf(id).notes;
  const own = new Set(traitsOf(id).concepts);
  const isOfSame = others.some((other) => traitsOf(other).concepts.some((one) => own.has(one)));
  const sharesTaste = others.some((other) => notes.includes(traitsOf(other).notes[0] as never));
  const isCream = others.some((other) => traitsOf(other).isMilky);
  const isJuicy = ['fruits', 'herbs'].includes(itemOf(pantry, id)?.category ?? '');
  return (
    gain +
    (ids.includes(id) ? 1 : isOfSame ? 1 : sharesTaste ? 0.6 : 0) +
    (suits === shape ? 0.3 : 0) -
    (isCream && isJuicy && !ids.includes(id) ? 0.6 : 0)
  );
}

function repetition(forms: readonly Form[], { recent }: Pantry): number {
  const looks = forms.map(({ look }) => look as string);
  return recent.slice(0, recentDrinks).reduce((sum, { garnish }, age) => {
    const same = looks.filter((look) => garnish.includes(look)).length;
    const isSame = same === looks.length && same === garnish.length;
    const cost = (isSame ? 1 : same / 2) * repetitionCost;
    return sum + cost * (1 - age / recentDrinks);
  }, 0);
}

/** One citrus fruit is enough for a glass. */
function kindOf({ id, look }: Form): string {
  return /^(lemon|lime|orange|grapefruit)-/.test(look) ? 'citrus' : id;
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
