import type { FastifyBaseLogger } from 'fastify';
import type { Mixologist } from './engine.ts';
import { house } from './house.ts';
import { withModel } from './model/mixologist.ts';
import { createModelClient } from './model/model-client.ts';
import type { ModelOptions } from './model/provider.ts';

/** The house, or a model with the house behind it. */
export function createMixologist(
  options: ModelOptions | undefined,
  log: FastifyBaseLogger,
): Mixologist {
  if (!options) return house;
  return withModel(`${options.provider}/${options.model}`, createModelClient(options, log));
}
