// How ingredients taste, and which tastes like each other.
export const notes = [
  'juniper',
  'agave',
  'cane',
  'grain',
  'oak',
  'smoke',
  'citrus',
  'orange',
  'berry',
  'stone',
  'orchard',
  'tropical',
  'coconut',
  'green',
  'mint',
  'herb',
  'floral',
  'ginger',
  'spice',
  'bitter',
  'honey',
  'vanilla',
  'chocolate',
  'coffee',
  'nut',
  'cream',
  'anise',
  'grape',
  'tea',
  'savoury',
] as const;
export type Note = (typeof notes)[number];

const tastes: Record<Note, string> = {
  juniper: 'gin london-dry-gin old-tom-gin borovicka alcohol-free-gin',
  agave: 'tequila-blanco tequila-reposado tequila-anejo tequila-extra-anejo mezcal agave-syrup',
  cane: 'white-rum gold-rum dark-rum demerara-rum jamaican-rum overproof-rum rhum-agricole cachaca tuzemak alcohol-free-rum demerara-syrup swedish-punsch arrack',
  grain:
    'whiskey bourbon rye-whiskey irish-whiskey tennessee-whiskey scotch-whisky japanese-whisky cask-strength-whiskey lager stout wheat-beer alcohol-free-beer sake',
  smoke: 'mezcal islay-scotch-whisky',
  citrus:
    'lemon-juice lime-juice lemon lime limoncello citrus-vodka lemonade lemon-lime-soda grapefruit-juice grapefruit grapefruit-soda grapefruit-liqueur grapefruit-bitters bergamot-liqueur lemongrass tonic-water',
  orange:
    'orange-juice blood-orange-juice orange orange-soda triple-sec cointreau orange-curacao dry-curacao blue-curacao grand-marnier orange-bitters aperol amer-picon marmalade lillet-blanc orange-flower-water sea-buckthorn-syrup',
  berry:
    'raspberry strawberry blackberry blueberry raspberry-syrup strawberry-syrup blackcurrant-syrup raspberry-liqueur chambord blackberry-liqueur creme-de-mure creme-de-cassis sloe-gin blackcurrant-juice cranberry-juice pomegranate pomegranate-juice grenadine hibiscus-tea lillet-rose lillet-rouge',
  stone:
    'peach peach-juice peach-puree peach-syrup peach-liqueur apricot-palenka apricot-brandy plum slivovica cherry cherry-juice cherry-liqueur cocktail-cherry maraschino teranino',
  orchard: 'apple apple-juice pear pear-juice apple-brandy calvados pear-brandy cider',
  tropical:
    'pineapple pineapple-juice pineapple-syrup mango mango-juice mango-puree passionfruit passionfruit-syrup passionfruit-liqueur banana creme-de-banane falernum kiwi donns-mix',
  coconut: 'coconut-cream coconut-milk coconut-syrup coconut-water coconut-rum',
  green: 'cucumber green-grape celery melon-liqueur watermelon green-tea',
  mint: 'mint mint-syrup creme-de-menthe peppermint-schnapps',
  herb: 'basil rosemary thyme sage coriander-leaf green-chartreuse yellow-chartreuse benedictine dry-vermouth vermouth-bianco aquavit becherovka demanovka jagermeister galliano suze cynar grappa',
  floral:
    'elderflower-liqueur elderflower-cordial creme-de-violette rose-syrup rose-water lavender lavender-syrup chamomile-cordial orange-flower-water pisco',
  ginger: 'ginger ginger-beer ginger-ale ginger-syrup candied-ginger',
  spice:
    'allspice-dram cinnamon-syrup cinnamon-stick clove nutmeg star-anise cardamom aromatic-bitters peychauds-bitters falernum black-pepper chilli cayenne root-beer becherovka donns-mix',
  bitter:
    'campari aperol cynar amaro-averna amaro-montenegro amaro-nonino amer-picon fernet-branca fernet-stock jagermeister demanovka pelinkovac suze tonic-water alcohol-free-aperitif alcohol-free-bitter-soda cocchi-aperitivo-americano',
  honey: 'honey honey-syrup honey-liqueur drambuie mead benedictine chamomile-cordial tokaj-wine',
  vanilla:
    'vanilla-syrup vanilla-vodka vanilla-extract caramel-syrup maple-syrup galliano cola kofola ice-cream sweet-vermouth cocchi-di-torino advocaat demerara-rum',
  chocolate:
    'dark-creme-de-cacao white-creme-de-cacao chocolate-syrup cocoa-powder hot-chocolate cocoa-bitters mole-bitters',
  coffee: 'coffee espresso cold-brew-coffee coffee-liqueur',
  nut: 'amaretto orgeat hazelnut-liqueur walnut-liqueur sherry madeira',
  cream:
    'cream whipped-cream milk oat-milk ice-cream irish-cream advocaat yoghurt butter coconut-cream coconut-milk egg egg-yolk',
  anise: 'absinthe pernod ouzo sambuca star-anise peychauds-bitters',
  oak: 'bourbon rye-whiskey tennessee-whiskey scotch-whisky cognac brandy armagnac calvados dark-rum demerara-rum tequila-anejo tequila-extra-anejo cask-strength-whiskey',
  grape:
    'cognac brandy armagnac pisco grappa champagne prosecco cava sparkling-wine alcohol-free-sparkling-wine red-wine white-wine rose-wine port grape-juice green-grape vinea sweet-vermouth dry-vermouth cocchi-di-torino tokaj-wine madeira sherry',
  tea: 'black-tea green-tea tatratea hibiscus-tea',
  savoury:
    'tomato-juice beet-juice carrot-juice celery green-olive olive-brine horseradish tabasco worcestershire-sauce cocktail-onion salt saline-solution',
};

const friends: Partial<Record<Note, string>> = {
  juniper: 'citrus floral herb green berry bitter tea grape honey',
  agave: 'citrus orange tropical green spice ginger smoke berry',
  cane: 'citrus mint tropical coconut spice ginger orange vanilla coffee',
  grain: 'honey citrus orange spice stone orchard ginger mint bitter',
  oak: 'honey orange spice vanilla stone orchard chocolate nut bitter',
  smoke: 'citrus orange bitter honey tropical stone ginger',
  citrus: 'mint ginger berry honey herb floral tropical stone tea green bitter grape',
  orange: 'bitter spice chocolate vanilla coffee grape berry nut',
  berry: 'mint floral grape chocolate herb vanilla',
  stone: 'nut grape tea mint vanilla floral',
  orchard: 'spice honey ginger vanilla herb nut floral',
  tropical: 'coconut spice mint bitter ginger nut green',
  coconut: 'chocolate coffee spice vanilla nut',
  green: 'mint floral herb berry ginger',
  herb: 'honey grape bitter tea',
  floral: 'grape honey tea',
  bitter: 'grape spice ginger',
  vanilla: 'coffee chocolate nut cream spice',
  chocolate: 'coffee nut cream mint spice',
  coffee: 'nut cream spice',
  nut: 'cream spice grape honey',
  savoury: 'citrus spice',
  anise: 'citrus grape herb green spice',
  tea: 'honey spice ginger mint',
};

const foes: Partial<Record<Note, string>> = {
  cream: 'citrus bitter savoury tea green grape anise berry',
  coffee: 'citrus green floral tropical berry herb juniper stone',
  savoury:
    'chocolate cream coffee floral coconut vanilla berry stone tropical honey nut orchard mint grape cane tea oak orange',
  chocolate: 'tropical green tea juniper',
  smoke: 'floral cream coconut',
  anise: 'tropical coconut chocolate stone vanilla',
  coconut: 'bitter grape juniper',
  bitter: 'coconut nut',
  mint: 'nut orchard grape',
};

function split(table: Partial<Record<Note, string>>): Map<string, Set<string>> {
  return new Map(Object.entries(table).map(([key, words]) => [key, new Set(words.split(' '))]));
}

const tasted = split(tastes);
const likes = split(friends);
const hates = split(foes);

const notesById = new Map<string, Note[]>();
for (const note of notes) {
  for (const id of tasted.get(note) ?? []) notesById.set(id, [...(notesById.get(id) ?? []), note]);
}

/** The notes of an ingredient; water, soda and vodka have none, and go with everything. */
export function notesOf(id: string): readonly Note[] {
  return notesById.get(id) ?? [];
}

/** So that a test can find an id that nobody has. */
export const tastedIds: Iterable<string> = notesById.keys();

const related = (table: Map<string, Set<string>>, a: Note, b: Note) =>
  table.get(a)?.has(b) || table.get(b)?.has(a) || false;

/** How well two ingredients go together: 1 where they like each other, much less where they fight. */
function affinity(a: string, b: string): number {
  const pairs = notesOf(a).flatMap((one) => notesOf(b).map((other) => [one, other] as const));
  if (pairs.some(([one, other]) => related(hates, one, other))) return -4;
  return pairs.some(([one, other]) => related(likes, one, other)) ? 1 : 0;
}

/** The sum over all pairs, by ingredient: a long list is no better than a short one. */
export function harmony(ids: readonly string[]): number {
  let sum = 0;
  ids.forEach((id, n) => {
    for (const other of ids.slice(n + 1)) sum += affinity(id, other);
  });
  return ids.length ? sum / ids.length : 0;
}
