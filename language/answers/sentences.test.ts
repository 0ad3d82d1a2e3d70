import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#catalogue/files.ts';
import type { Language } from '#domain/languages.ts';
import { catalogueMenu } from '#language/commands/catalogue-menu.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import { entryOf, MenuIndex } from '#language/ranking/menu-index.ts';
import { searchMenu } from './search.ts';
import { grammars } from './texts.ts';

const menu = catalogueMenu();

function sentence(wish: string, language: Language): string {
  return searchMenu(menu, wish, language).interpretation;
}

function reasons(wish: string, language: Language): string[] {
  return searchMenu(menu, wish, language).picks.map(({ reason }) => reason);
}

describe('a sentence', () => {
  it.each([
    ['large long drink', 'en', 'Looking for something long.'],
    ['pink and colourful', 'en', 'Looking for something pink.'],
    ['ružové a farebné', 'sk', 'Hľadám niečo ružové.'],
    ['something hot for a cold', 'en', 'Looking for something hot.'],
    ['the driest, not sweet', 'en', 'Looking for something as dry as possible.'],
    ['čo najsuchšie, nie sladké', 'sk', 'Hľadám niečo čo najsuchšie.'],
    ['after dinner, as a nightcap', 'en', 'Looking for something as a nightcap.'],
    ['na trávenie po jedle', 'sk', 'Hľadám niečo po ťažkom jedle.'],
    ['short, long drink', 'en', 'Looking for something long.'],
    ['herbal, a bit herbal', 'en', 'Looking for something herbal.'],
    ['two ingredients, no fuss', 'en', 'Looking for something made with two ingredients.'],
    [
      'light and fruity, under 12%',
      'en',
      'Looking for something fruity with less than 12% alcohol.',
    ],
    [
      'na leto, ľahké, max 8 percent',
      'sk',
      'Hľadám niečo na leto s obsahom alkoholu najviac 8\u00a0%.',
    ],
    ['stirred, not shaken', 'en', 'Looking for something stirred.'],
    ['citrusy, not for a party', 'en', 'Looking for something citrusy.'],
    ['whiskey, a bourbon', 'en', 'Looking for something with bourbon.'],
    ['pohár červeného vína', 'sk', 'Hľadám niečo s červeným vínom.'],
    ['nič so smotanou ani vajcom', 'sk', 'Hľadám niečo bez mliečnych výrobkov a vajec.'],
  ] as const)('mentions once: %s', (wish, language, expected) => {
    expect(sentence(wish, language)).toBe(expected);
  });

  it.each([
    [
      'sour with lime, three ingredients',
      'en',
      'Looking for something sour with lime, made with three ingredients.',
    ],
    [
      'kyslé s limetkou, z troch ingrediencií',
      'sk',
      'Hľadám niečo kyslé s limetkou, z troch ingrediencií.',
    ],
    ['like a margarita but smoky', 'en', 'Looking for something smoky, similar to Margarita.'],
    ['niečo ako margarita, ale dymové', 'sk', 'Hľadám niečo dymové, podobné ako Margarita.'],
    [
      'less bitter and sweeter than a negroni',
      'en',
      'Looking for something sweeter and less bitter than Negroni.',
    ],
    ['niečo ako mojito bez rumu', 'sk', 'Hľadám niečo podobné ako Mojito, bez rumu.'],
    [
      'long, sweeter than a mojito, with gin',
      'en',
      'Looking for something long, sweeter than Mojito, with gin.',
    ],
    ['medium strong and smooth', 'en', 'Looking for something medium-strong and smooth.'],
    ['not for dessert, with rum', 'en', "Looking for something that isn't a dessert, with rum."],
    ['a shot', 'en', 'Looking for something in a shot glass.'],
    ['panák', 'sk', 'Hľadám niečo vo forme shotu.'],
  ] as const)('orders the parts of %s', (wish, language, expected) => {
    expect(sentence(wish, language)).toBe(expected);
  });

  it('names the taste of a spirit where alcohol is refused', () => {
    expect(sentence('nepijem, ale chcem niečo kyslé s rumom', 'sk')).toBe(
      'Hľadám niečo nealkoholické a kyslé s chuťou rumu.',
    );
    expect(sentence('no alcohol, bitter with gin', 'en')).toBe(
      'Looking for something alcohol-free and bitter with the taste of gin.',
    );
  });

  it('quotes a word that only the menu has, where little else is understood', () => {
    expect(sentence('niečo čarovné s rumom', 'sk')).toContain('„čarovné“');
    expect(sentence('silky, nutty, slow', 'en')).toBe('Looking for something smooth and nutty.');
  });

  it('leaves out refused occasions without a negative form', () => {
    expect(grammars.en.denied('after a heavy meal')).toBe('');
    expect(grammars.sk.denied('po ťažkom jedle')).toBe('');
    expect(grammars.sk.denied('ako aperitív')).toBe('aperitív');
  });

  it('shares a preposition in English', () => {
    expect(grammars.en.tails(['for a party', 'as an aperitif', 'for summer'])).toEqual([
      'for a party and summer',
      'as an aperitif',
    ]);
  });

  it('quotes unknown words as typed', () => {
    expect(sentence('allergic to royal jelly', 'en')).toMatch(/^We do not .* “royal jelly”, so/);
  });

  it('names a family of drinks once', () => {
    expect(sentence('a martini, I love martinis', 'en')).toBe('Martini and drinks like it.');
  });
});

describe('missing things', () => {
  const entries = catalogueRecipes(readCatalogue())
    .filter(({ id }) => id === 'daiquiri')
    .map(entryOf);
  const few = new MenuIndex(entries, menu.names);

  it.each([
    ['white russian', 'sk', /^White Russian dnes nemáme/],
    ['long island iced tea', 'sk', /^Long Island Iced Tea dnes nemáme/],
    ['margarita', 'sk', /^Margaritu dnes nemáme/],
    ['piña colada', 'sk', /^Drink Piña Colada dnes nemáme/],
  ] as const)('are named in the accusative: %s', (wish, language, expected) => {
    expect(searchMenu(few, wish, language).interpretation).toMatch(expected);
  });

  it('are named once, together with the refusal', () => {
    expect(sentence('sour gluten free beer', 'en')).toMatch(
      /^Looking for something sour\. No beer without gluten here tonight; /,
    );
  });
});

describe('a reason', () => {
  it('has no dangling clause', () => {
    for (const reason of reasons('pre babku', 'sk')) {
      expect(reason).toMatch(/, ľahko sa pije/);
    }
  });

  it('says no alcohol instead of 0%', () => {
    for (const reason of reasons('light, floral, low abv, no gin', 'en')) {
      expect(reason).not.toMatch(/\b0% alcohol/);
    }
  });

  it('counts ingredients only where the guest asked for a number', () => {
    expect(reasons('something simple', 'en').join()).not.toMatch(/ingredient/);
    expect(reasons('two ingredients', 'en').join()).toMatch(/2 ingredients/);
  });

  it('claims no glass that the drink is not served in', () => {
    for (const reason of reasons('a shot', 'en').slice(0, 3)) expect(reason).toMatch(/shot glass/);
    expect(reasons('a strong shot with tequila', 'en').at(-1)).not.toMatch(/shot glass/);
  });
});
