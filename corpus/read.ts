import { type Language, languages } from '#domain/languages.ts';
import { inCorpus, oneOf, readLines } from './lines.ts';

export interface Phrasing {
  text: string;
  isCrisis: boolean;
  noAlcohol: boolean;
  avoid: string[];
  /** Must raise no alarm. */
  isHarmless: boolean;
}

const templateKinds = ['wish', 'abstaining', 'harm', 'crisis', 'fine'] as const;
type TemplateKind = (typeof templateKinds)[number];
/** Places that a template must have. */
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

export function readLookalikes() {
  return readLines(inCorpus('safety', 'lookalikes.tsv'), ['language', 'text'], (line) => ({
    language: oneOf(languages, line.language),
    text: line.text,
  }));
}

/** Developers of the safety layer must not read these. */
export function readHeldOutLookalikes(): string[] {
  return readLines(inCorpus('held-out', 'harmless.tsv'), ['expected', 'text'], ({ text }) => text);
}

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

export function readSafetySubstances() {
  const columns = ['is', 'en', 'skA', 'skL', 'skG', 'skD'] as const;
  return readLines(inCorpus('safety', 'substances.tsv'), columns, (line) => line);
}

/** In the forms that the frames need. */
export function readRefusedThings() {
  const columns = ['concept', ...forms] as const;
  return readLines(inCorpus('refused', 'things.tsv'), columns, (line) => line);
}

/** "#" is the place of the list. */
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

/** "#" is the place of the refusal. */
export function readRefusedWishes() {
  const columns = ['language', 'wish', 'wanted'] as const;
  return readLines(inCorpus('refused', 'wishes.tsv'), columns, (line) => {
    if (!line.wish.includes('#')) throw new Error('the wish has no #');
    return { ...line, language: oneOf(languages, line.language) };
  });
}

export function readComparedTastes() {
  const columns = ['quality', 'en', 'enMore', 'sk', 'skMore'] as const;
  return readLines(inCorpus('compared', 'tastes.tsv'), columns, (line) => line);
}

export function readComparedDrinks() {
  return readLines(inCorpus('compared', 'drinks.tsv'), ['drink', 'name'], (line) => line);
}

/** "#" is the place of the drink, "~" of the taste and "~er" of its comparative. */
export function readComparedFrames() {
  const columns = ['language', 'wants', 'frame'] as const;
  return readLines(inCorpus('compared', 'frames.tsv'), columns, ({ language, wants, frame }) => {
    if (!/#/.test(frame) || !/~/.test(frame)) throw new Error('the frame has no # or no ~');
    return { language: oneOf(languages, language), wants: oneOf(['more', 'less'], wants), frame };
  });
}

/** "#" is the place of the drink, "~" of the added part, "%" of the removed one. */
export function readDrinkChanges() {
  const columns = ['language', 'frame', 'form'] as const;
  return readLines(inCorpus('compared', 'changes.tsv'), columns, ({ language, frame, form }) => {
    if (!/#/.test(frame) || !/[~%]/.test(frame))
      throw new Error('the frame has no #, or no ~ or %');
    return { language: oneOf(languages, language), frame, form: oneOf(forms, form) };
  });
}
