import type { Answered, Mixologist } from '#server/mixologist/engine.ts';
import { house } from '#server/mixologist/without-model.ts';
import { createWithModel } from './create.ts';
import { type ModelClient, ModelFailure } from './model-client.ts';
import { searchWithModel } from './search.ts';
import { summariseParty, wordAdvice } from './wording.ts';

export function withModel(name: string, client: ModelClient): Mixologist {
  return {
    name,
    search: (question, signal) => {
      // No drink may be picked, so the model has nothing to do.
      if (question.mayPick.length === 0) return house.search(question, signal);
      return orHouse(searchWithModel(client, question, signal), () =>
        house.search(question, signal),
      );
    },
    recommend: (question, signal) =>
      orHouse(wordAdvice(client, question, signal), () => house.recommend(question, signal)),
    create: (question, signal) =>
      orHouse(createWithModel(client, question, signal), () => house.create(question, signal)),
    analyseParty: (question, signal) =>
      orHouse(summariseParty(client, question, signal), () => house.analyseParty(question, signal)),
  };
}

async function orHouse<T>(
  answer: Promise<T>,
  askHouse: () => Promise<Answered<T>>,
): Promise<Answered<T>> {
  try {
    return { value: await answer, engine: 'model', free: false };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { ...(await askHouse()), free: true };
  }
}
