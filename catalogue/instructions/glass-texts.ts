// Slovak names of glasses are in the genitive: "do pohára".
import type { Glass } from '#domain/drinks/drink-look.ts';
import type { Localized } from '#domain/languages.ts';

export const glassNames: Record<Glass, Localized> = {
  rocks: { en: 'rocks glass', sk: 'nízkeho pohára' },
  martini: { en: 'chilled Martini glass', sk: 'vychladeného pohára na martini' },
  coupe: { en: 'chilled coupe', sk: 'vychladeného pohára coupe' },
  nick: { en: 'chilled Nick & Nora glass', sk: 'vychladeného pohára Nick & Nora' },
  collins: { en: 'tall glass', sk: 'vysokého pohára' },
  highball: { en: 'tall glass', sk: 'vysokého pohára' },
  wine: { en: 'large wine glass', sk: 'veľkého vínneho pohára' },
  flute: { en: 'flute', sk: 'pohára na šumivé víno' },
  mule: { en: 'copper mug', sk: 'medeného hrnčeka' },
  julep: { en: 'julep cup', sk: 'kovového pohára' },
  hurricane: { en: 'hurricane glass', sk: 'pohára hurricane' },
  tiki: { en: 'tiki mug', sk: 'pohára tiki' },
  irish: { en: 'warmed glass with a handle', sk: 'zohriateho pohára s uškom' },
  shot: { en: 'small glass', sk: 'malého pohárika' },
  margarita: { en: 'Margarita glass', sk: 'pohára na margaritu' },
  snifter: { en: 'snifter', sk: 'koňakového pohára' },
  sling: { en: 'sling glass', sk: 'vysokého pohára' },
  pint: { en: 'beer glass', sk: 'pivného pohára' },
  teacup: { en: 'warmed cup', sk: 'zohriatej šálky' },
};
