// Rules of punctuation for every text of the product, part of npm run check.

import { readCatalogue } from '#catalogue/files.ts';
import { type Language, languages } from '#domain/languages.ts';
import { allTexts } from './markdown.ts';

interface Rule {
  what: string;
  isBroken: RegExp;
  /** Keys of texts that the specification words. */
  except?: readonly string[];
}

const rules: Record<Language | 'both', readonly Rule[]> = {
  both: [
    { what: "an apostrophe other than '", isBroken: /[’‘`´]/ },
    { what: 'a double space', isBroken: /[ \u00a0]{2}/ },
    { what: 'a space before a mark', isBroken: /\p{L}[ \u00a0][,.;:!?](?!\d)/u },
    {
      what: 'three dots in place of …',
      isBroken: /\.\.\./,
      except: ['web/features/mixologist/texts.ts creation.adding'],
    },
    {
      what: 'a last sentence without its full stop',
      isBroken: /\p{Ll}\. \p{Lu}(?!.*: \S+$).*[\p{L}\p{N}]$/u,
    },
  ],
  en: [{ what: 'quotation marks other than “…”', isBroken: /[„"]/ }],
  sk: [
    { what: 'quotation marks other than „…“', isBroken: /["”]|(?<!„[^“]*)“/ },
    {
      what: 'a number apart from its unit',
      isBroken: /\d (%|\$|ml|kg|min)(?!\p{L})/u,
    },
  ],
};

/** Violations, one line each. */
export function markProblems(): { texts: number; problems: string[] } {
  const texts = [...productTexts(), ...catalogueTexts()];
  const problems = texts.flatMap(({ key, language, text }) =>
    brokenMarks(text, language, key).map((what) => `${key}, ${language}: ${what}: ${text}`),
  );
  return { texts: texts.length, problems };
}

export function brokenMarks(text: string, language: Language, key = ''): string[] {
  return [...rules.both, ...rules[language]]
    .filter(({ isBroken, except }) => isBroken.test(text) && !except?.includes(key))
    .map(({ what }) => what);
}

interface Text {
  key: string;
  language: Language;
  text: string;
}

function productTexts(): Text[] {
  return Object.entries(allTexts()).flatMap(([file, pairs]) =>
    pairs.flatMap((pair) =>
      languages.map((language) => ({
        key: `${file} ${pair.key}`,
        language,
        text: pair[language],
      })),
    ),
  );
}

function catalogueTexts(): Text[] {
  const { drinks, ingredients } = readCatalogue();
  return [...drinks, ...ingredients].flatMap((entry) =>
    languages.flatMap((language) =>
      Object.entries(entry[language]).map(([name, text]) => ({
        key: `${entry.id} ${name}`,
        language,
        text: String(text),
      })),
    ),
  );
}
