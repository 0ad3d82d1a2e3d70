import type { Strength } from '#language/lexicon/meanings.ts';

export interface ExplainTexts {
  alcoholFree: string;
  strengths: Record<Strength, string>;
  houseSpecial: string;
  asAsked: string;
  noAlcohol: string;
  percent: (percent: number) => string;
  strongest: (percent: number) => string;
  lightest: (percent: number) => string;
  ingredients: (count: number) => string;
  crisis: string;
  /** For a guest who is drunk. */
  slowDown: string;
  water: string;
  favourites: string;
  wellKnown: string;
  favourite: string;
  thanks: string;
  askBar: string;
  /** For an allergy to something that no drink's facts mention. */
  askAbout: (words: string) => string;
  tellBar: string;
  tellBarToo: string;
  greeting: string;
  offTopic: string;
  unclear: string;
  picks: string;
  notUnderstood: string;
  /** Without its full stop, so that similar drinks can follow. */
  nothing: string;
  withinFilter: string;
}

export const en: ExplainTexts = {
  alcoholFree: 'alcohol-free',
  strengths: { '-1': 'light', 0: 'medium-strong', 1: 'strong' },
  houseSpecial: 'a house special',
  asAsked: 'Just what you asked for',
  noAlcohol: 'no alcohol',
  percent: (percent) => (percent === 0 ? 'no alcohol' : `${percent}% alcohol`),
  strongest: (percent) => `the strongest here at ${percent}% alcohol`,
  lightest: (percent) => `the lightest here at ${percent}% alcohol`,
  ingredients: (count) => (count === 1 ? 'one ingredient' : `${count} ingredients`),
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
  nothing: 'Nothing on this menu is quite like that tonight',
  withinFilter: 'within your filters',
};
