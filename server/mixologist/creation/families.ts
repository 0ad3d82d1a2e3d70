// The families that most mixed drinks belong to, as proportions. A slot is filled by an ingredient
// that can play its role.
import type { Method } from '#domain/alcohol.ts';
import type { Unit } from '#domain/units.ts';
import type { Role } from '#server/catalogue/vocabulary.ts';

export interface Slot {
  role: Role;
  amount: number;
  unit: Unit;
  isOptional: boolean;
}

export interface Family {
  id: FamilyId;
  method: Method;
  slots: readonly Slot[];
}

const must = (role: Role, amount: number, unit: Unit = 'ML'): Slot => ({
  role,
  amount,
  unit,
  isOptional: false,
});
const may = (role: Role, amount: number, unit: Unit = 'ML'): Slot => ({
  ...must(role, amount, unit),
  isOptional: true,
});

const recipes = {
  sour: ['shake', must('base', 50), must('acid', 25), must('sweet', 20), may('foam', 20)],
  daisy: ['shake', must('base', 45), must('fruity', 20), must('acid', 22.5), may('sweet', 5)],
  collins: [
    'build',
    must('base', 45),
    must('acid', 22.5),
    must('sweet', 15),
    must('soda', 90, 'TOP'),
  ],
  buck: [
    'build',
    must('base', 50),
    may('acid', 15),
    may('bitters', 2, 'DASH'),
    must('ginger', 120, 'TOP'),
  ],
  highball: [
    'build',
    must('base', 45),
    may('liqueur', 10),
    may('acid', 10),
    must('mixer', 120, 'TOP'),
  ],
  smash: [
    'muddle',
    must('leaf', 8, 'LEAF'),
    must('sweet', 15),
    must('acid', 22.5),
    must('base', 50),
  ],
  bramble: [
    'muddle',
    must('fruit', 4, 'PIECE'),
    must('sweet', 15),
    must('acid', 22.5),
    must('base', 50),
  ],
  tropical: [
    'shake',
    must('base', 50),
    must('tropical', 60),
    must('acid', 20),
    must('sweet', 15),
    may('bitters', 2, 'DASH'),
  ],
  screwdriver: ['build', must('base', 45), must('juice', 100), may('fruity', 15)],
  negroni: ['stir', must('base', 30), must('bitter', 30), must('vermouth', 30)],
  oldFashioned: ['stir', must('aged', 60), must('sweet', 7.5), must('bitters', 2, 'DASH')],
  manhattan: [
    'stir',
    must('base', 55),
    must('vermouth', 25),
    may('liqueur', 5),
    may('bitters', 2, 'DASH'),
  ],
  amaroSour: ['shake', must('base', 40), must('bitter', 20), must('acid', 22.5), must('sweet', 15)],
  lastWord: [
    'shake',
    must('base', 22.5),
    must('herbal', 22.5),
    must('fruity', 22.5),
    must('acid', 22.5),
  ],
  spritz: [
    'build',
    must('bitter', 45),
    may('liqueur', 10),
    must('sparkling', 90),
    may('soda', 30, 'TOP'),
  ],
  royale: ['build', must('liqueur', 20), may('juice', 30), must('sparkling', 100, 'TOP')],
  diamond: [
    'shake',
    must('base', 30),
    must('acid', 15),
    must('sweet', 15),
    must('sparkling', 75, 'TOP'),
  ],
  alexander: ['shake', must('base', 40), must('dessert', 25), must('cream', 25)],
  espresso: ['shake', must('base', 40), must('dessert', 20), must('coffee', 35), may('sweet', 7.5)],
  colada: ['blend', must('base', 50), must('tropical', 80), must('coconut', 35)],
  teaPunch: ['build', must('base', 40), must('sweet', 15), must('acid', 15), must('tea', 90)],
  amaroTonic: ['build', must('bitter', 45), may('acid', 10), must('mixer', 120, 'TOP')],
  wineCooler: [
    'build',
    must('wine', 100),
    must('sweet', 10),
    may('acid', 10),
    must('mixer', 60, 'TOP'),
  ],
  shandy: ['build', must('juice', 60), may('sweet', 10), must('beer', 180, 'TOP')],
  softSour: [
    'build',
    must('alcohol-free-base', 50),
    must('acid', 20),
    must('sweet', 15),
    must('mixer', 90, 'TOP'),
  ],
  cooler: [
    'build',
    may('leaf', 6, 'LEAF'),
    must('acid', 25),
    must('sweet', 20),
    must('mixer', 140, 'TOP'),
  ],
  fruitCooler: [
    'build',
    must('juice', 90),
    may('sweet', 10),
    may('acid', 10),
    must('mixer', 90, 'TOP'),
  ],
  icedTea: ['build', must('tea', 130), must('sweet', 20), must('acid', 15), may('juice', 40)],
} as const satisfies Record<string, readonly [Method, ...Slot[]]>;

export type FamilyId = keyof typeof recipes | 'freestyle';

export const families: readonly Family[] = Object.entries(recipes).map(
  ([id, [method, ...slots]]) => ({
    id: id as FamilyId,
    method,
    slots,
  }),
);
