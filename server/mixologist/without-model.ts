import type { Answered, Mixologist } from '#server/mixologist/engine.ts';

const answered = <T>(value: T): Answered<T> => ({ value, engine: 'house', free: false });

export const house: Mixologist = {
  name: 'house',
  search: async ({ house: { interpretation, picks } }) => answered({ interpretation, picks }),
  recommend: async (question) => answered(question.house),
  create: async (question) => answered(await question.house.create()),
  analyseParty: async (question) => answered(question.house),
};
