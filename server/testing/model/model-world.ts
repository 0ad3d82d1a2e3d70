import { openWorld, type Person, type World } from '#server/testing/world.ts';
import { type ModelServer, startModelServer } from './model-server.ts';

export interface ModelWorld extends World {
  model: ModelServer;
  olive: Person;
  barId: string;
}

export async function openModelWorld(env: Record<string, string>): Promise<ModelWorld> {
  const model = await startModelServer();
  const world = await openWorld({
    AI_PROVIDER: 'compatible',
    AI_MODEL: 'test',
    AI_BASE_URL: model.baseUrl,
    ...env,
  });
  const olive = await world.person('Olive');
  const barId = await olive.call('bars.createBar', { name: 'Corner' });
  return {
    ...world,
    model,
    olive,
    barId,
    async close() {
      await world.close();
      model.close();
    },
  };
}
