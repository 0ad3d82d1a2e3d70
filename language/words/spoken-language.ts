import type { Language } from '#domain/languages.ts';
import { fold } from '#domain/text/text.ts';
import { isCommonIn } from './common-words.ts';
import { listsOf } from './lists.ts';
import { remembered } from './remembered.ts';
import { marks } from './tokenize.ts';

const weights = { word: 1, letters: 1, ending: 0.5, rest: 0.5, own: 0.25 };

/** Slovak letters that loanwords on an English menu do not have. */
const slovakLetters = /[áíýčďľĺňôŕšťž]/i;

/** Endings that are rare in the other language. */
const endings: Readonly<Record<Language, RegExp>> = {
  en: /..(?:ing|ght|less|ness|ful|tion|ould|ck|sh|th|ee[dnt]?|oo[dlmnt])$/,
  sk: /..(?:eho|emu|[iy]ch|[iy]mi|[^l]ov[aeyu]|[bcdhjklmnprstvz]ou|ejsi[ae]?|[iu]jem|iem|nost|[knt]ami)$/,
};

const roles = listsOf('wishes/roles');
const functionWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: singleRoleWords('en'),
  sk: singleRoleWords('sk'),
};

function singleRoleWords(language: Language): Set<string> {
  return new Set(
    roles.keys
      .flatMap((role) => roles.phrases(role, language))
      .flatMap(([first, ...more]) => (first && more.length === 0 ? first.text : [])),
  );
}

/** Positive for Slovak, negative for English. */
const evidenceOf = remembered((token) => {
  const score = (language: Language) =>
    isCommonIn(language, token) || functionWords[language].has(token)
      ? weights.word
      : endings[language].test(token)
        ? weights.ending
        : 0;
  return score('sk') - score('en');
});

/**
 * Empty without evidence. Clauses without evidence follow the rest of the query, and contradictions
 * the guest's own language.
 */
export function spokenLanguages(
  text: string,
  tokens: readonly string[],
  own: Language,
): Language[] {
  const accented = new Set(
    text
      .split(/[^\p{L}]+/u)
      .filter((word) => slovakLetters.test(word))
      .map(fold),
  );
  const evidence = tokens.map((token) =>
    accented.has(token) ? weights.letters : evidenceOf(token),
  );
  if (evidence.every((value) => value === 0)) return [];
  const whole = sum(evidence) * weights.rest + (own === 'sk' ? weights.own : -weights.own);
  const spoken: Language[] = [];
  let start = 0;
  tokens.forEach((token, at) => {
    const isLast = at === tokens.length - 1;
    if (!isLast && !marks.has(token)) return;
    const leaning = sum(evidence.slice(start, at + 1)) + whole;
    for (; start <= at; start++) spoken.push(leaning > 0 ? 'sk' : 'en');
  });
  return spoken;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
