// The guests of a party: what each response says, for how many people, and what each of them wants.
import { fold } from '#domain/text.ts';
import { readSafety } from '#server/mixologist/safety/safety.ts';
import { type Intent, isEmpty } from '#server/mixologist/search/intent.ts';
import { parse } from '#server/mixologist/search/parse.ts';
import { tokenize } from '#server/words/tokenize.ts';
import type { Candidate, PartyMenu } from './candidates.ts';
import { clausesOf } from './people/clauses.ts';
import { peopleInName, readHeads } from './people/heads.ts';
import { neatFor, poursFor } from './pours/pours.ts';
import { isNeat, poursIn } from './pours/words.ts';
import { alcoholFreeTwin } from './twins.ts';

export interface Response {
  id: string;
  guestName: string | null;
  preferences: string;
}

/** People of one response who want the same. */
export interface Guest {
  responseId: string;
  people: number;
  isChildren: boolean;
  intent: Intent;
  /** Plain drinks that they ask for. */
  pours: readonly Candidate[];
}

/** The newest response of each guest, and all without a name; `responses`: newest first. */
export function newestOf(responses: readonly Response[]): Response[] {
  const seen = new Set<string>();
  return responses.filter(({ guestName }) => {
    const name = fold(guestName ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (name && seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

/** Whether a guest writes in despair: they get no drink, and no model reads it. */
export function isInDespair({ preferences }: Response): boolean {
  return readSafety(tokenize(preferences)).isCrisis;
}

/** The people of a response in groups that want the same. */
export function guestsOf({ id, guestName, preferences }: Response, menu: PartyMenu): Guest[] {
  const { shelf, names, drinks } = menu;
  const heads = readHeads(`${guestName ?? ''}. ${preferences}`);
  const adults = heads.adults === 1 ? peopleInName(guestName) : heads.adults;
  const read = (text: string, people: number, isChildren: boolean): Guest => {
    // The language is only used for explanations, which are not shown here.
    const intent = parse(text, 'en', names);
    if (isChildren) forChildren(intent);
    const { kinds, notMeant } = poursIn(text, names);
    intent.named = intent.named.filter((drink) => !notMeant.has(drink.id));
    if (intent.isAlcoholFree) nameTwins(intent, drinks);
    const pours = poursFor(kinds, intent, shelf);
    const neat = isNeat(text) && !intent.isAlcoholFree ? neatFor(intent, menu) : [];
    return { responseId: id, people, isChildren, intent, pours: [...pours, ...neat] };
  };
  if (adults === 0) return [read(preferences, heads.children, true)];
  if (heads.children === 0 && heads.companions === 0) return [read(preferences, adults, false)];

  const { own, companions, children } = clausesOf(preferences);
  const groups: Guest[] = [];
  const beside = companions
    ? read(companions, Math.min(heads.companions, adults - 1), false)
    : null;
  // Who comes along without a wish of their own drinks the same.
  if (beside && beside.people > 0 && hasWish(beside)) {
    groups.push(read(own, adults - beside.people, false), beside);
  } else groups.push(read([own, companions].join(' '), adults, false));
  if (heads.children > 0) groups.push(read(children, heads.children, true));
  // What harms one person of a response is kept away from all of them.
  const binding = parse(preferences, 'en', names).avoids.filter(({ isBinding }) => isBinding);
  return groups.map((group) => ({
    ...group,
    intent: { ...group.intent, avoids: [...group.intent.avoids, ...binding] },
  }));
}

/** "A mojito without alcohol" is a Virgin Mojito. */
function nameTwins(intent: Intent, drinks: PartyMenu['drinks']): void {
  const named = [...intent.named, ...intent.models].flatMap((drink) =>
    drink.alcohol > 0 ? (alcoholFreeTwin(drink, drinks) ?? []) : drink,
  );
  intent.named = [...new Set(named)];
}

function forChildren(intent: Intent): void {
  intent.isAlcoholFree = true;
  intent.minAlcohol = null;
  intent.strength = null;
}

function hasWish({ intent, pours }: Guest): boolean {
  return pours.length > 0 || !isEmpty(intent);
}
