// Volumes are stored in millilitres and shown in the reader's unit.
import type { Language } from '#domain/languages.ts';
import type { UnitPreference } from './unit-preference.ts';

export const units = [
  'ML',
  'TOP',
  'DASH',
  'DROP',
  'SPOON',
  'PIECE',
  'SLICE',
  'WEDGE',
  'LEAF',
  'SPRIG',
  'PINCH',
  'CUBE',
  'SCOOP',
  'GRAM',
] as const;
export type Unit = (typeof units)[number];

export interface Amount {
  amount: number;
  unit: string;
}

export const mlPerOz = 30;
const mlStep = 2.5;
const jigger = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
/** Amounts that a jigger cannot measure are in twelfths of an ounce (2.5 ml). */
const ozStep = 1 / 12;
const tolerance = 0.15;

/** Volume of one unit in a drink. Solids add none. */
const mlPerUnit: Record<Unit, number> = {
  ML: 1,
  TOP: 1,
  DASH: 0.9,
  DROP: 0.05,
  SPOON: 5,
  SCOOP: 50,
  PIECE: 0,
  SLICE: 0,
  WEDGE: 0,
  LEAF: 0,
  SPRIG: 0,
  PINCH: 0,
  CUBE: 0,
  GRAM: 0,
};

export function millilitres({ amount, unit }: Amount): number {
  return isUnit(unit) ? amount * mlPerUnit[unit] : 0;
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
export type CountedUnit = Exclude<Unit, 'ML' | 'TOP'>;

const forms = {
  en: {
    DASH: { one: 'dash', other: 'dashes' },
    DROP: { one: 'drop', other: 'drops' },
    SPOON: { one: 'bar spoon', other: 'bar spoons' },
    PIECE: { one: 'piece', other: 'pieces' },
    SLICE: { one: 'slice', other: 'slices' },
    WEDGE: { one: 'wedge', other: 'wedges' },
    LEAF: { one: 'leaf', other: 'leaves' },
    SPRIG: { one: 'sprig', other: 'sprigs' },
    PINCH: { one: 'pinch', other: 'pinches' },
    CUBE: { one: 'cube', other: 'cubes' },
    SCOOP: { one: 'scoop', other: 'scoops' },
    GRAM: { other: 'g' },
  },
  sk: {
    DASH: { one: 'strek', few: 'streky', many: 'streku', other: 'strekov' },
    DROP: { one: 'kvapka', few: 'kvapky', many: 'kvapky', other: 'kvapiek' },
    SPOON: { one: 'lyžička', few: 'lyžičky', many: 'lyžičky', other: 'lyžičiek' },
    PIECE: { one: 'kus', few: 'kusy', many: 'kusa', other: 'kusov' },
    SLICE: { one: 'plátok', few: 'plátky', many: 'plátku', other: 'plátkov' },
    WEDGE: { one: 'mesiačik', few: 'mesiačiky', many: 'mesiačika', other: 'mesiačikov' },
    LEAF: { one: 'lístok', few: 'lístky', many: 'lístka', other: 'lístkov' },
    SPRIG: { one: 'vetvička', few: 'vetvičky', many: 'vetvičky', other: 'vetvičiek' },
    PINCH: { one: 'štipka', few: 'štipky', many: 'štipky', other: 'štipiek' },
    CUBE: { one: 'kocka', few: 'kocky', many: 'kocky', other: 'kociek' },
    SCOOP: { one: 'kopček', few: 'kopčeky', many: 'kopčeka', other: 'kopčekov' },
    GRAM: { other: 'g' },
  },
} satisfies Record<Language, Record<CountedUnit, Forms>>;

/** Plural rules: half a slice is singular in English and takes the form of fractions in Slovak. */
const plurals = {
  en: (amount: number) => (amount > 1 ? 'other' : 'one'),
  sk: (amount: number) => skRules.select(amount),
} satisfies Record<Language, (amount: number) => Intl.LDMLPluralRule>;
const skRules = new Intl.PluralRules('sk');

/** Slovak keeps a number and its unit on one line. */
export const unitSpace = { en: ' ', sk: '\u00a0' } satisfies Record<Language, string>;

const topUp = {
  en: (volume: string) => `${volume} to top`,
  sk: (volume: string) => `doliať ${volume}`,
} satisfies Record<Language, (volume: string) => string>;

/** '1 ½ oz', '22.5 ml', '2 dashes', '3 lístky'. Spoons are used only where the recipe uses them. */
export function formatAmount(
  { amount, unit }: Amount,
  preference: UnitPreference,
  language: Language,
): string {
  if (unit === 'ML') return formatVolume(amount, preference, language);
  if (unit === 'TOP') return topUp[language](formatVolume(amount, preference, language));
  if (!isUnit(unit)) {
    return `${formatNumber(amount, language)}${unitSpace[language]}${unit.toLowerCase()}`;
  }
  return formatCount(amount, unit as CountedUnit, language);
}

function formatCount(amount: number, unit: CountedUnit, language: Language): string {
  const word = unitWord(unit, amount, language);
  return `${fraction(amount) ?? formatNumber(amount, language)}${unitSpace[language]}${word}`;
}

export function unitWord(unit: CountedUnit, amount: number, language: Language): string {
  const noun: Forms = forms[language][unit];
  return noun[plurals[language](amount)] ?? noun.other;
}

function formatVolume(ml: number, preference: UnitPreference, language: Language): string {
  const space = unitSpace[language];
  if (preference === 'ml') return `${formatNumber(roundToMl(ml), language)}${space}ml`;
  const oz = roundToOz(ml);
  return `${fraction(oz) ?? formatNumber(oz, language)}${space}oz`;
}

export function roundToMl(ml: number): number {
  return Math.max(mlStep, Math.round(ml / mlStep) * mlStep);
}

/**
 * To the nearest quarter or third of an ounce, or to a twelfth where both are too far. Never zero.
 */
export function roundToOz(ml: number): number {
  const exact = ml / mlPerOz;
  const whole = Math.floor(exact);
  const far = (part: number) => Math.abs(whole + part - exact);
  const part = jigger.reduce((best, one) => (far(one) < far(best) ? one : best));
  if (far(part) <= exact * tolerance) return whole + part;
  return Math.max(1, Math.round(exact / ozStep)) * ozStep;
}

const glyphs = [
  // The fonts have no glyphs for these.
  [1 / 12, '1/12'],
  [1 / 6, '1/6'],
  [5 / 12, '5/12'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
] as const;

/** '1 ½' for 1.5. Undefined where the number is not a simple fraction. */
export function fraction(value: number): string | undefined {
  const whole = Math.floor(value + 1e-9);
  const rest = value - whole;
  if (rest < 1e-9) return String(whole);
  const glyph = glyphs.find(([part]) => Math.abs(part - rest) < 1e-6)?.[1];
  return glyph && (whole ? `${whole}\u00a0${glyph}` : glyph);
}

function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);
}

function isUnit(unit: string): unit is Unit {
  return (units as readonly string[]).includes(unit);
}
