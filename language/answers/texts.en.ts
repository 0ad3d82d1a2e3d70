import type { Strength } from '#language/lexicon/meanings.ts';

/** The texts of interpretations, reasons and replies. */
export interface ExplainTexts {
  lookingFor: (what: string) => string;
  /** The same with names of drinks, which cannot be inflected. */
  lookingForNamed: (what: string) => string;
  something: string;
  alcoholFree: string;
  strengths: Record<Strength, string>;
  with: (concepts: string) => string;
  without: (concepts: string) => string;
  not: (quality: string) => string;
  notTooMuch: (quality: string) => string;
  little: (concept: string) => string;
  /** Drinks that were refused by name. */
  except: (names: string, count: number) => string;
  like: (names: string) => string;
  named: (names: string) => string;
  notServed: (names: string) => string;
  about: (words: string) => string;
  quoted: (word: string) => string;
  between: (min: number, max: number) => string;
  atMost: (percent: number) => string;
  below: (percent: number) => string;
  atLeast: (percent: number) => string;
  above: (percent: number) => string;
  and: string;
  or: string;
  /** Between the last two that are refused. */
  nor: string;
  closeTo: (name: string) => string;
  houseSpecial: string;
  asAsked: string;
  noAlcohol: string;
  percent: (percent: number) => string;
  strongest: (percent: number) => string;
  lightest: (percent: number) => string;
  ingredients: (count: number) => string;
  /** How many ingredients are asked for. */
  partCount: (min: number, max: number) => string;
  crisis: string;
  /** For a guest who is drunk. */
  slowDown: string;
  water: string;
  /** The drinks that guests order most, and where that is not known the best known ones. */
  favourites: string;
  wellKnown: string;
  favourite: string;
  thanks: string;
  askBar: string;
  /** Somebody is allergic to what no drink is known to have or not to have. */
  askAbout: (words: string) => string;
  /** For an allergy. */
  tellBar: string;
  /** For an illness, a pregnancy or a medicine. */
  tellBarToo: string;
  greeting: string;
  offTopic: string;
  unclear: string;
  picks: string;
  notUnderstood: string;
  nothing: string;
  kindred: string;
}

export const en: ExplainTexts = {
  lookingFor: (what) => `Looking for ${what}.`,
  lookingForNamed: (what) => `Looking for ${what}.`,
  something: 'something',
  alcoholFree: 'alcohol-free',
  strengths: { '-1': 'light', 0: 'of medium strength', 1: 'strong' },
  with: (concepts) => `with ${concepts}`,
  without: (concepts) => `without ${concepts}`,
  not: (quality) => `not ${quality}`,
  notTooMuch: (quality) => `not too ${quality}`,
  little: (concept) => `with only a little ${concept}`,
  except: (names) => `other than ${names}`,
  like: (names) => `like ${names}`,
  named: (names) => `${names}, and what comes close.`,
  notServed: (names) => `${names} cannot be made here right now. This comes close.`,
  about: (words) => `in the spirit of “${words}”`,
  quoted: (word) => `“${word}”`,
  between: (min, max) => `with ${min} to ${max}% alcohol`,
  atMost: (percent) => `with at most ${percent}% alcohol`,
  below: (percent) => `below ${percent}% alcohol`,
  atLeast: (percent) => `with at least ${percent}% alcohol`,
  above: (percent) => `above ${percent}% alcohol`,
  and: ' and ',
  or: ' or ',
  nor: ' or ',
  closeTo: (name) => `close to ${name}`,
  houseSpecial: 'a house special',
  asAsked: 'Just what you asked for',
  noAlcohol: 'no alcohol',
  percent: (percent) => `${percent}% alcohol`,
  strongest: (percent) => `the strongest here: ${percent}% alcohol`,
  lightest: (percent) => `the lightest here: ${percent}% alcohol`,
  ingredients: (count) => (count === 1 ? 'one ingredient' : `${count} ingredients`),
  partCount: (min, max) =>
    min === max
      ? `of ${en.ingredients(min)}`
      : max > 90
        ? `of at least ${en.ingredients(min)}`
        : `of at most ${en.ingredients(max)}`,
  crisis: "Please don't face this alone. Call now: someone will listen, day or night.",
  water: 'The bar will gladly pour you a glass of water. Or have a long drink without alcohol.',
  favourites: 'This is what guests order most here.',
  wellKnown: 'The best known on this menu.',
  favourite: 'popular',
  thanks: "You're welcome! Fancy anything else?",
  slowDown: "Let's slow down: something without alcohol, and a glass of water from the bar.",
  askBar: 'We do not know everything that is in these, so please ask the bar.',
  askAbout: (words) => `We do not know which drinks contain ${words}, so please ask at the bar.`,
  tellBarToo: 'Please tell the bar about it, too.',
  tellBar:
    'Please tell the bartender about it before you order: traces can never be ruled out at a bar.',
  greeting:
    'Welcome! Tell me a taste, a spirit, a mood or an occasion, and I will look through this menu.',
  offTopic:
    'I only know about drinks. Tell me what you feel like, and I will look through this menu.',
  unclear: 'You lost me there. Try “sour with gin”.',
  picks: 'A few good ones from this menu, each quite different.',
  notUnderstood:
    'You lost me there, so here are a few good ones from this menu, each quite different.',
  nothing: 'Nothing on this menu is like that right now.',
  kindred: 'These come closest.',
};
