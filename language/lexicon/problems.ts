import { allergens } from '#domain/ingredients/allergens.ts';
import { type Language, languages } from '#domain/languages.ts';
import { formatLists } from '#language/words/format.ts';
import { type Rule, slotsOf } from '#language/words/patterns.ts';
import { sentencesOf } from '#language/words/sentences.ts';
import { type Entry, entriesIn, Facts, listsIn, type Piece } from '#language/words/vocabulary.ts';

export type VocabularyFiles = Readonly<Record<string, string>>;

export function languageOf(file: string): Language | undefined {
  return languages.find((one) => file.startsWith(`${one}/`));
}

/** One line per problem, with file and line. */
export function vocabularyProblems(files: VocabularyFiles): string[] {
  const unreadable = Object.entries(files).flatMap(([file, content]) =>
    readingProblems(file, content),
  );
  // Unreadable files cannot be compared.
  if (unreadable.length > 0) return unreadable;
  return [
    ...Object.entries(files).flatMap(([file, content]) => listProblems(file, content)),
    ...partnerProblems(files),
    ...repeatedWords(files),
    ...keyProblems(files),
    ...referenceProblems(files),
    ...unspokenProblems(files),
    ...bankProblems(files),
  ];
}

export function ingredientProblems(
  files: VocabularyFiles,
  ingredients: readonly { id: string; concepts: readonly string[] }[],
): string[] {
  const known = keysOf(files, 'facts/concepts.txt');
  return ingredients.flatMap(({ id, concepts }) => [
    ...concepts
      .filter((concept) => !known.has(concept))
      .map((concept) => `${id}: the concept ${concept} does not exist`),
    ...(new Set(concepts).size < concepts.length ? [`${id}: a concept appears twice`] : []),
  ]);
}

export function readingProblems(file: string, content: string): string[] {
  try {
    const entries = entriesIn(content, file);
    if (!languageOf(file)) return [];
    const lists = listsIn(entries);
    return isText(file) ? [] : Array.from(lists.values()).flat().flatMap(patternProblems);
  } catch (error) {
    return [messageOf(error)];
  }
}

function isText(file: string): boolean {
  return file.endsWith('lists/also-called.txt');
}

function patternProblems(piece: Piece): string[] {
  try {
    slotsOf(piece);
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function listProblems(file: string, content: string): string[] {
  const language = languageOf(file);
  if (!language) return [];
  const lists = listsIn(entriesIn(content, file));
  return [
    ...(isText(file) ? [] : Array.from(lists.values()).flatMap(itemProblems)),
    ...(formatLists(content, file, language) === content
      ? []
      : [
          `language/vocabulary/${file} is not sorted, or its lines are not filled: npm run make vocabulary`,
        ]),
  ];
}

const loose = new Set<Rule>(['stem', 'stemWithEnding', 'prefix']);

function itemProblems(items: readonly Piece[]): string[] {
  const seen = new Map<string, string>();
  return items.flatMap(({ text, place }) => {
    const slots = slotsOf({ text, place });
    const written = JSON.stringify(slots);
    const before = seen.get(written);
    seen.set(written, place);
    const [first] = slots;
    const isLoose =
      place.includes('/wishes/') &&
      first?.kind === 'words' &&
      first.words.some((word) => word.text.length === 1 && loose.has(word.rule));
    return [
      ...(before ? [`${place}: “${text}” appears twice`] : []),
      ...(isLoose
        ? [`${place}: “${text}” begins with a word of one letter that is not whole`]
        : []),
    ];
  });
}

function partnerProblems(files: VocabularyFiles): string[] {
  const names = Object.keys(files);
  return names.flatMap((file) => {
    const language = languages.find((one) => file.startsWith(`${one}/`));
    if (!language) return [];
    const missing = languages
      .map((other) => file.replace(language, other))
      .filter((partner) => !names.includes(partner));
    return missing.map(
      (partner) => `language/vocabulary/${partner} is missing, but there is ${file}`,
    );
  });
}

/**
 * A word belongs to the list of one language. Guests of the other language are understood by it
 * too.
 */
function repeatedWords(files: VocabularyFiles): string[] {
  const names = [
    'concepts',
    'qualities',
    'attributes',
    'superlatives',
    'nicknames',
    'associations',
  ];
  return names.flatMap((name) => {
    const [mine = [], others = []] = languages.map((language) =>
      Array.from(listsIn(entriesOf(files, `${language}/wishes/${name}.txt`))),
    );
    const written = new Set(mine.flatMap(([key, items]) => items.map((one) => signOf(key, one))));
    return others.flatMap(([key, items]) =>
      items
        .filter((one) => written.has(signOf(key, one)))
        .map(({ text, place }) => `${place}: “${text}” is also in the English list`),
    );
  });
}

/** Equal for items with the same words under the same key. */
function signOf(key: string, piece: Piece): string {
  return `${key} ${JSON.stringify(slotsOf(piece))}`;
}

function keyProblems(files: VocabularyFiles): string[] {
  const qualities = new Set([
    ...keysOf(files, 'facts/qualities.txt'),
    ...keysOf(files, 'facts/attributes.txt'),
  ]);
  const check = (name: string, known: ReadonlySet<string>) =>
    languages.flatMap((language) =>
      entriesOf(files, `${language}/wishes/${name}.txt`)
        .filter(({ key }) => !known.has(key))
        .map(({ key, place }) => `${place}: ${key} does not exist`),
    );
  return [
    ...check('associations', keysOf(files, 'facts/associations.txt')),
    ...check('guest-words', qualities),
    ...check('superlatives', new Set([...qualities, 'strong', 'light'])),
  ];
}

function referenceProblems(files: VocabularyFiles): string[] {
  const concepts = keysOf(files, 'facts/concepts.txt');
  const qualities = new Set([
    ...keysOf(files, 'facts/qualities.txt'),
    ...keysOf(files, 'facts/attributes.txt'),
  ]);
  const either = new Set([...concepts, ...qualities]);
  const check = (file: string, clause: string, known: ReadonlySet<string>) =>
    entriesOf(files, file).flatMap((entry) =>
      clauseOf(entry, clause)
        .filter((name) => !known.has(name))
        .map((name) => `${entry.place}: ${entry.key}: ${name} does not exist`),
    );
  return [
    ...check('facts/concepts.txt', 'is', concepts),
    ...check('facts/concepts.txt', 'gives', qualities),
    ...check('facts/concepts.txt', 'taste', qualities),
    ...check('facts/qualities.txt', 'from', qualities),
    ...check('facts/attributes.txt', 'from', qualities),
    ...check('facts/associations.txt', 'wants', either),
    ...check('facts/associations.txt', 'avoids', either),
    ...check('facts/bank.txt', 'wants', either),
    ...check('facts/bank.txt', 'avoids', either),
    ...check('facts/substances.txt', 'concepts', concepts),
    ...check('facts/substances.txt', 'allergens', new Set(allergens)),
    ...entriesOf(files, 'facts/diets.txt').flatMap((entry) =>
      namesIn(entry)
        .filter((name) => !concepts.has(name))
        .map((name) => `${entry.place}: ${entry.key}: ${name} does not exist`),
    ),
    ...check('facts/safety-diets.txt', 'concepts', concepts),
    ...check('facts/safety-diets.txt', 'avoids', keysOf(files, 'facts/substances.txt')),
    ...circles(files),
  ];
}

function circles(files: VocabularyFiles): string[] {
  const entries = entriesOf(files, 'facts/concepts.txt');
  const parents = new Map(entries.map((entry) => [entry.key, clauseOf(entry, 'is')]));
  const isBelow = (concept: string, above: string, seen: Set<string>): boolean =>
    (parents.get(concept) ?? []).some((parent) => {
      if (parent === above) return true;
      if (seen.has(parent)) return false;
      seen.add(parent);
      return isBelow(parent, above, seen);
    });
  return entries
    .filter(({ key }) => isBelow(key, key, new Set()))
    .map(({ key, place }) => `${place}: ${key} is a kind of itself`);
}

/** Everything that guests ask for needs words, or a mark that nobody asks for it. */
function unspokenProblems(files: VocabularyFiles): string[] {
  return ['concepts', 'qualities', 'attributes'].flatMap((name) => {
    const spoken = new Set(
      languages
        .flatMap((language) => entriesOf(files, `${language}/wishes/${name}.txt`))
        .flatMap(({ key, pieces }) => (pieces.length > 0 ? key : [])),
    );
    return entriesOf(files, `facts/${name}.txt`).flatMap(({ key, place, pieces }) => {
      const isUnspoken = pieces.some(({ text }) => /(^|;) ?unspoken(;|$)/.test(text));
      const hasWords = spoken.has(key);
      if (isUnspoken !== hasWords) return [];
      return [
        `${place}: ${key} ${hasWords ? 'has words and is' : 'has no words and is not'} unspoken`,
      ];
    });
  });
}

/** Each list of the bank needs sentences in both languages. No sentence may be in two lists. */
function bankProblems(files: VocabularyFiles): string[] {
  const known = keysOf(files, 'facts/bank.txt');
  return languages.flatMap((language) => {
    const file = `${language}/wishes/bank.txt`;
    const entries = entriesOf(files, file);
    const written = new Set(entries.map(({ key }) => key));
    const seen = new Map<string, string>();
    return [
      ...[...known].filter((key) => !written.has(key)).map((key) => `${file}: ${key} is missing`),
      ...entries
        .filter(({ key }) => !known.has(key))
        .map(({ key, place }) => `${place}: ${key} is not in facts/bank.txt`),
      ...Array.from(listsIn(entries)).flatMap(([key, items]) =>
        items.flatMap((piece) =>
          sentencesOf(piece).flatMap((text) => {
            const other = seen.get(text);
            seen.set(text, key);
            return other && other !== key
              ? [`${piece.place}: “${text}” is in ${other} and ${key}`]
              : [];
          }),
        ),
      ),
    ];
  });
}

function entriesOf(files: VocabularyFiles, file: string): Entry[] {
  return entriesIn(files[file] ?? '', file);
}

function keysOf(files: VocabularyFiles, file: string): ReadonlySet<string> {
  return new Set(entriesOf(files, file).map(({ key }) => key));
}

function clauseOf(entry: Entry, clause: string): string[] {
  const all = entry.pieces.flatMap(({ text }) =>
    text.split(';').map((one) => one.trim().split(' ')[0] ?? ''),
  );
  return Object.keys(new Facts(entry, all).amounts(clause));
}

function namesIn({ pieces }: Entry): string[] {
  return pieces.flatMap(({ text }) => text.split(',').map((one) => one.trim()));
}
