// The summary of what the guests of a party want.
import type { Language } from '#domain/languages.ts';
import { dietsOf, type Intent, type Subject } from '#server/mixologist/search/intent.ts';
import { type Concept, conceptName } from '#server/mixologist/search/lexicon/concepts.ts';
import { dietName } from '#server/mixologist/search/lexicon/diets.ts';
import { qualityName } from '#server/mixologist/search/lexicon/qualities.ts';

const maxWishes = 4;

interface Texts {
  answered: (guests: number) => string;
  wishes: (list: string) => string;
  anything: string;
  alcoholFree: (guests: number) => string;
  diets: (list: string) => string;
  refusals: (list: string) => string;
  suit: (drinks: number, suited: number, guests: number) => string;
  strengths: Record<-1 | 0 | 1, string>;
  withConcept: (concept: Concept) => string;
  withoutConcept: (concept: Concept) => string;
}

const sk = new Intl.PluralRules('sk');
const skForm = (count: number, one: string, few: string, other: string) =>
  ({ one, few })[sk.select(count) as string] ?? other;

const texts: Record<Language, Texts> = {
  en: {
    answered: (guests) =>
      guests === 1 ? 'One guest has answered.' : `${guests} guests have answered.`,
    wishes: (list) => `Wanted most: ${list}.`,
    anything: 'Nobody has a particular wish.',
    alcoholFree: (guests) =>
      guests === 1 ? 'One drinks no alcohol.' : `${guests} drink no alcohol.`,
    diets: (list) => `Diets: ${list}.`,
    refusals: (list) => `To be kept away from those who said so: ${list}.`,
    suit: (drinks, suited, guests) => `These ${drinks} drinks suit ${suited} of ${guests}.`,
    strengths: { '-1': 'light', 0: 'of medium strength', 1: 'strong' },
    withConcept: (concept) => conceptName(concept, 'en', 'with'),
    withoutConcept: (concept) => conceptName(concept, 'en', 'without'),
  },
  sk: {
    answered: (guests) =>
      skForm(
        guests,
        'Odpovedal jeden hosť.',
        `Odpovedali ${guests} hostia.`,
        `Odpovedalo ${guests} hostí.`,
      ),
    wishes: (list) => `Najviac chcú niečo ${list}.`,
    anything: 'Nikto nemá osobitné želanie.',
    alcoholFree: (guests) =>
      skForm(
        guests,
        'Jeden nepije alkohol.',
        `${guests} nepijú alkohol.`,
        `${guests} nepije alkohol.`,
      ),
    diets: (list) => `Stravovanie: ${list}.`,
    refusals: (list) => `Kto o to požiadal, dostane nápoj bez: ${list}.`,
    suit: (drinks, suited, guests) =>
      `${skForm(drinks, 'Tento jeden nápoj vyhovuje', `Tieto ${drinks} nápoje vyhovujú`, `Týchto ${drinks} nápojov vyhovuje`)} ${suited} z ${guests}.`,
    strengths: { '-1': 'ľahké', 0: 'stredne silné', 1: 'silné' },
    withConcept: (concept) => {
      const name = conceptName(concept, 'sk', 'with');
      return `${/^[szšž]/i.test(name) ? 'so' : 's'} ${name}`;
    },
    withoutConcept: (concept) => conceptName(concept, 'sk', 'without'),
  },
};

export function summarise(
  guests: readonly Intent[],
  { suited, drinks }: { suited: number; drinks: number },
  language: Language,
): string {
  const text = texts[language];
  const wishes = counted(guests.map((guest) => wishesOf(guest, language)));
  const refusals = counted(
    guests.map(({ avoids }) =>
      avoids.flatMap(({ subject, isStrict, diet }) =>
        isStrict && !diet && subject.kind === 'concept' ? text.withoutConcept(subject.concept) : [],
      ),
    ),
  );
  const alcoholFree = guests.filter(({ isAlcoholFree }) => isAlcoholFree).length;
  const diets = counted(
    guests.map((guest) => dietsOf(guest).flatMap((diet) => dietName(diet, language) ?? [])),
  );
  const withCount = ([label, count]: [string, number]) => `${label} (${count})`;
  const named = wishes.slice(0, maxWishes).map(withCount);
  // All of them: each may be an allergy.
  const refused = refusals.map(([label]) => label);
  return [
    text.answered(guests.length),
    named.length ? text.wishes(named.join(', ')) : !alcoholFree && text.anything,
    alcoholFree > 0 && text.alcoholFree(alcoholFree),
    diets.length > 0 && text.diets(diets.map(withCount).join(', ')),
    refused.length > 0 && text.refusals(refused.join(', ')),
    drinks > 0 && text.suit(drinks, suited, guests.length),
  ]
    .filter(Boolean)
    .join(' ');
}

function wishesOf({ wants, strength, named, models }: Intent, language: Language): string[] {
  const text = texts[language];
  const labelOf = (subject: Subject) =>
    subject.kind === 'quality'
      ? qualityName(subject.quality, language)
      : text.withConcept(subject.concept);
  const nameOf = ({ names: [en = '', own = en] }: { names: readonly string[] }) =>
    language === 'en' ? en : own;
  return [
    ...wants.map(({ subject }) => labelOf(subject)),
    ...(strength === null ? [] : [text.strengths[strength]]),
    ...(language === 'en'
      ? [...named, ...models].map(nameOf)
      : [...named, ...models].map((drink) => `ako ${nameOf(drink)}`)),
  ];
}

/** How many guests have each label, most frequent first. */
function counted(lists: readonly string[][]): [label: string, count: number][] {
  const counts = new Map<string, number>();
  for (const list of lists) {
    for (const label of new Set(list)) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
}
