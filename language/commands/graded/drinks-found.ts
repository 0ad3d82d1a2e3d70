import { fitting } from '#language/ranking/fitting.ts';
import { lackingIn } from '#language/ranking/lacking.ts';
import type { MenuIndex } from '#language/ranking/menu-index.ts';
import { rankAll } from '#language/ranking/rank.ts';
import type { Intent } from '#language/reading/intent.ts';

const drinksShown = 8;

export function drinksFound(wish: Intent, menu: MenuIndex, text: string): string[] {
  const intent = lackingIn(wish, menu, text)?.nearest ?? wish;
  return fitting(intent, menu, rankAll(intent, menu), drinksShown).map(({ profile }) => profile.id);
}
