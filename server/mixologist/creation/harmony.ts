// How well ingredients go together, by what they taste of.
import { traitsOf } from '#server/catalogue/traits.ts';
import type { Note } from '#server/catalogue/vocabulary.ts';

type Pairs = Partial<Record<Note, string>>;

const friends: Pairs = {
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

const foes: Pairs = {
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

/** Both directions of each pair. */
function pairsOf(table: Pairs): ReadonlySet<string> {
  const pairs = Object.entries(table).flatMap(([one, others]) =>
    others.split(' ').flatMap((other) => [`${one} ${other}`, `${other} ${one}`]),
  );
  return new Set(pairs);
}

const friendly = pairsOf(friends);
const hostile = pairsOf(foes);

/** 1 where two ingredients like each other, far below 0 where they fight. */
function affinity(a: string, b: string): number {
  const pairs = traitsOf(a).notes.flatMap((one) =>
    traitsOf(b).notes.map((other) => `${one} ${other}`),
  );
  if (pairs.some((pair) => hostile.has(pair))) return -4;
  return pairs.some((pair) => friendly.has(pair)) ? 1 : 0;
}

/** The affinity of all pairs, per ingredient: a long list is no better than a short one. */
export function harmony(ids: readonly string[]): number {
  let sum = 0;
  ids.forEach((id, n) => {
    for (const other of ids.slice(n + 1)) sum += affinity(id, other);
  });
  return ids.length ? sum / ids.length : 0;
}
