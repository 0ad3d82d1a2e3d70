// What the safety layer and the grammar are tried with.
import { type Language, languages } from '#domain/languages.ts';
import { inCorpus, oneOf, readLines } from './lines.ts';

/** What a guest writes, and what the safety layer must read in it. */
export interface Phrasing {
  text: string;
  isCrisis: boolean;
  noAlcohol: boolean;
  avoid: string[];
  /** Nothing of the above: it must raise no alarm. */
  isHarmless: boolean;
}

const templateKinds = ['wish', 'abstaining', 'harm', 'crisis', 'fine'] as const;
type TemplateKind = (typeof templateKinds)[number];
/** What a template of this kind must have a place for. */
const slots: Partial<Record<TemplateKind, RegExp>> = {
  wish: /\{\}/,
  harm: /\{(en|skA|skL|skG|skD)\}/,
};
const forms = ['en', 'genitive', 'accusative', 'instrumental'] as const;

export function readPhrasings(language: Language): Phrasing[] {
  const file = inCorpus('safety', `phrasings.${language}.tsv`);
  return readLines(file, ['expected', 'text'], ({ expected, text }) => {
    const phrasing = {
      text,
      isCrisis: false,
      noAlcohol: false,
      avoid: [] as string[],
      isHarmless: expected === 'none',
    };
    if (phrasing.isHarmless) return phrasing;
    for (const part of expected.split('; ')) {
      if (part === 'crisis') phrasing.isCrisis = true;
      else if (part === 'noAlcohol') phrasing.noAlcohol = true;
      else if (part.startsWith('avoid ')) phrasing.avoid = part.slice('avoid '.length).split(', ');
      else throw new Error(`"${part}" is not crisis, noAlcohol, "avoid A, B" or none`);
    }
    return phrasing;
  });
}

/** Harmless texts that look like a warning. */
export function readLookalikes() {
  return readLines(inCorpus('safety', 'lookalikes.tsv'), ['language', 'text'], (line) => ({
    language: oneOf(languages, line.language),
    text: line.text,
  }));
}

/** More of these, which nobody who works on the safety layer reads. */
export function readHeldOutLookalikes(): string[] {
  return readLines(inCorpus('held-out', 'harmless.tsv'), ['expected', 'text'], ({ text }) => text);
}

/** Pieces from which the tests of the safety layer make their cases, by kind. */
export function readSafetyTemplates() {
  const lines = readLines(inCorpus('safety', 'templates.tsv'), ['kind', 'text'], (line) => {
    const kind = oneOf(templateKinds, line.kind);
    if (slots[kind]?.test(line.text) === false) throw new Error('the text has no place in braces');
    return { kind, text: line.text };
  });
  const of = (wanted: TemplateKind) =>
    lines.filter(({ kind }) => kind === wanted).map(({ text }) => text);
  return {
    wishes: of('wish'),
    abstaining: of('abstaining'),
    harm: of('harm'),
    crisis: of('crisis'),
    fine: of('fine'),
  };
}

/** Things that harm somebody, in the forms that the harm templates name. */
export function readSafetySubstances() {
  const columns = ['is', 'en', 'skA', 'skL', 'skG', 'skD'] as const;
  return readLines(inCorpus('safety', 'substances.tsv'), columns, (line) => line);
}

/** Things that guests refuse, in the forms that the frames ask for. */
export function readRefusedThings() {
  const columns = ['concept', ...forms] as const;
  return readLines(inCorpus('refused', 'things.tsv'), columns, (line) => line);
}

/** Ways to refuse a list of things; "#" in a frame is the place of the list. */
export function readRefusedFrames() {
  const columns = ['language', 'frame', 'form', 'joints'] as const;
  return readLines(inCorpus('refused', 'frames.tsv'), columns, (line) => {
    if (!line.frame.includes('#')) throw new Error('the frame has no #');
    return {
      language: oneOf(languages, line.language),
      frame: line.frame,
      form: oneOf([...forms, 'taste'], line.form),
      joints: line.joints.split(' | ').map((joint) => {
        const [, between] = /^#([^#]+)#$/.exec(joint) ?? [];
        if (between === undefined) throw new Error(`the joint "${joint}" is not between two #`);
        return between;
      }),
    };
  });
}

/** Wishes beside a refusal; "#" is its place. */
export function readRefusedWishes() {
  const columns = ['language', 'wish', 'wanted'] as const;
  return readLines(inCorpus('refused', 'wishes.tsv'), columns, (line) => {
    if (!line.wish.includes('#')) throw new Error('the wish has no #');
    return { ...line, language: oneOf(languages, line.language) };
  });
}

/** Tastes that are compared, as adjectives and as comparatives. */
export function readComparedTastes() {
  const columns = ['quality', 'en', 'enMore', 'sk', 'skMore'] as const;
  return readLines(inCorpus('compared', 'tastes.tsv'), columns, (line) => line);
}

/** Drinks that others are compared with. */
export function readComparedDrinks() {
  return readLines(inCorpus('compared', 'drinks.tsv'), ['drink', 'name'], (line) => line);
}

/** Ways to compare; "#" is the place of the drink, "~" of the taste and "~er" of its comparative. */
export function readComparedFrames() {
  const columns = ['language', 'wants', 'frame'] as const;
  return readLines(inCorpus('compared', 'frames.tsv'), columns, ({ language, wants, frame }) => {
    if (!/#/.test(frame) || !/~/.test(frame)) throw new Error('the frame has no # or no ~');
    return { language: oneOf(languages, language), wants: oneOf(['more', 'less'], wants), frame };
  });
}

/** Ways to change a drink; "#" is the place of the drink, "~" of what comes in, "%" of what goes out. */
export function readDrinkChanges() {
  const columns = ['language', 'frame', 'form'] as const;
  return readLines(inCorpus('compared', 'changes.tsv'), columns, ({ language, frame, form }) => {
    if (!/#/.test(frame) || !/[~%]/.test(frame))
      throw new Error('the frame has no #, or no ~ or %');
    return { language: oneOf(languages, language), frame, form: oneOf(forms, form) };
  });
}
