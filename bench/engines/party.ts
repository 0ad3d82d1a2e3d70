// Measures the analysis of the responses to a party, each of them different.

import { median, timed, verdict } from '#bench/lib/measure.ts';
import { optionsOf } from '#bench/lib/options.ts';
import { analyseParty } from '#language/party/analysis.ts';
import { partyMenuOf } from '#language/testing/party-menu.ts';
import { seededRandom } from '#server/testing/seeded-random.ts';

const words =
  'something fresh,with gin,sweet,fruity,no alcohol,smoky whisky,bubbly,like a mojito,bez rumu,niečo svieže,kyslé s ginom,vegan,alergia na vajcia,strong,tropical,creamy,not too sweet,s tequilou,negroni,allergic to nuts,nič horké,light and long'.split(
    ',',
  );
const shelf =
  'gin,campari,sweet-vermouth,lime-juice,lemon-juice,simple-syrup,soda-water,mint,white-rum,vodka,tonic-water,orange-juice,ginger-beer,bourbon,aromatic-bitters,triple-sec'.split(
    ',',
  );
const { count: rounds } = optionsOf('party');

const menu = partyMenuOf(shelf);
const random = seededRandom(7);
const phrase = () => words[Math.floor(random() * words.length)];

function responses(count: number) {
  return Array.from({ length: count }, (_, guest) => ({
    id: String(guest),
    guestName: `Guest ${guest}`,
    preferences: Array.from({ length: guest % 25 === 0 ? 40 : 3 }, phrase).join(', '),
  }));
}

async function millisecondsFor(count: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const given = responses(count);
    times.push(await timed(() => analyseParty(given, menu), 1));
  }
  return median(times);
}

const few = await millisecondsFor(50);
const many = await millisecondsFor(500);
verdict([
  ['500 responses, seconds', many / 1000, '<=', 2],
  ['500 responses against 50, times', many / few, '<=', 12],
]);
