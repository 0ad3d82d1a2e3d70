import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { readWish } from '#language/reading/read-wish.ts';

function wanted(query: string, language: Language): string[] {
  return readWish(query, language).wants.map(({ subject }) =>
    subject.kind === 'concept' ? subject.concept : subject.quality,
  );
}

describe('an association', () => {
  it.each<[query: string, language: Language, wants: string]>([
    ['something with Tanqueray', 'en', 'gin'],
    ['a drop of Lagavulin', 'en', 'islay'],
    ['niečo s Becherovkou', 'sk', 'herbLiqueur'],
    ['s Metaxou, prosím', 'sk', 'brandy'],
    ['we had tacos', 'en', 'tequila'],
    ['mali sme bryndzové halušky', 'sk', 'digestif'],
    ['I usually drink a dry Riesling', 'en', 'crisp'],
    ['väčšinou pijem frankovku', 'sk', 'redWine'],
    ['do you have soju', 'en', 'vodka'],
    ['pálinka', 'sk', 'fruitBrandy'],
    ['my boyfriend just dumped me', 'en', 'comforting'],
    ['práve som zmaturovala', 'sk', 'celebration'],
    ['I love Raffaello', 'en', 'coconut'],
  ])('“%s” (%s) suggests %s', (query, language, wants) => {
    expect(wanted(query, language)).toContain(wants);
  });

  it.each<[query: string, language: Language]>([
    ['it is so hot today', 'en'],
    ['dnes je strašne horúco', 'sk'],
    ['je mi teplo', 'sk'],
  ])('“%s” is about the weather, not about a hot drink', (query, language) => {
    const wants = wanted(query, language);
    expect(wants).toContain('summer');
    expect(wants).not.toContain('hot');
  });

  it('weighs less than an explicit wish', () => {
    const { wants } = readWish('we had tacos, now something creamy', 'en');
    expect(wants.map(({ weight }) => weight)).toEqual([1, 0.4, expect.closeTo(0.32)]);
  });

  it('changes nothing where it is refused', () => {
    expect(wanted('no tacos, no sushi', 'en')).toEqual([]);
  });
});

describe('a word', () => {
  it.each<[query: string, language: Language, other: string]>([
    ['it is such a nice evening', 'en', 'dry'],
    ['čo mi dáte', 'sk', 'romantic'],
    ['a male friend', 'en', 'short'],
  ])('of “%s” (%s) is not read in the other language', (query, language, other) => {
    expect(wanted(query, language)).not.toContain(other);
  });

  it('of the other language is read where the guest means it', () => {
    expect(wanted('niečo smoky', 'sk')).toEqual(['smoky']);
    expect(wanted('something with slivovica', 'en')).toEqual(['slivovica']);
    expect(wanted('niečo s ginom', 'en')).toEqual(['gin']);
  });

  it('that resembles a brand does not mean that brand', () => {
    expect(wanted('a brutal week, it makes me barely stand', 'en')).not.toContain('bourbon');
  });
});
