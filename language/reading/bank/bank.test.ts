import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { readWish } from '#language/reading/read-wish.ts';
import { sentencesOf } from '#language/words/sentences.ts';
import { theBank, utterances } from './bank.ts';

function wanted(query: string, language: Language): string[] {
  return readWish(query, language).wants.map(({ subject }) =>
    subject.kind === 'concept' ? subject.concept : subject.quality,
  );
}

describe('the bank', () => {
  it('has thousands of utterances, about as many in each language', () => {
    const all = utterances();
    const slovak = all.filter(({ language }) => language === 'sk');
    expect(all.length).toBeGreaterThan(2500);
    expect(slovak.length).toBeGreaterThan(all.length * 0.35);
  });

  it('expands sentences so that each alternative occurs', () => {
    const sentences = (text: string) => sentencesOf({ text, place: 'bank.txt:1' });
    expect(sentences('I am [so] (cold/soaking wet/tired)')).toEqual([
      'i am so soaking wet',
      'i am tired',
      'i am so cold',
    ]);
    expect(sentences('plain')).toEqual(['plain']);
  });

  it('tells most of its own utterances apart', () => {
    const all = utterances().filter((_, n) => n % 40 === 0);
    const right = all.filter(({ text, gist }) => theBank().guess(text)?.gist === gist);
    expect(right.length / all.length).toBeGreaterThan(0.95);
  });

  it('decides by the vote of the nearest utterances', () => {
    expect(theBank().guess('my ears are frozen')?.gist).toBe('cold-and-wet');
    expect(theBank().guess('qqq')).toBeUndefined();
  });
});

describe('a query that the lexicon hardly understands', () => {
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

  it('keeps the understood parts', () => {
    const { wants, avoids } = readWish('no gin please, my toes are completely numb', 'en');
    expect(avoids).toMatchObject([{ subject: { concept: 'gin' }, isStrict: true }]);
    expect(Math.max(...wants.map(({ weight }) => weight))).toBeLessThan(1);
  });
});
