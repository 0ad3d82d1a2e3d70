// What npm run check holds the lexicon to.
import { languages } from '#domain/languages.ts';
import { patternProblems, shapeProblems } from '#language/notation/pattern-problems.ts';
import type { Patterns } from '#language/notation/patterns.ts';
import type { Preference } from './associations.ts';
import type { LexiconFiles } from './files.ts';
import { languageFiles, sharedFiles } from './schema.ts';

type Entries<T> = Record<string, T>;
interface Words {
  name?: unknown;
  patterns: Patterns;
}
interface Facts {
  is?: string[];
  gives?: Entries<number>;
  from?: Entries<number>;
  taste?: string;
  avoids?: string[];
  hasNoPatterns?: boolean;
}

/** Everything that is wrong, a line each, with its file and entry. */
export function findLexiconProblems(files: LexiconFiles): string[] {
  const misshapen = [
    ...Object.entries(sharedFiles).flatMap(([file, schema]) =>
      shapeProblems(file, files[file], schema),
    ),
    ...languages.flatMap((language) =>
      Object.entries(languageFiles(language)).flatMap(([file, schema]) =>
        shapeProblems(`${language}/${file}`, files[`${language}/${file}`], schema),
      ),
    ),
  ];
  if (misshapen.length) return misshapen;
  return [
    ...['concepts.json', 'qualities.json', 'attributes.json', 'diets.json'].flatMap((file) =>
      entryProblems(file, files),
    ),
    ...guestWordProblems(files),
    ...referenceProblems(files),
    ...preferenceProblems('associations.json', files['associations.json'], files),
    ...['roles.json', 'nicknames.json', 'associations.json'].flatMap((file) =>
      groupProblems(file, files),
    ),
    ...superlativeProblems(files),
    ...patternProblems('off-topic.json', inEach('off-topic.json', files) as Patterns[]),
  ];
}

/** What is preferred exists, be it a concept or a quality. */
export function preferenceProblems(
  file: string,
  preferences: unknown,
  files: LexiconFiles,
): string[] {
  const known = { ...(files['concepts.json'] as object), ...qualitiesOf(files) };
  return Object.entries(preferences as Entries<Preference>).flatMap(([entry, { wants, avoids }]) =>
    [...Object.keys(wants ?? {}), ...(avoids ?? [])]
      .filter((name) => !Object.hasOwn(known, name))
      .map((name) => `${file}: ${entry}: ${name} does not exist`),
  );
}

/** The concepts that ingredients belong to exist, and none is named twice. */
export function findIngredientProblems(
  files: LexiconFiles,
  ingredients: readonly { id: string; concepts: readonly string[] }[],
): string[] {
  const known = files['concepts.json'] as Entries<Facts>;
  return ingredients.flatMap(({ id, concepts }) => [
    ...concepts
      .filter((concept) => !known[concept])
      .map((concept) => `${id}: the concept ${concept} does not exist`),
    ...(new Set(concepts).size < concepts.length ? [`${id}: a concept comes twice`] : []),
  ]);
}

function qualitiesOf(files: LexiconFiles): Entries<Facts> {
  return {
    ...(files['qualities.json'] as Entries<Facts>),
    ...(files['attributes.json'] as Entries<Facts>),
  };
}

function inEach(file: string, files: LexiconFiles): unknown[] {
  return languages.map((language) => files[`${language}/${file}`]);
}

/** Every entry has its words in each language, and patterns unless it says that it has none. */
function entryProblems(file: string, files: LexiconFiles): string[] {
  const shared = files[file] as Entries<Facts>;
  const words = inEach(file, files) as Entries<Words>[];
  const problems: string[] = [];
  for (const [entry, { hasNoPatterns = false }] of Object.entries(shared)) {
    languages.forEach((language, n) => {
      if (!words[n]?.[entry]) problems.push(`${language}/${file}: ${entry} is missing`);
    });
    const patterns = words.flatMap((byEntry) => byEntry[entry]?.patterns ?? []);
    const isEmpty = patterns.every((one) => Object.keys(one).length === 0);
    if (isEmpty !== hasNoPatterns) {
      problems.push(
        `${file}: ${entry} ${isEmpty ? 'has no patterns and does not say so' : 'has patterns and says that it has none'}`,
      );
    }
    const named = words.filter((byEntry) => byEntry[entry]?.name !== undefined);
    if (named.length > 0 && named.length < languages.length) {
      problems.push(`${file}: ${entry} has a name in one language alone`);
    }
    problems.push(...patternProblems(`${file}: ${entry}`, patterns));
  }
  languages.forEach((language, n) => {
    for (const entry of Object.keys(words[n] ?? {})) {
      if (!shared[entry]) problems.push(`${language}/${file}: ${entry} is not in ${file}`);
    }
  });
  return problems;
}

/** Guests' words are of qualities that exist, and not among their patterns as well. */
function guestWordProblems(files: LexiconFiles): string[] {
  const qualities = inEach('qualities.json', files) as Entries<Words>[];
  const spoken = inEach('guest-words.json', files) as Entries<Patterns>[];
  const entries = new Set(spoken.flatMap((byEntry) => Object.keys(byEntry)));
  return [...entries].flatMap((entry) =>
    qualities[0]?.[entry]
      ? patternProblems(`guest-words.json: ${entry}`, [
          ...qualities.flatMap((byEntry) => byEntry[entry]?.patterns ?? []),
          ...spoken.flatMap((byEntry) => byEntry[entry] ?? []),
        ])
      : [`guest-words.json: ${entry} is no quality`],
  );
}

/** The concepts and qualities that entries refer to exist. */
function referenceProblems(files: LexiconFiles): string[] {
  const concepts = files['concepts.json'] as Entries<Facts>;
  const qualities = qualitiesOf(files);
  const check = (file: string, known: Entries<Facts>, used: (facts: Facts) => string[]) =>
    Object.entries(files[file] as Entries<Facts>).flatMap(([entry, facts]) =>
      used(facts)
        .filter((other) => !known[other])
        .map((other) => `${file}: ${entry}: ${other} does not exist`),
    );
  return [
    ...check('concepts.json', concepts, ({ is = [] }) => is),
    ...check('diets.json', concepts, ({ avoids = [] }) => avoids),
    ...check('concepts.json', qualities, ({ gives = {}, taste }) => [
      ...Object.keys(gives),
      ...(taste ? [taste] : []),
    ]),
    ...['qualities.json', 'attributes.json'].flatMap((file) =>
      check(file, qualities, ({ from = {} }) => Object.keys(from)),
    ),
    ...Object.keys(concepts)
      .filter((concept) => isOwnAncestor(concept, concepts))
      .map((concept) => `concepts.json: ${concept} is a kind of itself`),
  ];
}

/** Superlatives are of qualities that exist, the same in each language. */
function superlativeProblems(files: LexiconFiles): string[] {
  const known = qualitiesOf(files);
  const words = (inEach('superlatives.json', files) as { qualities: Entries<Words> }[]).map(
    ({ qualities }) => qualities,
  );
  const all = new Set(words.flatMap((qualities) => Object.keys(qualities)));
  return [...all].flatMap((quality) => [
    ...(known[quality] ? [] : [`superlatives.json: ${quality} does not exist`]),
    ...(words.every((one) => one[quality])
      ? []
      : [`superlatives.json: ${quality} is in one language alone`]),
    ...patternProblems(
      `superlatives.json: ${quality}`,
      words.flatMap((one) => one[quality]?.patterns ?? []),
    ),
  ]);
}

function isOwnAncestor(concept: string, concepts: Entries<Facts>): boolean {
  const seen = new Set<string>();
  const next = [...(concepts[concept]?.is ?? [])];
  for (let parent = next.pop(); parent !== undefined; parent = next.pop()) {
    if (parent === concept) return true;
    if (seen.has(parent)) continue;
    seen.add(parent);
    next.push(...(concepts[parent]?.is ?? []));
  }
  return false;
}

/** Patterns that are listed by group: no group has one twice, in whatever language. */
function groupProblems(file: string, files: LexiconFiles): string[] {
  const words = inEach(file, files) as Entries<Patterns>[];
  const groups = new Set(words.flatMap((byGroup) => Object.keys(byGroup)));
  return [...groups].flatMap((group) =>
    patternProblems(
      `${file}: ${group}`,
      words.flatMap((byGroup) => byGroup[group] ?? []),
    ),
  );
}
