import { describe, expect, it } from 'vitest';
import { rankAll } from '#language/ranking/rank.ts';
import { catalogueMenu } from './catalogue-menu.ts';
import { readArguments } from './explain-arguments.ts';
import { type Explanation, explain, type ScoredDrink } from './explanation.ts';
import { explanationText } from './explanation-text.ts';

const menu = catalogueMenu();

function explained(text: string, options?: Parameters<typeof explain>[2]): Explanation {
  const found = explain(text, menu, options);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

/** The sum of the parts, by the definition of the score. */
function totalOf({ parts }: ScoredDrink): number {
  const floor = 0.1;
  const { fits, factors, terms } = parts;
  const weight = fits.reduce((sum, one) => sum + one.weight, 0);
  const logs = fits.reduce(
    (sum, { fit, weight: of }) => sum + Math.log(Math.max(floor, Math.min(1, fit))) * of,
    0,
  );
  const mean = fits.length ? (Math.exp(logs / weight) - floor) / (1 - floor) : 0.5;
  const product = factors.reduce((all, { by }) => all * by, mean);
  return terms.reduce((sum, { by }) => sum + by, product);
}

const wishes = [
  'bez vodky a ginu',
  'niečo kyslé a osviežujúce, ale nie príliš sladké',
  'som tehotná, chcem niečo s malinami',
  'like a negroni but lighter',
  'a smoky whisky sour without egg',
  'allergic to nuts, something creamy',
  'a martini',
  'the strongest you have, three ingredients at most',
  'surprise me',
  'something without sugar',
];

describe('an explanation', () => {
  it.each(wishes)('has parts that add up to each score: %s', (text) => {
    const { drinks, reading } = explained(text, { drinks: menu.profiles.length });
    const ranked = rankAll(reading.intent, menu);
    expect(drinks.map(({ drink, score }) => [drink.id, score])).toEqual(
      ranked.map(({ profile, score }) => [profile.id, score]),
    );
    const named = new Set([
      ...reading.intent.named,
      ...reading.intent.examples,
      ...reading.intent.sharedNames.flatMap((one) => one.drinks),
    ]);
    for (const drink of drinks) {
      expect(totalOf(drink)).toBeCloseTo(drink.own, 9);
      if (!named.has(drink.drink)) expect(drink.own).toBe(drink.score);
    }
  });

  it.each(wishes)('lists each drink once, as refused or as ranked: %s', (text) => {
    const { refused, allowed, drinks, reading } = explained(text, { drinks: 1_000 });
    expect(refused.length + allowed).toBe(menu.profiles.length);
    // A limit of ingredients excludes more drinks.
    if (!reading.partCount) expect(drinks).toHaveLength(allowed);
  });

  it.each(wishes)('fits into 100 columns: %s', (text) => {
    for (const line of explanationText(explained(text)).split('\n')) {
      expect(line.length).toBeLessThanOrEqual(100);
    }
  });

  it('shows the meaning and the polarity of each word', () => {
    const text = explanationText(explained('bez vodky a ginu'));
    expect(text).toMatch(/^Language +sk, guessed by the text$/m);
    expect(text).toMatch(/bez +role negation$/m);
    expect(text).toMatch(/vodky +concept vodka → refused$/m);
    expect(text).toMatch(/ginu +concept gin → refused$/m);
    expect(text).toMatch(/avoids: vodka \(refused\), gin \(refused\)$/m);
    expect(text).toMatch(/^ +\d+ {2}has gin: /m);
    expect(text).toMatch(/^ +\d+ {2}has vodka: /m);
  });

  it('shows the wants, and how well drinks meet them', () => {
    const text = explanationText(explained('something sour with gin', { drinks: 3 }));
    expect(text).toMatch(/wants: sour, gin$/m);
    expect(text).toMatch(/ 1 {2}\d\.\d{3} {2}\w/);
    expect(text).toMatch(/sour \d\.\d\d \(weight [\d.]+\)/);
    expect(text).not.toMatch(/^ +4 {2}\d/m);
  });

  it('shows what safety read and corrected', () => {
    const text = explanationText(explained('I am preganant, something fruity'));
    expect(text).toContain('preganant is read as pregnant');
    expect(text).toContain('no alcohol: pregnancy');
    expect(text).toMatch(/alcohol, for safety: pregnancy: /);
  });

  it('shows misspelt words and the drinks they mean', () => {
    expect(explanationText(explained('a magarita with vokda'))).toMatch(
      /magarita +drink Margarita \(misspelt\) → wanted/,
    );
  });

  it('shows the guess of the bank', () => {
    expect(explanationText(explained('my toes are completely numb'))).toMatch(/^Bank +asked: \S/m);
  });

  it('uses the given language', () => {
    expect(explained('gin')).toMatchObject({ language: 'en', isGuessed: true });
    expect(explained('gin', { language: 'sk' })).toMatchObject({
      language: 'sk',
      isGuessed: false,
    });
  });

  it.each(['', '  ', '?!', ',.'])('of “%s” is a message', (text) => {
    expect(explain(text, menu)).toBe('This text has no words. Write a wish as a guest would.');
  });

  it('of a text that is too long is a message', () => {
    expect(explain('gin '.repeat(400), menu)).toMatch(/^This text is too long: /);
  });

  it.each([
    ['a crisis', 'one last whisky, I want to end my life'],
    ['what is not about drinks', 'what is the weather like'],
    ['small talk', 'hello'],
    ['words that nobody knows', 'qwertyuiop'],
  ])('has no ranking where the answer has no drinks: %s', (_, text) => {
    const printed = explanationText(explained(text));
    expect(printed).toMatch(/^Ranking +none: the answer shows no drinks$/m);
    expect(printed).not.toMatch(/^ +1 {2}\d\.\d{3}/m);
    expect(printed).toMatch(/^Answer +\S/m);
  });

  it('is limited to the first tokens and segments of a long wish', () => {
    const words = (count: number) => Array.from({ length: count }, (_, n) => `zzq${n}x`).join(' ');
    const long = explanationText(explained(words(75)));
    expect(long).toMatch(/· … and 15 more$/m);
    expect(long).toMatch(/^ +… and 15 more$/m);
    expect(long).not.toContain('zzq60x  ');
    expect(explanationText(explained(words(60)))).not.toMatch(/and \d+ more/);
  });
});

describe('the arguments', () => {
  it.each([
    [['bez', 'vodky'], { text: 'bez vodky' }],
    [['gin', '--language', 'sk', '--drinks', '50'], { text: 'gin', language: 'sk', drinks: 50 }],
    [['--drinks=1', 'gin'], { text: 'gin', drinks: 1 }],
    [['--', '-5'], { text: '-5' }],
    [[], { text: '' }],
  ])('are read: %j', (args, asked) => {
    expect(readArguments(args)).toEqual({ language: undefined, drinks: undefined, ...asked });
  });

  it.each([
    [['-x'], "Unknown option '-x'."],
    [['-5'], "Unknown option '-5'."],
    [['gin', '--sweet'], "Unknown option '--sweet'."],
    [['gin', '--drinks'], "Option '--drinks <value>' argument missing."],
    [['gin', '--drinks', '-5'], "Option '--drinks' argument is ambiguous."],
    [['gin', '--language', 'de'], 'Unknown language “de”: en or sk.'],
    ...['', '0', '51', '-5', '1e2', '1.5', 'ten', ' 5'].map((many): [string[], string] => [
      ['gin', `--drinks=${many}`],
      '--drinks takes a whole number from 1 to 50.',
    ]),
  ])('are rejected with a message and the usage: %j', (args, sentence) => {
    const [first, ...usage] = String(readArguments(args)).split('\n');
    expect(first).toBe(sentence);
    expect(usage[0]).toMatch(/^Usage: npm run explain -- "TEXT" /);
    expect(usage).toHaveLength(2);
  });
});
