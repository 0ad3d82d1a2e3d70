import type { FastifyBaseLogger } from 'fastify';
import type { Mixologist } from './engine.ts';
import type { ModelOptions } from './model/provider.ts';
import { house } from './without-model.ts';

/** The house, or a model with the house as its fallback. */
export async function createMixologist(
  options: ModelOptions | undefined,
  log: FastifyBaseLogger,
): Promise<Mixologist> {
  if (!options) return house;
  // This also loads the lexicons, which otherwise only threads have.
  const [{ withModel }, { createModelClient }] = await Promise.all([
    import('./model/mixologist.ts'),
    import('./model/model-client.ts'),
  ]);
  return withModel(`${options.provider}/${options.model}`, createModelClient(options, log));
}
