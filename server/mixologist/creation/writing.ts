// How a drink is described and made, in both languages, from its recipe alone.
import type { Method } from '#domain/alcohol.ts';
import type { RecipeItem } from '#domain/drink-draft.ts';
import type { DrinkLook, Glass } from '#domain/drink-look.ts';
import { type Language, type Localized, languages } from '#domain/languages.ts';
import { millilitres } from '#domain/units.ts';
import { traitsOf } from '#server/catalogue/traits.ts';
import type { Note } from '#server/catalogue/vocabulary.ts';
import type { PantryItem } from './pantry.ts';

export interface Written {
  method: Method;
  recipe: readonly RecipeItem[];
  items: readonly PantryItem[];
  look: DrinkLook;
}

const flavours: Record<Note, Localized> = {
  juniper: { en: 'juniper', sk: 'borievka' },
  agave: { en: 'roasted agave', sk: 'pečená agáva' },
  cane: { en: 'sugar cane', sk: 'cukrová trstina' },
  grain: { en: 'warm grain', sk: 'teplé obilie' },
  oak: { en: 'oak', sk: 'dubové drevo' },
  smoke: { en: 'a curl of smoke', sk: 'závan dymu' },
  citrus: { en: 'bright citrus', sk: 'svieže citrusy' },
  orange: { en: 'orange', sk: 'pomaranč' },
  berry: { en: 'ripe berries', sk: 'zrelé bobuľové ovocie' },
  stone: { en: 'sun-warmed stone fruit', sk: 'kôstkové ovocie zohriate slnkom' },
  orchard: { en: 'orchard fruit', sk: 'ovocie zo sadu' },
  tropical: { en: 'tropical fruit', sk: 'tropické ovocie' },
  coconut: { en: 'coconut', sk: 'kokos' },
  green: { en: 'cool green notes', sk: 'chladivé zelené tóny' },
  mint: { en: 'fresh mint', sk: 'čerstvá mäta' },
  herb: { en: 'garden herbs', sk: 'záhradné bylinky' },
  floral: { en: 'blossom', sk: 'jarné kvety' },
  ginger: { en: 'lively ginger', sk: 'pikantný zázvor' },
  spice: { en: 'warm spice', sk: 'hrejivé korenie' },
  bitter: { en: 'a bitter edge', sk: 'príjemná horkosť' },
  honey: { en: 'honey', sk: 'med' },
  vanilla: { en: 'caramel', sk: 'karamel' },
  chocolate: { en: 'cocoa', sk: 'kakao' },
  coffee: { en: 'dark coffee', sk: 'tmavá káva' },
  nut: { en: 'toasted nuts', sk: 'pražené orechy' },
  cream: { en: 'soft cream', sk: 'jemná smotana' },
  anise: { en: 'anise', sk: 'aníz' },
  grape: { en: 'grapes', sk: 'hrozno' },
  tea: { en: 'tea', sk: 'čaj' },
  savoury: { en: 'a savoury touch', sk: 'slaný tón' },
};

/** Vodka, soda and syrup speak for themselves. */
const plainFlavour: Localized = { en: 'a clean, crisp taste', sk: 'čistá, svieža chuť' };

const closings: Record<Method | 'creamy', readonly Localized[]> = {
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

const glassNames: Record<Glass, Localized> = {
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

const lists: Record<Language, Intl.ListFormat> = {
  en: new Intl.ListFormat('en-GB'),
  sk: new Intl.ListFormat('sk'),
};

function inBoth(write: (language: Language) => string): Localized {
  const texts = languages.map((language) => [language, write(language)] as const);
  return Object.fromEntries(texts) as Record<Language, string>;
}

export function describe({ method, recipe, items }: Written): Localized {
  const main = mainOf(recipe, items);
  const said = new Set(traitsOf(main?.id ?? '').notes);
  const tasted: Note[] = [];
  for (const { id } of recipe) {
    const note = id === main?.id ? undefined : traitsOf(id).notes.find((one) => !said.has(one));
    if (!note) continue;
    said.add(note);
    tasted.push(note);
  }
  const isCreamy = recipe.some(({ id }) => traitsOf(id).notes.includes('cream'));
  const endings = closings[isCreamy ? 'creamy' : method];
  // The same words for the same drink, others for the next.
  const letters = recipe.reduce((sum, { id }) => sum + id.length, 0);
  const ending = endings[letters % endings.length];
  return inBoth((language) => {
    const words = tasted.slice(0, 3).map((note) => flavours[note][language]);
    const list = lists[language].format(words.length ? words : [plainFlavour[language]]);
    const name = main?.name[language] ?? '';
    const taste = language === 'en' ? `${name} with ${list}.` : `${name}, k tomu ${list}.`;
    return `${taste} ${ending?.[language] ?? ''}`;
  });
}

export function instruct(drink: Written): Localized {
  return inBoth((language) =>
    (language === 'en' ? stepsEn(drink) : stepsSk(drink)).filter(Boolean).join(' '),
  );
}

function stepsEn({ method, recipe, items, look }: Written): string[] {
  const tops = topsOf(recipe);
  const crushed = method === 'muddle' ? crushedIn(recipe, items) : [];
  const everything = tops.length ? 'everything but the bubbles' : 'everything';
  const glass = glassNames[look.glass].en;
  const lower = (ids: readonly RecipeItem[]) =>
    lists.en.format(ids.map(({ id }) => nameIn(items, id, 'en')));
  const over = look.ice === 'none' ? `into a ${glass}` : `into a ${glass} over fresh ice`;
  const ways: Record<Method, string[]> = {
    shake: [
      hasEgg(recipe)
        ? `Shake ${everything} without ice, then again with ice.`
        : `Shake ${everything} with ice for about 12 seconds.`,
      `Strain ${over}.`,
    ],
    stir: ['Stir with ice for about 30 seconds.', `Strain ${over}.`],
    blend: ['Blend with a handful of crushed ice until smooth.', `Pour into a ${glass}.`],
    muddle: [
      crushed.length ? `Gently press the ${lower(crushed)} in a shaker.` : '',
      'Add the rest and ice, shake briefly.',
      `Strain ${over}.`,
    ],
    build: [
      look.ice === 'none' ? `Pour ${everything} into a ${glass}.` : `Fill a ${glass} with ice.`,
      look.ice === 'none' ? '' : `Pour in ${everything} and stir gently.`,
    ],
    layer: [`Pour slowly over the back of a spoon into a ${glass}, one after another.`],
  };
  return [...ways[method], tops.length ? `Top with ${lower(tops)}.` : ''];
}

function stepsSk({ method, recipe, items, look }: Written): string[] {
  const tops = topsOf(recipe);
  const crushed = method === 'muddle' ? crushedIn(recipe, items) : [];
  const everything = tops.length ? 'všetko okrem perlivej zložky' : 'všetko';
  const glass = glassNames[look.glass].sk;
  const over = look.ice === 'none' ? `do ${glass}` : `do ${glass} na čerstvý ľad`;
  /** A name without the inflected form stands after a colon, as it is. */
  const inflected = (
    verb: string,
    parts: readonly RecipeItem[],
    form: 'accusative' | 'instrumental',
  ) => {
    if (parts.length === 0) return '';
    const forms = parts.flatMap(({ id }) => traitsOf(id).inflections[form] ?? []);
    const isKnown = forms.length === parts.length;
    const names = isKnown ? forms : parts.map(({ id }) => nameIn(items, id, 'sk'));
    return `${verb}${isKnown ? '' : ':'} ${lists.sk.format(names)}.`;
  };
  const capital = `${everything.charAt(0).toUpperCase()}${everything.slice(1)}`;
  const ways: Record<Method, string[]> = {
    shake: [
      hasEgg(recipe)
        ? `${capital} pretrepte najprv bez ľadu, potom s ľadom.`
        : `${capital} pretrepte s ľadom asi 12 sekúnd.`,
      `Preceďte ${over}.`,
    ],
    stir: ['Všetko miešajte s ľadom asi 30 sekúnd.', `Preceďte ${over}.`],
    blend: ['Rozmixujte dohladka s hrsťou drveného ľadu.', `Nalejte do ${glass}.`],
    muddle: [
      inflected('V šejkri jemne podrvte', crushed, 'accusative'),
      'Pridajte ostatné, doplňte ľad a krátko pretrepte.',
      `Preceďte ${over}.`,
    ],
    build: [
      look.ice === 'none' ? `${capital} nalejte do ${glass}.` : `Do ${glass} dajte ľad.`,
      look.ice === 'none' ? '' : `Prilejte ${everything} a jemne premiešajte.`,
    ],
    layer: [`Nalievajte pomaly po chrbte lyžičky do ${glass}, jedno po druhom.`],
  };
  return [...ways[method], inflected('Dolejte', tops, 'instrumental')];
}

const hasEgg = (recipe: readonly RecipeItem[]) =>
  recipe.some(({ id }) => traitsOf(id).tags.includes('egg'));

const topsOf = (recipe: readonly RecipeItem[]) => recipe.filter(({ unit }) => unit === 'TOP');

const crushedIn = (recipe: readonly RecipeItem[], items: readonly PantryItem[]) =>
  recipe.filter(({ id }) =>
    /herbs|fruits/.test(items.find((item) => item.id === id)?.category ?? ''),
  );

/** A name within a sentence: Campari keeps its capital, mint has none. */
function nameIn(items: readonly PantryItem[], id: string, language: Language): string {
  const { name, category } = items.find((one) => one.id === id) ?? {};
  const text = name?.[language] ?? '';
  const { keepsCapital } = traitsOf(id, category);
  return keepsCapital ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const strongest = ['spirits', 'wines', 'amari', 'liqueurs', 'beers'];

/** What the drink is built on: its strongest part, or where there is none, its largest. */
function mainOf(
  recipe: readonly RecipeItem[],
  items: readonly PantryItem[],
): PantryItem | undefined {
  const bySize = recipe.toSorted((a, b) => millilitres(b) - millilitres(a));
  const found = bySize.flatMap(({ id }) => items.find((item) => item.id === id) ?? []);
  for (const category of strongest) {
    const item = found.find((one) => one.category === category);
    if (item) return item;
  }
  return found[0];
}
