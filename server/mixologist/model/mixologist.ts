import type { Answered, Mixologist } from '#server/mixologist/engine.ts';
import { house } from '#server/mixologist/house.ts';
import { type Asker, ModelFailure } from './ask.ts';
import { createWithModel } from './create.ts';
import { searchWithModel } from './search.ts';
import { sumUpParty, wordAdvice } from './wording.ts';

export function withModel(name: string, asker: Asker): Mixologist {
  return {
    name,
    search: (question, signal) => {
      // Nothing may be picked: there is nothing to ask.
      if (question.house.ranked.length === 0) return house.search(question, signal);
      return either(searchWithModel(asker, question, signal), () => house.search(question, signal));
    },
    recommend: (question, signal) =>
      either(wordAdvice(asker, question, signal), () => house.recommend(question, signal)),
    create: (question, signal) =>
      either(createWithModel(asker, question, signal), () => house.create(question, signal)),
    analyseParty: (question, signal) =>
      either(sumUpParty(asker, question, signal), () => house.analyseParty(question, signal)),
  };
}

async function either<T>(
  asked: Promise<T>,
  instead: () => Promise<Answered<T>>,
): Promise<Answered<T>> {
  try {
    return { value: await asked, engine: 'model', free: false };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { ...(await instead()), free: true };
  }
}
