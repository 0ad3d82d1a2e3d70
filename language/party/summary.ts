import type { Language } from '#domain/languages.ts';
import { type Concept, conceptName } from '#language/lexicon/concepts.ts';
import { qualityName } from '#language/lexicon/qualities.ts';
import type { Count, Facts, Wanted } from './facts.ts';
import { dietName, refusalName } from './needs/needs.ts';

const maxNamed = 14;
const maxWanted = 5;

interface Texts {
  answered: (guests: number) => string;
  people: (people: number, children: number) => string;
  named: (list: string) => string;
  wishes: (list: string) => string;
  anything: string;
  alcoholFree: (guests: number) => string;
  diets: (list: string) => string;
  refusals: (list: string) => string;
  suit: (drinks: number, suited: number, people: number) => string;
  strengths: Record<-1 | 0 | 1, string>;
  withConcept: (concept: Concept) => string;
}

const sk = new Intl.PluralRules('sk');
const skForm = (count: number, one: string, few: string, other: string) =>
  ({ one, few })[sk.select(count) as string] ?? other;

const texts: Record<Language, Texts> = {
  en: {
    answered: (guests) =>
      guests === 1 ? 'One guest has answered.' : `${guests} guests have answered.`,
    people: (people, children) =>
      `Together that is ${people === 1 ? 'one person' : `${people} people`}${
        children === 0
          ? ''
          : children === 1
            ? ', one of them a child'
            : `, ${children} of them children`
      }.`,
    named: (list) => `Asked for by name: ${list}.`,
    wishes: (list) => `Wishes: ${list}.`,
    anything: 'Nobody has a particular wish.',
    alcoholFree: (guests) =>
      guests === 1 ? 'One drinks no alcohol.' : `${guests} drink no alcohol.`,
    diets: (list) => `Diets: ${list}.`,
    refusals: (list) => `Some guests must not have: ${list}.`,
    suit: (drinks, suited, people) =>
      `${drinks === 1 ? 'This drink suits' : `These ${drinks} drinks suit`} ${suited} of ${people}.`,
    strengths: { '-1': 'light', 0: 'of medium strength', 1: 'strong' },
    withConcept: (concept) => `with ${conceptName(concept, 'en', 'with')}`,
  },
  sk: {
    answered: (guests) =>
      skForm(
        guests,
        'Odpovedal jeden hosť.',
        `Odpovedali ${guests} hostia.`,
        `Odpovedalo ${guests} hostí.`,
      ),
    people: (people, children) =>
      `Spolu je to ${skForm(people, 'jeden človek', `${people} ľudia`, `${people} ľudí`)}${
        children === 0
          ? ''
          : `, z toho ${skForm(children, 'jedno dieťa', `${children} deti`, `${children} detí`)}`
      }.`,
    named: (list) => `Konkrétne si želajú: ${list}.`,
    wishes: (list) => `Želania: ${list}.`,
    anything: 'Nikto nemá zvláštne želanie.',
    alcoholFree: (guests) =>
      skForm(
        guests,
        'Jeden hosť nepije alkohol.',
        `${guests} hostia nepijú alkohol.`,
        `${guests} hostí nepije alkohol.`,
      ),
    diets: (list) => `Stravovanie: ${list}.`,
    refusals: (list) => `Niektorí hostia musia mať drinky bez ${list}.`,
    suit: (drinks, suited, people) =>
      `Hostia spokojní s ${drinks === 1 ? 'týmto drinkom' : `týmito ${drinks} drinkmi`}: ${suited} z ${people}.`,
    strengths: { '-1': 'ľahké', 0: 'stredne silné', 1: 'silné' },
    withConcept: (concept) => {
      const name = conceptName(concept, 'sk', 'with');
      return `${/^[szšž]/i.test(name) ? 'so' : 's'} ${name}`;
    },
  },
};

export function summarise(
  facts: Facts,
  { suited, drinks }: { suited: number; drinks: number },
  language: Language,
): string {
  const text = texts[language];
  const people = facts.adults + facts.children;
  const listed = <T>(counts: readonly Count<T>[], label: (what: T) => string) =>
    counts.map((count) => `${label(count.what)} (${count.people})`).join(', ');
  const named = facts.named.slice(0, maxNamed);
  const wanted = facts.wanted.slice(0, maxWanted);
  const isOpen = named.length === 0 && wanted.length === 0 && facts.alcoholFree === 0;
  return [
    text.answered(facts.responses),
    (people !== facts.responses || facts.children > 0) && text.people(people, facts.children),
    named.length > 0 && text.named(listed(named, (name) => name[language])),
    wanted.length > 0 && text.wishes(listed(wanted, (one) => wantedName(one, language))),
    isOpen && text.anything,
    facts.alcoholFree > 0 && text.alcoholFree(facts.alcoholFree),
    facts.diets.length > 0 && text.diets(listed(facts.diets, (diet) => dietName(diet, language))),
    facts.refusals.length > 0 &&
      text.refusals(facts.refusals.map((one) => refusalName(one, language)).join(', ')),
    drinks > 0 && text.suit(drinks, suited, people),
  ]
    .filter(Boolean)
    .join(' ');
}

function wantedName(wanted: Wanted, language: Language): string {
  switch (wanted.kind) {
    case 'quality':
      return qualityName(wanted.quality, language);
    case 'concept':
      return texts[language].withConcept(wanted.concept);
    default:
      return texts[language].strengths[wanted.strength];
  }
}
