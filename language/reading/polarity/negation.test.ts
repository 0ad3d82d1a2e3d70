import { describe, expect, it } from 'vitest';
import type { Subject } from '#language/reading/intent.ts';
import { readWish } from '#language/reading/read-wish.ts';

/** "+gin -rum ~sweet": wanted, refused, not too much of it. */
function read(query: string): string {
  const { wants, avoids, isAlcoholFree } = readWish(query, 'en');
  const nameOf = (subject: Subject) =>
    subject.kind === 'concept' ? subject.concept : subject.quality;
  const said = [
    ...(isAlcoholFree ? ['-alcohol'] : []),
    ...wants.map(({ subject }) => `+${nameOf(subject)}`),
    ...avoids.map(({ subject, isStrict }) => `${isStrict ? '-' : '~'}${nameOf(subject)}`),
  ];
  return [...new Set(said)].join(' ');
}

describe('a negation', () => {
  it.each([
    // its scope
    ['neither gin nor vodka', '-gin -vodka'],
    ['ani gin ani vodka', '-gin -vodka'],
    ['no gin no vodka no rum', '-gin -vodka -rum'],
    ['nothing sweet or creamy but with rum', '+rum -sweet -creamy'],
    ['bez kokosu ale s ananásom', '+pineapple -coconut'],
    ['bez kokosu a ananásu', '-coconut -pineapple'],
    ['gin, not vodka', '+gin -vodka'],
    ['nie mliečne a husté', '-dairy -creamy'],
    ['nechcem nič, čo páli, smrdí dymom alebo je horké', '-smoky -bitter'],
    ['eggs? no', '-egg'],
    ['kokos? nie', '-coconut'],
    ['do you have gin? no cream please', '+gin -cream'],
    ['anything cold annoys my tooth, so not that', '-cold'],
    ['not that I mind gin, but another bitter one', '+bitter -gin'],
    ['bez vodky a ginu', '-vodka -gin'],
    ['without gin, rum', '-gin -rum'],
    ['bez orechov, vajec', '-nuts -nutty -egg'],
    ['niečo kyslé bez vodky, ginu a rumu', '+sour -vodka -gin -rum'],
    ['no gin, rum instead', '+rum -gin'],
    ['no vodka, a gin drink', '+gin -vodka'],
    ['no chilli, ginger is fine', '+ginger -chilli'],
    ['bez rumu, mätové', '+mint -rum'],
    ['without gin and tonic', '-gin -tonic'],
    ['gin with a citrus allergy', '+gin -citrus'],
    ['nut and egg allergy tiki', '+tiki -nuts -egg'],
    // after its object
    ['gin, vodku a rum nechcem', '-gin -vodka -rum'],
    ['niečo kyslé, gin ani rum nie', '+sour -gin -rum'],
    ['chcem gin, vodku nie', '+gin -vodka'],
    ['gin and rum are out', '-gin -rum'],
    ['gin yes, vodka no', '+gin -vodka'],
    ['vodka no, rum no, tequila god no', '-vodka -rum -tequila'],
    ['gin áno a tonik nie', '+gin -tonic'],
    ['alkohol nie a kofeín tiež nie', '-alcohol -caffeine'],
    ['sladké radšej nie', '-sweet'],
    ['rum by som radšej nie', '-rum'],
    ['s vajcom nie prosím', '-egg'],
    ['kokos neznášam odjakživa', '-coconut'],
    ['mint absolutely not', '-mint'],
    ['cola no, tonic also no', '-cola -tonic'],
    ['kokos ani ananás nevystojím', '-coconut -pineapple'],
    ['tonik chutí ako aspirín', '-tonic'],
    ['po tequile mi bolo zle', '-tequila'],
    // in other words
    ['hold the mint', '-mint'],
    ['skip the sugar', '-sugar'],
    ['minus the cream', '-cream'],
    ['gin is not my cup of tea', '-gin'],
    ['not big on gin', '-gin'],
    ['I’ve had enough gin', '-gin'],
    ['done with tequila', '-tequila'],
    ['anything that hasn’t got egg in it', '-egg'],
    ['I’d rather not have rum', '-rum'],
    ['hocičo mimo ginu', '-gin'],
    ['hlavne nie kokos', '-coconut'],
    ['len nie rum', '-rum'],
    ['whisky ma nebaví', '-whiskey'],
    ['gin nie je moja šálka kávy', '-gin'],
    ['nie som fanúšik ginu', '-gin'],
    ['mám traumu z vodky', '-vodka'],
    ['anything except whisky', '-whiskey'],
    ['whatever as long as it’s not sweet', '-sweet'],
    // without diacritics, after its object
    ['dym neznasam', '-smoky'],
    ['neznasam anyz', '-anise'],
    ['whisky mi nevyhovuje', '-whiskey'],
    ['rum ma nikdy nelakal', '-rum'],
    ['gin mi nesadol', '-gin'],
    // what happened to somebody
    ['jäger trauma', '-herbLiqueur'],
    ['tequila trauma, something with rum', '+rum -tequila'],
    ['trauma from tequila', '-tequila'],
    ['mám traumu po tequile', '-tequila'],
    ['s tequilou mám zlé skúsenosti', '-tequila'],
    ['bad memories of tequila', '-tequila'],
    // a verb apart from its particle
    ['gin as long as you keep the tonic away', '+gin -tonic'],
    ['something sour, leave the mint out', '+sour -mint'],
    ['rum, keep coke away from it', '+rum -cola'],
    ['gin, ale daj prosím tú mätu preč', '+gin -mint'],
    ['keep the gin, rum and vodka away', '-gin -rum -vodka'],
    ['po rume ma bolí hlava', '-rum'],
    ['gin s chilli, čo páli', '+gin +chilli'],
    // after a comma
    ['gin, no thanks', '-gin'],
    ['niečo kyslé. gin, ten nie', '+sour -gin'],
    // about another day
    ['I usually drink whisky, but not today', '-whiskey'],
    ['zvyčajne pijem gin, ale dnes nie', '-gin'],
    ['dnes niečo iné ako gin', '-gin'],
    // in a relative clause
    ['nothing that has gin', '-gin'],
    ['nechcem nič, v čom je gin alebo rum', '-gin -rum'],
  ])('%s: %s', (query, expected) => {
    expect(read(query)).toBe(expected);
  });
});

describe('things that must not be tasted', () => {
  it.each([
    ['s vodkou, len tú vodku nechcem cítiť', '+vodka +mildly'],
    ['vodka, but I don’t want to taste it', '+vodka +mildly'],
    ['something with gin where you can’t taste gin', '+gin +mildly'],
    ['nechcem tam cítiť rum', '+rum +mildly'],
    ['hide the vodka', '+vodka +mildly'],
    ['I don’t want to taste the coconut', '-coconut'],
    ['niečo kyslé, kokos nechcem cítiť', '+sour -coconut'],
  ])('%s: %s', (query, expected) => {
    expect(read(query)).toBe(expected);
  });
});

describe('a concession', () => {
  it.each([
    ['I know it’s not traditional, but gin with milk', '+gin +milk'],
    ['rum s vínom, aj keď viem, že sa to nerobí', '+rum +wine'],
    ['rum s vinom aj ked viem ze sa to nerobi', '+rum +wine'],
    ['viem, že to nie je klasické, ale pivo s kolou', '+beer +cola'],
    ['I know I don’t like gin', '-gin'],
  ])('%s: %s', (query, expected) => {
    expect(read(query)).toBe(expected);
  });
});

describe('false negations', () => {
  it.each([
    // double
    ['not that I don’t like gin, but rum tonight', '+rum'],
    ['nie že by som nemal rád gin, ale dnes radšej rum', '+rum'],
    ['I don’t mind gin, something bitter', '+bitter'],
    ['gin mi nevadí, niečo horké', '+bitter'],
    ['nothing against gin, but I want rum', '+rum'],
    // no negation
    ['never had mezcal, want to try', '+mezcal'],
    ['nikdy som nemal mezcal, chcem skúsiť', '+mezcal'],
    ['wouldn’t say no to gin', '+gin'],
    ['except with whisky instead', '+whiskey'],
    ['not only sweet but sour', '+sweet +sour'],
    ['nothing without rum', '+rum'],
    ['nechcem nič, čo nemá gin', '+gin'],
    ['bez rumu neprežijem', '+rum'],
    ['I don’t want anything that isn’t sour', '+sour'],
    ['if not gin then vodka', '+gin +vodka'],
    ['ak nie gin tak vodka', '+gin +vodka'],
  ])('%s: %s', (query, expected) => {
    expect(read(query)).toBe(expected);
  });
});

describe('too much, less and rather', () => {
  it.each([
    ['most cocktails are too sweet for me', '~sweet'],
    ['väčšina drinkov je na mňa príliš sladká', '~sweet'],
    ['I find spirits too harsh, only drink wine', '+wine -spirit'],
    ['easy on the sugar', '~sugar'],
    ['less sugar more gin', '+gin ~sugar'],
    ['menej sladké, viac kyslé', '+sour ~sweet'],
    ['rather gin than vodka', '+gin ~vodka'],
    ['gin over vodka', '+gin ~vodka'],
    ['I prefer rum to gin', '+rum ~gin'],
    ['radšej kyslé ako sladké', '+sour ~sweet'],
    ['nie sladšie', '~sweet'],
    ['nič moc sladké', '~sweet'],
    ['gin over the weekend', '+gin'],
  ])('%s: %s', (query, expected) => {
    expect(read(query)).toBe(expected);
  });
});
