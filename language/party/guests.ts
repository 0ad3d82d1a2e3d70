import { maxResponses } from '#domain/parties/parties.ts';
import { fold } from '#domain/text/text.ts';
import type { DrinkNames } from '#language/names/drink-names.ts';
import type { Intent } from '#language/reading/intent.ts';
import { readWish } from '#language/reading/read-wish.ts';
import { isAllowed } from '#language/reading/refusals.ts';
import { readSafety, type Safety } from '#language/safety/safety.ts';
import { remembered } from '#language/words/remembered.ts';
import { tokenize } from '#language/words/tokenize.ts';
import { bindAll } from './binding.ts';
import type { Candidate, PartyMenu } from './candidates.ts';
import { withGrownUps } from './people/ages.ts';
import { clausesOf } from './people/clauses.ts';
import { peopleInName, readHeads } from './people/heads.ts';
import { neatFor, poursFor } from './pours/pours.ts';
import { isNeat, poursIn } from './pours/words.ts';
import { alcoholFreeTwin } from './twins.ts';

export interface Response {
  id: string;
  guestName: string | null;
  preferences: string;
  guestKey?: string | null;
}

export interface Newest extends Response {
  /** Earlier responses under the same name, perhaps by others. Their needs still hold. */
  earlier?: readonly string[];
}

export interface Guest {
  responseId: string;
  people: number;
  isChildren: boolean;
  intent: Intent;
  isWordless: boolean;
  pours: readonly Candidate[];
  /** Each group of plain drinks adds one of them. */
  each: readonly (readonly Candidate[])[];
}

/** `responses`: newest first. Guests are told apart by name, and by browser where it is known. */
export function newestOf(responses: readonly Response[]): Newest[] {
  const byGuest = Map.groupBy(responses, ({ id, guestName, guestKey }) => {
    const name = fold(guestName ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    return name ? JSON.stringify([name, guestKey ?? null]) : id;
  });
  return [...byGuest.values()].flatMap(([newest, ...older]) => {
    if (!newest) return [];
    const earlier = newest.guestKey ? [] : older.map(({ preferences }) => preferences);
    return { ...newest, earlier };
  });
}

export function isInDespair({
  preferences,
  earlier = [],
}: Pick<Newest, 'preferences' | 'earlier'>): boolean {
  return [preferences, ...earlier].some((text) => readSafety(tokenize(text)).isCrisis);
}

const kept = new WeakMap<DrinkNames, (text: string) => Intent>();

/** Each text is read once while the names of drinks stay the same. */
function readings(names: DrinkNames): (text: string) => Intent {
  // The language affects explanations only, which are not shown here.
  const known = kept.get(names) ?? remembered((text) => readWish(text, 'en', names), maxResponses);
  kept.set(names, known);
  return known;
}

export function guestsOf(
  { id, guestName, preferences, earlier = [] }: Newest,
  menu: PartyMenu,
): Guest[] {
  const intentOf = (text: string) => ({ ...readings(menu.names)(text) });
  const told = withGrownUps(preferences);
  const whole = intentOf(told);
  const groups = groupsIn(guestName, told).map(({ text, inherits, ...group }) => {
    const own = intentOf(text);
    const isAlike =
      (inherits === 'always' || (inherits === 'drinking' && !own.isAlcoholFree)) &&
      !asksForSomething(own, text, menu);
    const intent = isAlike ? withWantsOf(intentOf(told), own) : own;
    return { ...group, text: isAlike ? told : text, intent };
  });
  // "I come with my wife" asks for nothing romantic.
  const isAlone = groups.length === 1 && groups[0]?.people === 1;
  for (const { intent } of isAlone ? [] : groups) {
    intent.wants = intent.wants.filter(
      ({ subject }) => subject.kind !== 'quality' || subject.quality !== 'romantic',
    );
  }
  bindAll(groups, whole, safetyIn([guestName ?? '', ...earlier]));
  return groups.map(({ text, ...group }) => {
    if (group.isChildren) forChildren(group.intent);
    const plain = drunkPlain(group.intent, text, menu);
    return { responseId: id, isWordless: !/\p{L}/u.test(preferences), ...group, ...plain };
  });
}

function safetyIn(texts: readonly string[]): Safety {
  const read = texts.map((text) => readSafety(tokenize(text)));
  return {
    noAlcohol: read.flatMap(({ noAlcohol }) => noAlcohol),
    refused: read.flatMap(({ refused }) => refused),
    unknown: read.flatMap(({ unknown }) => unknown),
    isMedical: read.some(({ isMedical }) => isMedical),
    isGrave: read.some(({ isGrave }) => isGrave),
    isCrisis: read.some(({ isCrisis }) => isCrisis),
  };
}

interface Group {
  people: number;
  isChildren: boolean;
  text: string;
  /** Whether people without a wish take over those of the others, or only if they drink. */
  inherits: 'always' | 'drinking' | 'never';
}

function groupsIn(guestName: string | null, preferences: string): Group[] {
  const heads = readHeads(`${guestName ?? ''}. ${preferences}`);
  const adults = heads.adults === 1 ? peopleInName(guestName) : heads.adults;
  const grown = (text: string, people: number, inherits: Group['inherits']): Group[] =>
    people > 0 ? [{ people, isChildren: false, text, inherits }] : [];
  const minors = (text: string): Group[] =>
    heads.children > 0
      ? [{ people: heads.children, isChildren: true, text, inherits: 'never' }]
      : [];
  if (adults === 0) return minors(preferences);
  const { own, companions, children, members } = clausesOf(preferences, adults);
  if (heads.children === 0 && heads.companions === 0 && members.length === 0) {
    return grown(preferences, adults, 'never');
  }
  const told = members.reduce((sum, { people }) => sum + people, 0);
  if (told > 0 && told <= adults) {
    return [
      ...grown(`${own} ${companions}`.trim(), adults - told, 'always'),
      ...members.flatMap(({ people, text }) => grown(text, people, 'always')),
      ...minors(children),
    ];
  }
  const said = [own, ...members.map(({ text }) => text)].join(' ').trim();
  const beside = companions ? Math.min(heads.companions, adults - 1) : 0;
  return [
    ...grown(said, adults - beside, 'never'),
    ...grown(companions, beside, 'drinking'),
    ...minors(children),
  ];
}

function drunkPlain(intent: Intent, text: string, menu: PartyMenu): Pick<Guest, 'pours' | 'each'> {
  const { kinds, each, hasNames, notMeant } = poursIn(text, menu.names);
  intent.named = intent.named.filter((drink) => !notMeant.has(drink.id));
  if (intent.isAlcoholFree) nameTwins(intent, menu.drinks);
  const neat = isNeat(text) && !intent.isAlcoholFree ? neatFor(intent, menu) : [];
  const asked = [...poursFor(kinds, intent, menu.shelf), ...neat];
  const allowed = asked.filter(({ entry }) => isAllowed(intent, entry.profile));
  // A guest who must not have beer does not ask for one.
  const refused = asked.filter((drink) => !allowed.includes(drink));
  intent.wants = intent.wants.filter(
    ({ subject: s }) =>
      s.kind !== 'concept' || !refused.some(({ entry }) => entry.profile.concepts.has(s.concept)),
  );
  // "Rum and cola" is a Cuba Libre, without another cola.
  const mixed = new Set(hasNames ? [] : intent.named.map((drink) => drink.id));
  const parts = menu.drinks.flatMap(({ recipe }) => (mixed.has(recipe.id) ? recipe.parts : []));
  const isPart = ({ plain }: Candidate) =>
    parts.some(({ ingredientId }) => ingredientId === plain?.ingredientId);
  const isPoured = (drink: Candidate) =>
    !isPart(drink) && allowed.some(({ recipe }) => recipe.id === drink.recipe.id);
  const groups = each.map((group) => poursFor(group, intent, menu.shelf).filter(isPoured));
  return { pours: allowed, each: groups.filter((group) => group.length > 0) };
}

function asksForSomething(intent: Intent, text: string, { names }: PartyMenu): boolean {
  const { wants, named, sharedNames, examples, strength } = intent;
  const isAsked = [wants, named, sharedNames, examples].some((list) => list.length > 0);
  return isAsked || strength !== null || poursIn(text, names).kinds.length > 0;
}

function withWantsOf(others: Intent, own: Intent): Intent {
  const { isAlcoholFree, safety, avoids } = own;
  const mild = others.avoids.filter(({ isBinding }) => !isBinding);
  const strong = isAlcoholFree ? { strength: null, minAlcohol: null } : {};
  return { ...others, ...strong, isAlcoholFree, safety, avoids: [...avoids, ...mild] };
}

/** "A mojito without alcohol" is a Virgin Mojito. */
function nameTwins(intent: Intent, drinks: PartyMenu['drinks']): void {
  const named = [...intent.named, ...intent.examples].flatMap((drink) =>
    drink.alcohol > 0 ? (alcoholFreeTwin(drink, drinks) ?? []) : drink,
  );
  intent.named = [...new Set(named)];
}

function forChildren(intent: Intent): void {
  intent.isAlcoholFree = true;
  intent.minAlcohol = null;
  intent.strength = null;
}
