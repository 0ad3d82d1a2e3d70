import type { Meaning } from '#language/lexicon/meanings.ts';
import type { Profile } from '#language/profiles/profile.ts';
import type { Asked, Term } from '#language/ranking/score-parts.ts';
import type { Avoid, Intent, Subject, Want } from '#language/reading/intent.ts';
import type { Statement } from '#language/reading/polarity/state.ts';
import type { Refusal } from '#language/reading/refusals.ts';
import type { Content, Segment } from '#language/reading/segment.ts';
import type { Refused } from '#language/safety/safety.ts';

const strengths = { '-1': 'light', 0: 'medium', 1: 'strong' } as const;

export function nameOf({ names: [name = ''] }: Profile): string {
  return name;
}

function subjectText(subject: Subject): string {
  return subject.kind === 'concept' ? subject.concept : subject.quality;
}

function meaningText(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'concept':
      return `concept ${meaning.concept}`;
    case 'quality':
      return `quality ${meaning.quality}${meaning.isMost ? ' (the most)' : ''}`;
    case 'strength':
      return `strength ${strengths[meaning.strength]}${meaning.isMost ? ' (the most)' : ''}`;
    case 'diet':
      return `diet ${meaning.diet}`;
    case 'association':
      return `association ${meaning.association}`;
    case 'nickname':
      return `nickname of ${meaning.drink}`;
    case 'alcoholFree':
      return 'without alcohol';
    case 'favourite':
      return 'what others order';
    case 'offTopic':
      return 'not about drinks';
  }
}

function contentText(content: Content): string {
  switch (content.kind) {
    case 'meanings':
      return content.meanings.map(meaningText).join(', ');
    case 'drink':
      return `drink ${nameOf(content.profile)}`;
    case 'sharedName':
      return `shared name of ${content.drinks.length} drinks, first ${content.drinks.slice(0, 2).map(nameOf).join(', ')}`;
    case 'word':
      return 'unknown word, looked for in the texts of the menu';
  }
}

export function segmentText({ role, mark, content, ...form }: Segment): string {
  const what = content ? contentText(content) : mark ? 'mark' : role ? `role ${role}` : '–';
  const notes = [
    ...(form.isMisspelt ? ['misspelt'] : []),
    ...(form.isDenied ? ['denied by its form'] : []),
    ...(form.isExcess ? ['too much by its form'] : []),
  ];
  return notes.length ? `${what} (${notes.join(', ')})` : what;
}

export function polarityText(one: Statement): string {
  return [
    one.polarity,
    ...(one.weight < 1 ? [`weight ${one.weight}`] : []),
    ...(one.isModerate ? ['in moderation'] : []),
    ...(one.isExample ? ['as an example'] : []),
    ...(one.isAllergy ? ['by an allergy'] : []),
    ...(one.isContrast ? ['after a "but"'] : []),
    ...(one.isComparative ? ['compared'] : []),
  ].join(', ');
}

export function wantText({ subject, weight, isModerate, isMost }: Want): string {
  const notes = [
    ...(isModerate ? ['in moderation'] : []),
    ...(isMost ? ['the most'] : []),
    ...(weight === 1 ? [] : [`weight ${rounded(weight)}`]),
  ];
  return notes.length ? `${subjectText(subject)} (${notes.join(', ')})` : subjectText(subject);
}

export function avoidText({ subject, isStrict, isBinding, diet }: Avoid): string {
  const how = isStrict ? (isBinding ? 'refused, also as a garnish' : 'refused') : 'not too much';
  return `${subjectText(subject)} (${[how, ...(diet ? [diet] : [])].join(', ')})`;
}

export function refusedText({ allergens, concepts, isSugar, isMedical, diet }: Refused): string {
  const what = [...new Set([...allergens, ...concepts, ...(isSugar ? ['sugar'] : [])])].join(', ');
  return `${what} (${diet ? `diet ${diet}` : isMedical ? 'it harms the guest' : 'refused'})`;
}

export function refusalText(refusal: Refusal, { safety, maxAlcohol, minAlcohol }: Intent): string {
  switch (refusal.by) {
    case 'safety': {
      const { danger } = refusal;
      if (danger.kind === 'alcohol') return `alcohol, for safety: ${safety.noAlcohol.join(', ')}`;
      if (danger.kind === 'unknown') return `“${danger.word}”, for safety`;
      return `has or may have ${refusedText(danger.refused)}`;
    }
    case 'alcoholFree':
      return 'has alcohol';
    case 'maxAlcohol':
      return `has more than ${maxAlcohol} % alcohol`;
    case 'minAlcohol':
      return `has less than ${minAlcohol} % alcohol`;
    case 'notStrong':
      return 'is strong';
    case 'excluded':
      return 'refused by its name';
    case 'word':
      return `has “${refusal.word}” among its ingredients`;
    case 'avoid': {
      const { subject, diet } = refusal.avoid;
      const verb = subject.kind === 'concept' ? 'has' : 'is';
      return `${verb} ${subjectText(subject)}${diet ? ` (diet ${diet})` : ''}`;
    }
  }
}

export function askedText(asked: Asked): string {
  switch (asked.kind) {
    case 'wants':
      return asked.wants.map(({ subject }) => subjectText(subject)).join(' or ');
    case 'strength':
      return 'strength';
    case 'partCount':
      return 'number of ingredients';
    case 'named':
      return `is or is like ${nameOf(asked.drink)}`;
    case 'sharedName':
    case 'example':
      return `like ${nameOf(asked.drink)}`;
  }
}

const terms: Readonly<Record<Exclude<Term, Avoid>, string>> = {
  dry: 'dry rather than sweet',
  comforted: 'strong, for somebody who needs comfort',
  words: 'words in its texts',
  ordered: 'ordered by others',
  featured: 'featured',
  known: 'well known',
  learned: 'its words lean there, as graded wishes taught',
};

export function termText(term: Term): string {
  return typeof term === 'string' ? terms[term] : `avoids ${subjectText(term.subject)}`;
}

export const factors = {
  alcoholFree: 'no alcohol, which nobody asked for',
  hot: 'hot, which nobody asked for',
} as const;

export function limitTexts(intent: Intent): string[] {
  const { strength, partCount, minAlcohol, maxAlcohol } = intent;
  const strengthText = strength === null ? '' : strengths[strength];
  return [
    ...(intent.isAlcoholFree ? ['no alcohol'] : []),
    ...(strengthText ? [`${strengthText}${intent.isStrengthMost ? ', the most' : ''}`] : []),
    ...(intent.isNotStrong ? ['not strong'] : []),
    ...(minAlcohol === null ? [] : [`at least ${minAlcohol} % alcohol`]),
    ...(maxAlcohol === null ? [] : [`at most ${maxAlcohol} % alcohol`]),
    ...(partCount ? [`${partCount.min} to ${partCount.max} ingredients`] : []),
    ...(intent.isFavourite ? ['what others order most'] : []),
    ...(intent.isWater ? ['water'] : []),
    ...(intent.isOpen ? ['anything: it asks for something that was not understood'] : []),
    ...(intent.isOffTopic ? ['not about drinks'] : []),
  ];
}

export function rounded(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
