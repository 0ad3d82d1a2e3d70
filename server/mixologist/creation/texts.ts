// Texts for descriptions and instructions. Slovak glasses are in the genitive: "do pohára".
import type { Method } from '#domain/alcohol.ts';
import type { Glass } from '#domain/drink-look.ts';
import type { Localized } from '#domain/languages.ts';

/** For drinks without a note, such as vodka with soda. */
export const plainFlavour: Localized = { en: 'a clean, crisp taste', sk: 'čistá, svieža chuť' };

/** The last sentence of a description. */
export const closings: Record<Method | 'creamy', readonly Localized[]> = {
  shake: [
    {
      en: 'Shaken cold, and balanced between sweet and tart.',
      sk: 'Poriadne vychladený, v rovnováhe medzi sladkým a kyslým.',
    },
    {
      en: 'Bright at first, with a long, clean finish.',
      sk: 'Na začiatku svieži, s dlhým a čistým záverom.',
    },
    {
      en: 'A quick shake, and gone sooner than you think.',
      sk: 'Stačí chvíľa v šejkri a zmizne skôr, než by ste čakali.',
    },
  ],
  blend: [
    {
      en: 'Blended smooth, for slow sips in the sun.',
      sk: 'Hladko rozmixovaný, na pomalé popíjanie na slnku.',
    },
  ],
  stir: [
    {
      en: 'Stirred until silky, and unhurried to the last sip.',
      sk: 'Hodvábne hladký, na vychutnanie až po posledný dúšok.',
    },
    {
      en: 'Strong and composed, one for the end of the evening.',
      sk: 'Silný a vyrovnaný, ako stvorený na záver večera.',
    },
  ],
  build: [
    { en: 'Easy, long and refreshing.', sk: 'Nenáročný a osviežujúci.' },
    { en: 'Made for warm evenings and good company.', sk: 'Na teplé večery v dobrej spoločnosti.' },
    { en: 'Light on its feet, and quick to make.', sk: 'Ľahký, a hotový za chvíľu.' },
  ],
  muddle: [
    {
      en: 'Fresh and fragrant, best over plenty of ice.',
      sk: 'Svieži a voňavý, najlepší s poriadnou dávkou ľadu.',
    },
    { en: 'It smells of a garden after rain.', sk: 'Vonia ako záhrada po daždi.' },
  ],
  layer: [
    {
      en: 'Poured in layers, and best looked at before it is drunk.',
      sk: 'Vrstvený: najprv sa naň pozrite, potom ho ochutnajte.',
    },
  ],
  creamy: [
    { en: 'Round and mellow, a dessert in a glass.', sk: 'Okrúhly a jemný, dezert v pohári.' },
  ],
};

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
