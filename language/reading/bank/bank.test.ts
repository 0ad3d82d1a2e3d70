import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { readLexicon } from '#language/lexicon/files.ts';
import { readWish } from '#language/reading/read-wish.ts';
import { theBank, utterances } from './bank.ts';
import { expandSlots } from './expand.ts';
import { findBankProblems, readBank } from './problems.ts';

function wanted(query: string, language: Language): string[] {
  return readWish(query, language).wants.map(({ subject }) =>
    subject.kind === 'concept' ? subject.concept : subject.quality,
  );
}

describe('the bank', () => {
  it('has no problems', () => {
    expect(findBankProblems(readBank(), readLexicon())).toEqual([]);
  });

  it('finds what is wrong', () => {
    const bank = {
      'intents.json': { cold: { wants: { warm: 1 } }, hot: {} },
      'en.json': { cold: ['{so|very} cold'], hot: ['very cold'], other: ['else'] },
      'sk.json': { cold: ['zima'] },
    };
    expect(findBankProblems(bank, readLexicon())).toEqual([
      'bank/intents.json: cold: warm does not exist',
      'bank/en.json: other is no intent',
      'bank/en.json: “very cold” is in cold and hot',
      'bank/sk.json: hot has no utterances',
    ]);
    expect(findBankProblems({ 'en.json': { a: ['{open'] } }, {})).toHaveLength(1);
  });

  it('has some thousands of utterances, about as many in each language', () => {
    const all = utterances();
    const slovak = all.filter(({ text }) => /[áäčďéíľĺňóôŕšťúýž]/.test(text));
    expect(all.length).toBeGreaterThan(2500);
    expect(slovak.length).toBeGreaterThan(all.length * 0.35);
  });

  it('expands slots so that each choice is in a sentence', () => {
    expect(expandSlots('i am {so|} {cold|wet|tired}')).toEqual([
      'i am so wet',
      'i am tired',
      'i am so cold',
    ]);
    expect(expandSlots('plain')).toEqual(['plain']);
  });

  it('tells most of its own utterances apart', () => {
    const all = utterances().filter((_, n) => n % 40 === 0);
    const right = all.filter(({ text, gist }) => theBank().guess(text)?.gist === gist);
    expect(right.length / all.length).toBeGreaterThan(0.95);
  });

  it('lets the nearest vote', () => {
    expect(theBank().guess('my ears are frozen')?.gist).toBe('cold-and-wet');
    expect(theBank().guess('qqq')).toBeUndefined();
  });
});

describe('a query of which little is understood', () => {
  it.each<[query: string, language: Language, wants: string]>([
    ['my toes are completely numb', 'en', 'warming'],
    ['drkocu mi zuby', 'sk', 'warming'],
    ['she ghosted me after three months', 'en', 'comforting'],
    ['vyhodili ma z roboty', 'sk', 'comforting'],
    ['obhájila som diplomovku', 'sk', 'celebration'],
  ])('“%s” (%s) wants %s', (query, language, wants) => {
    expect(wanted(query, language)).toContain(wants);
  });

  it.each<[query: string, language: Language]>([
    ['what is the square root of nine', 'en'],
    ['napíš mi program v pythone', 'sk'],
  ])('“%s” (%s) is not about drinks', (query, language) => {
    expect(readWish(query, language)).toMatchObject({ isOffTopic: true, wants: [] });
  });

  it('keeps what was understood as it is', () => {
    const { wants, avoids } = readWish('no gin please, my toes are completely numb', 'en');
    expect(avoids).toMatchObject([{ subject: { concept: 'gin' }, isStrict: true }]);
    expect(Math.max(...wants.map(({ weight }) => weight))).toBeLessThan(1);
  });
});
