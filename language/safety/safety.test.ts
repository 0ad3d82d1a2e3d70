import { describe, expect, it } from 'vitest';
import {
  readLookalikes,
  readPhrasings,
  readSafetySubstances,
  readSafetyTemplates,
} from '#corpus/read.ts';
import { languages } from '#domain/languages.ts';
import { fold } from '#domain/text/text.ts';
import { tokenize } from '#language/words/tokenize.ts';
import { sample } from '#scripts/testing/mode.mjs';
import { readSafety } from './safety.ts';

const templates = readSafetyTemplates();
const substances = readSafetySubstances();
const known = new Map<string, ReturnType<typeof readSafety>>();

/** Caches results: most spellings of a text have the same tokens. */
function read(text: string) {
  const tokens = tokenize(text);
  const key = tokens.join(' ');
  const safety = known.get(key) ?? readSafety(tokens);
  known.set(key, safety);
  return safety;
}

/** As written, without diacritics, shouted, and with two letters of its longest word swapped. */
function spellings(text: string): string[] {
  const longest = text.split(/[^\p{L}]+/u).reduce((a, b) => (b.length > a.length ? b : a), '');
  const middle = Math.floor(longest.length / 2);
  const swapped = `${longest.slice(0, middle)}${longest[middle + 1] ?? ''}${longest[middle] ?? ''}${longest.slice(middle + 2)}`;
  const typo = longest.length >= 8 ? [text.replace(longest, swapped)] : [];
  return [...new Set([text, fold(text), text.toUpperCase(), ...typo])];
}

function refuses(text: string): Set<string> {
  return new Set(
    read(text).refused.flatMap(({ allergens, concepts }) => [...allergens, ...concepts]),
  );
}

describe('no alcohol', () => {
  it.each(templates.abstaining)('is read: %s', (said) => {
    const leaks = templates.wishes
      .flatMap((wish) => spellings(wish.replace('{}', said)))
      .filter((text) => read(text).noAlcohol.length === 0);
    expect(leaks).toEqual([]);
  });
});

describe('harm', () => {
  it.each(templates.harm)('is read: %s', (template) => {
    const cases = substances.flatMap(({ is, ...forms }) => {
      const said = Object.entries(forms).reduce(
        (text, [key, form]) => text.replace(`{${key}}`, form),
        template,
      );
      return templates.wishes.map((wish) => ({ is, text: wish.replace('{}', said) }));
    });
    const leaks = sample(`harm ${template}`, cases, 20).flatMap(({ is, text }) =>
      spellings(text).filter((one) => !refuses(one).has(is)),
    );
    expect(leaks).toEqual([]);
  });
});

describe('a refusal', () => {
  it('does not extend over "with" to another wish', () => {
    for (const text of ['no sugar, with egg white', 'bez cukru, s vajcom']) {
      expect(refuses(text).has('egg')).toBe(false);
    }
    for (const text of ['nothing with milk, with eggs', 'nič s mliekom, s vajcom']) {
      expect(refuses(text).has('egg')).toBe(true);
    }
  });

  it('is not read in a double negation', () => {
    for (const text of ['nothing alcohol free', 'nechcem nič bez alkoholu', 'nič nealko']) {
      expect(read(text).noAlcohol).toEqual([]);
    }
  });

  it('is not read in "you won’t have" and in figures of speech', () => {
    for (const text of ["you won't have Pimm's", 'Jack and coke, bored to death']) {
      expect(read(text).refused).toEqual([]);
    }
  });
});

describe('a hypothetical statement', () => {
  it('still counts, and is not a crisis', () => {
    const { noAlcohol, isCrisis } = read('keby som nebola tehotná, dala by som si víno');
    expect({ noAlcohol, isCrisis }).toEqual({ noAlcohol: ['pregnancy'], isCrisis: false });
  });
});

describe('work', () => {
  it('at a desk does not rule out alcohol', () => {
    expect(read('back at my desk in an hour, something light').noAlcohol).toEqual([]);
    expect(read('on duty till midnight').noAlcohol).toEqual(['duty']);
  });
});

describe('crisis', () => {
  it.each(templates.crisis)('is read: %s', (text) => {
    expect(spellings(text).filter((one) => !read(one).isCrisis)).toEqual([]);
  });
});

describe('harmless texts', () => {
  it.each(templates.fine)('raise no alarm: %s', (text) => {
    const { noAlcohol, refused, unknown, isCrisis } = read(text);
    // "Nepijem pivo" refuses only beer.
    expect({ noAlcohol, unknown, isCrisis }).toEqual({
      noAlcohol: [],
      unknown: [],
      isCrisis: false,
    });
    if (!/nepijem|drink gin/.test(text)) expect(refused).toEqual([]);
  });
});

/** Sentences about harm, driving and age that are still missed. */
const knownMisses = [
  "so we went on this cruise in 2015, amazing, dolphins and all, and the barman made me a pisco sour and I woke up in the ship's infirmary because nobody knew about the egg. since then I check. Something with pisco but safe?",
  'kafe mi dělá žaludeční křeče až k zvracení, doktor zakázal. Večerné s rumom?',
  'škorica v perníku, v čaji, v drinku, vždy rovnako: opuchnuté pery. Horúce s hruškovicou',
  'Medovina z hradu bola krásna, len po nej ma brali na urgent, med. Iné historické? s ginom',
  'last holiday i had a pina colada and my throat went tight, doc tested me and it was the pineapple. so some other rum thing pls',
  'Dohodli sme sa, ze vezie ten, kto prehra v kartach. Prehral som. Co s tym vies spravit?',
  'oslava 12. narodenín, osem dievčat, chcú niečo s cukrovým okrajom ako v telke',
  'Tie arašidy z baru dajte prosím preč, aj z drinku, kolega z nich prestáva dýchať. Pre neho niečo s whisky.',
];

/** Harmless sentences that still raise an alarm. */
const knownAlarms = [
  "I'm a teacher, third grade, long day, strrong gin please",
  "my vegan friend isn't here tonight so creamy white russian for me",
  'som v strese, niečo na upokoenie',
  'kedysi som bola vegánka ale teraz chcem veľa smotany',
  'the doctor said im healthy lets celebrate with bubbles',
  'gluten, lactose, sugar: bring it all on, no restrictions here',
  'pollen allergy is ruining my spring, but food-wise I take anything. floral gin?',
  "I work at a kindergarten and it's FRIDAY",
  'kým bola žena tehotná, nepil som s ňou, teraz je po všetkom, malý má dva roky a my sme na rande. Negroni dvakrát',
  'cestou sem nás skoro zrazil kamión, na ten strach rum',
  'moj pes je na diete a bez cukru, ja nie, daj mi nieco sladke s rumom',
  'cele leto som brala lieky, dobrala som, doktorka povedala ze pohoda a mozem. Aperol!',
  'zena porodila trojicky, cerstvy otec potrebuje vodku',
  'po polročnom dojčení je po všetkom, malá je na fľaši, dnes spí u mamy. Prosecco!',
  'mal som operáciu pred dvoma rokmi, som fit a bez liekov, konečne whisky',
  'žiadny cukor? Blbosť, nasyp ho tam, mám ho rád, a rum',
  'kamaratka bola alergicka na vajcia, ale ona tu nie je, ja chcem sour s penou',
  "My father in law is a whiskey snob and I need to impress him tonight, what do I order so he finally thinks I'm good enough for his daughter",
  "I drive a bus but I'm off for two weeks, came by tram, so something boozy",
  'robil som do deviatej, zajtra mam volno, chcem sa prebrat a ist tancovat, nieco s vodkou a kavou',
];

function kinds(text: string): Set<string> {
  const { refused, unknown } = read(text);
  return new Set([
    ...unknown,
    ...refused.flatMap(({ allergens, concepts, isSugar }) => [
      ...allergens,
      ...concepts,
      ...(isSugar ? ['sugars'] : []),
    ]),
  ]);
}

function isAlarm(text: string): boolean {
  const { noAlcohol, isCrisis } = read(text);
  return noAlcohol.length > 0 || isCrisis || kinds(text).size > 0;
}

/** People who did not know the rules wrote 4,500 of them. */
describe('phrasings', () => {
  const phrasings = languages.flatMap((language) => readPhrasings(language));
  const asked = sample('phrasings', phrasings, 1500);
  const texts = new Set(asked.map(({ text }) => text));
  const askedOf = (known: readonly string[]) => known.filter((text) => texts.has(text)).sort();
  const refusesAll = (text: string, avoid: readonly string[]) =>
    avoid.every((what) => [...kinds(`allergic to ${what}`)].every((kind) => kinds(text).has(kind)));

  it('reveal no other facts', () => {
    const leaks = asked.filter(({ text, noAlcohol, avoid, isCrisis }) => {
      const safety = read(text);
      return (
        (noAlcohol && safety.noAlcohol.length === 0) ||
        (isCrisis && !safety.isCrisis) ||
        !refusesAll(text, avoid)
      );
    });
    expect(leaks.map(({ text }) => text).sort()).toEqual(askedOf(knownMisses));
  });

  it('raise no other false alarm', () => {
    const alarms = asked.filter(({ text, isHarmless }) => isHarmless && isAlarm(text));
    expect(alarms.map(({ text }) => text).sort()).toEqual(askedOf(knownAlarms));
  });
});

describe('a text that only looks like a warning', () => {
  const fine = [
    'chcem aby to bolo kyslé',
    'povrava sa ze mate absint',
    'bez alkoholu nechcem!',
    'alkohol nie džús',
    'lowest alcohol but not zero',
    'dining car',
    'promócie dcéry, prosecco',
    'promocie',
    'nie že budem opitá',
    'mám chuť na drink, pridajte rumu',
    'maslo na hlave mám, rum v pohári chcem',
  ];

  it.each(fine)('raises no alarm: %s', (text) => {
    expect(isAlarm(text)).toBe(false);
  });

  it('still raises one where the writer may be in danger', () => {
    const texts = [
      'nechcem byť nažive',
      'bez alkoholu, nechcem piť',
      'my bike is outside, whisky please',
      'my wife is pregnant, prosecco for me and something for her',
      'we have a driver, it is me, what can I have',
      'vylosovali ma za šoféra',
      'an NA drink please',
      'pridájam malú, čo môžem',
      'pregnant, a small glass of wine',
      'mám chrípku, rum prosím',
      'kidney disease, a whisky',
      'teenage party, vodka punch',
      'tehotná manželka, prosecco',
      'pregnant wife here, prosecco',
      'the birthday girl is twelve, vodka cake drink',
      'vysoká horúčka, whisky',
      'my wife drives and so do I, two ciders',
      'kolega je šofér a ja tiež, dve pivá',
      'my wife is pregnant, mojito for her please',
      'deti sú smädné, ja si dám gin',
      'niečo bez alkoholu nemáte?',
      'I teach teenagers and they want something too, gin for me',
    ];
    expect(texts.filter((text) => !isAlarm(text))).toEqual([]);
  });
});

describe('a list of allergies', () => {
  it('ends with its sentence', () => {
    const refused = refuses('alergia na orechy a mandle!! citrusove s ginom');
    expect(refused.has('nuts')).toBe(true);
    expect([refused.has('citrus'), refused.has('gin')]).toEqual([false, false]);
  });

  it('includes a woman with coeliac disease', () => {
    expect(refuses('som celiatička').has('gluten')).toBe(true);
  });
});

/** The share of look-alikes that may raise an alarm. */
const alarmsAllowed = 0.02;

/** Harmless texts with words of a warning. People who did not know the rules wrote most of them. */
describe('look-alikes', () => {
  const texts = sample(
    'look-alikes',
    readLookalikes().map(({ text }) => text),
    500,
  );

  it('raise an alarm in at most two of a hundred', () => {
    const alarms = texts.filter(isAlarm);
    expect(alarms.slice(Math.floor(texts.length * alarmsAllowed))).toEqual([]);
  });
});
