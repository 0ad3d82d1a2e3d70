import type { Answered, Mixologist } from '#server/mixologist/engine.ts';

const answered = <T>(value: T): Answered<T> => ({ value, engine: 'house', free: false });

/** The mixologist without a model, which answers what it computed. */
export const house: Mixologist = {
  name: 'house',
  search: async ({ house: { interpretation, picks } }) => answered({ interpretation, picks }),
  recommend: async (question) => answered(question.house),
  create: async (question) => answered(await question.house.create()),
  analyseParty: async (question) => answered(question.house),
};
