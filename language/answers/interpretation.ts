import type { Profile } from '#language/profiles/profile.ts';
import type { Intent } from '#language/reading/intent.ts';
import { capital, type Grammar } from './grammar.ts';
import { type Called, namesOf, unique } from './labels.ts';
import { type Phrases, phrasesOf } from './phrases.ts';
import { explainTexts, grammars } from './texts.ts';

export type Found = 'found' | 'kindred' | 'none';

interface Told {
  found: Found;
  /** Things that the menu lacks, in words. They are no longer part of the intent. */
  lacked: string;
  isSaid: boolean;
  isRefusalSaid: boolean;
  called: Called;
  isServed: (profile: Profile) => boolean;
}

export function interpretation(
  intent: Intent,
  { found, lacked, isSaid, isRefusalSaid, called, isServed }: Told,
): string {
  const grammar = grammars[intent.language];
  const { nothing, alcoholFree } = explainTexts[intent.language];
  const names = named([
    ...namesOf(intent.named.filter(isServed), intent.language),
    ...intent.sharedNames.map(({ word }) => capital(intent.written.get(word) ?? word)),
  ]);
  const missing = lacked || (found === 'found' ? '' : nothing);
  const all = phrasesOf(lacked ? wordless(intent) : intent, called);
  const adjectives = all.adjectives.filter((one) => one !== alcoholFree);
  const phrases = isRefusalSaid ? { ...all, adjectives, without: [] } : all;
  return [
    !isSaid && understood(names, phrases, grammar),
    missing && `${missing}${found === 'none' ? '.' : grammar.kin}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Drops words that only the texts of drinks share with the wish. */
function wordless(intent: Intent): Intent {
  return { ...intent, words: [] };
}

/** "Martini, Martinis" would name it twice. */
function named(names: readonly string[]): string[] {
  const plurals = new Set(names.flatMap((name) => [`${name}s`, `${name}es`]));
  return unique(names).filter((name) => !plurals.has(name));
}

/**
 * "Looking for Mojito or something strong, without nuts." Empty where the guest asked for nothing.
 */
function understood(names: readonly string[], all: Phrases, grammar: Grammar): string {
  const phrases = unrepeated(all);
  const isSaid = Object.values(phrases).some((list) => list.length > 0);
  if (!isSaid) return names.length ? grammar.named(names) : '';
  const { adjectives, alike, verbs, denied } = phrases;
  // "Mojito with less sugar" is one drink. "Mojito or something strong" is two.
  const isOfNamed =
    names.length > 0 && adjectives.length + alike.length + verbs.length + denied.length === 0;
  if (isOfNamed) return grammar.lookingFor([describe(grammar.or(names), phrases, grammar)], names);
  return grammar.lookingFor([...names, describe(grammar.something, phrases, grammar)], names);
}

function describe(what: string, phrases: Phrases, grammar: Grammar): string {
  const { adjectives, tails, verbs, denied, alike } = phrases;
  const is = [what, grammar.and(adjectives), ...grammar.tails(tails)].filter(Boolean).join(' ');
  const like = grammar.and(alike);
  const head = [is, like].filter(Boolean).join(is === what ? ' ' : ', ');
  const clause = grammar.clause(verbs, denied);
  const [first, ...rest] = detailsOf(phrases, grammar);
  if (first === undefined) return head + clause;
  const isApart = clause !== '' || (like !== '' && grammar.isApart(first));
  return [`${head}${clause}${isApart ? ',' : ''} ${first}`, ...rest].join(', ');
}

function detailsOf({ with: parts, little, without, others }: Phrases, grammar: Grammar): string[] {
  return [
    ...(parts.length ? [grammar.with(grammar.and(parts))] : []),
    ...(little.length ? [grammar.little(little)] : []),
    ...(without.length ? [grammar.without(without)] : []),
    ...others,
  ];
}

function unrepeated(phrases: Phrases): Phrases {
  const entries = Object.entries(phrases).map(([name, list]) => [name, unique(list)]);
  return Object.fromEntries(entries) as Phrases;
}
