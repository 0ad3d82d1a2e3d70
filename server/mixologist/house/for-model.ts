import type { FoundDrinks } from '#language/answers/search.ts';
import type { MenuIndex } from '#language/ranking/menu-index.ts';
import type { Intent } from '#language/reading/intent.ts';
import { tokenize } from '#language/words/tokenize.ts';
import type { MenuDrink } from '#server/mixologist/engine.ts';
import { mayPick } from './may-pick.ts';
import { type ShownMenu, shownMenu } from './shown-menu.ts';

export interface SearchForModel extends ShownMenu {
  /** Ids of the allowed drinks, shown or not. */
  mayPick: string[];
  notServed: string[];
}

interface Answered {
  query: string;
  intent: Intent;
  found: Pick<FoundDrinks, 'ranked'>;
  /** The drinks of the menu that the guest's settings allow. */
  menu: MenuIndex;
  popular?: readonly string[] | undefined;
}

/** `drinks`: the whole menu in one language. `famous`: drinks that most guests know. */
export function forModel(
  drinks: readonly MenuDrink[],
  famous: ReadonlySet<string>,
  { query, intent, found, menu, popular = [] }: Answered,
): Omit<SearchForModel, 'notServed'> {
  const picks = mayPick(intent, menu, query);
  const allowed = new Set(picks);
  const rankings = [found.ranked, byText(query, menu), popular, picks].map((ranking) =>
    ranking.filter((id) => allowed.has(id)),
  );
  return { ...shownMenu(drinks, famous, rankings), mayPick: picks };
}

function byText(query: string, menu: MenuIndex): string[] {
  const { scores } = menu.textScores(tokenize(query));
  return menu.profiles
    .map(({ id }, n) => ({ id, score: scores[n] ?? 0 }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);
}
