import { createDrink } from './creation/house.ts';
import type { Answered, Mixologist } from './engine.ts';

const answered = <T>(value: T): Answered<T> => ({ value, engine: 'house', free: false });

/** The mixologist without a model, in process: it answers what it computed. */
export const house: Mixologist = {
  name: 'house',
  search: async ({ house: { interpretation, picks } }) => answered({ interpretation, picks }),
  recommend: async (question) => answered(question.house),
  create: async (question) => answered(createDrink(question)),
  analyseParty: async (question) => answered(question.house),
};
