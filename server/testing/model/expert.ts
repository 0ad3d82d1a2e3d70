// A fake language model that picks the drinks of an expert if they are in its prompt, and its
// menus.
import { readCatalogue } from '#catalogue/files.ts';
import type { GradedWish, MenuDrink as WrittenDrink } from '#corpus/graded.ts';
import type { Language } from '#domain/languages.ts';
import { menuOf } from '#language/commands/graded/menus.ts';
import { DrinkNames } from '#language/names/drink-names.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import { entryOf, MenuIndex } from '#language/ranking/menu-index.ts';
import { rankAll } from '#language/ranking/rank.ts';
import type { Intent } from '#language/reading/intent.ts';
import { readWish } from '#language/reading/read-wish.ts';
import type { MenuDrink, SearchQuestion } from '#server/mixologist/engine.ts';
import { forModel } from '#server/mixologist/house/for-model.ts';
import {
  type ModelClient,
  ModelFailure,
  type Request,
} from '#server/mixologist/model/model-client.ts';
import { menuDrink } from './model-question.ts';

/** As the house reads it, and as a guest reads it. */
export interface TriedMenu {
  index: MenuIndex;
  drinks: readonly MenuDrink[];
}

export function writtenMenu(written: readonly WrittenDrink[]): TriedMenu {
  const drinks = written.map(({ ingredients, ...drink }, n) =>
    menuDrink({ ...drink, number: n + 1, ingredients: ingredients.map(({ name }) => name) }),
  );
  return { index: menuOf(written), drinks };
}

/** The menu of a bar that makes every drink of the catalogue and `own` own drinks. */
export function wholeCatalogue(language: Language, own = 0): TriedMenu {
  const catalogue = readCatalogue();
  const names = new Map(catalogue.ingredients.map((one) => [one.id, one[language].name]));
  const recipes = catalogueRecipes(catalogue);
  const written = catalogue.drinks.map((drink, n) => ({
    id: drink.id,
    name: drink[language].name,
    category: drink.category,
    alcoholContent: recipes[n]?.alcoholContent ?? 0,
    glass: drink.glass,
    isCrushed: drink.ice === 'crushed',
    isBlended: drink.method === 'blend',
    ingredients: drink.ingredients.map(({ id }) => names.get(id) ?? id),
  }));
  const owned = <T extends { id: string }>(one: T) => ({ ...one, id: `own-${one.id}` });
  const renamed = (name: string) => `${name} of ours`;
  const all = [
    ...written,
    ...written.slice(0, own).map((one) => ({ ...owned(one), name: renamed(one.name) })),
  ];
  const entries = [
    ...recipes,
    ...recipes.slice(0, own).map((one) => ({ ...owned(one), names: one.names.map(renamed) })),
  ].map(entryOf);
  const drinkNames = new DrinkNames(entries.map(({ profile }) => profile));
  return {
    index: new MenuIndex(entries, drinkNames),
    drinks: all.map((drink, n) => menuDrink({ ...drink, number: n + 1 })),
  };
}

const housePicks = 5;
const plainAnswer = {
  interpretation: 'As the house reads it.',
  note: '',
  isCrisis: false,
  named: [],
  reasons: {},
};

/** The reading of the house, and its question to a model. */
export function questionOf(
  { index, drinks }: TriedMenu,
  { q: query, lang: language }: Pick<GradedWish, 'q' | 'lang'>,
): { intent: Intent; question: SearchQuestion } {
  const intent = readWish(query, language, index.names);
  const ranked = rankAll(intent, index).map(({ profile }) => profile.id);
  const famous = index.profiles.filter(({ isFamous }) => isFamous).map(({ id }) => id);
  const asked = { query, intent, found: { ranked }, menu: index };
  const told = forModel(drinks, new Set(famous), asked);
  const picks = ranked.slice(0, housePicks).map((drinkId) => ({ drinkId, reason: 'It fits.' }));
  const house = { ...plainAnswer, ranked, picks };
  const hints = { drawn: [], popular: [], notServed: [] };
  return { intent, question: { ...told, ...hints, query, language, house } };
}

/** Picks drinks by name if they are in its prompt, and no others. */
export function expert(names: readonly string[]): ModelClient {
  return {
    async ask<T>({ stable, data, schema, problems }: Request<T>) {
      const sent = JSON.parse(JSON.stringify({ ...stable, ...data }));
      const numbers = numbersIn([...sent.menu, ...(sent.alsoOnMenu ?? [])]);
      const picks = names.flatMap((name) => numbers.get(name) ?? []);
      const answer = schema.parse({
        interpretation: 'As an expert reads it.',
        picks: picks.map((drink) => ({ drink, reason: 'It fits well.' })),
      });
      const found = await problems(answer);
      if (found.length > 0) throw new ModelFailure(found.join());
      return answer;
    },
  };
}

/** By name. */
function numbersIn(lines: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    lines.map((line) => {
      const [, number, name] = /^(\d+) (.+?)\*? \d+% /.exec(line) ?? [];
      return [name ?? '', Number(number)];
    }),
  );
}
