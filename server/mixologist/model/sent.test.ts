// The prompt that a language model receives, and the prefix that a provider can cache.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '#domain/languages.ts';
import type { Mixologist } from '#server/mixologist/engine.ts';
import { createMixologist } from '#server/mixologist/mixologist.ts';
import { questionOf, wholeCatalogue } from '#server/testing/model/expert.ts';
import {
  fewDrinks,
  manyDrinks,
  menuDrink,
  answerOf as picked,
  searchQuestion as question,
} from '#server/testing/model/model-question.ts';
import { type ModelServer, startModelServer } from '#server/testing/model/model-server.ts';

let server: ModelServer;
let mixologist: Mixologist;
const never = new AbortController().signal;
const good = picked([1, 'Campari makes it bitter.']);

beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(async () => {
  const options = { provider: 'compatible', model: 'test', apiKey: 'sk-test' } as const;
  const quiet = { warn: () => {} } as never;
  mixologist = await createMixologist(
    { ...options, baseUrl: server.baseUrl, timeoutMs: 20_000 },
    quiet,
  );
});
afterAll(() => server.close());

describe('the prompt of the model', () => {
  const sent = async (...asked: Parameters<typeof question>) => {
    server.script(good);
    await mixologist.search(question(...asked), never);
    return server.requests[0]?.messages.map(({ content }) => content) ?? [];
  };

  it('has a menu of 400 drinks as lines', async () => {
    const [, data = ''] = await sent('x', { menu: manyDrinks(400) });
    const { menu } = JSON.parse(data);
    expect(menu).toHaveLength(400);
    expect(menu[6]).toBe('7 Drink 7 10% coupe: Gin, Lime juice');
  });

  it('begins alike for every question on a menu, also when it is asked again', async () => {
    const [instructions = '', data = ''] = await sent('bitter');
    const shared = data.slice(0, data.indexOf('"query"'));
    expect(shared).toContain('Virgin Mojito');
    for (const more of [
      { mayPick: ['daiquiri'] },
      { drawn: ['daiquiri'] },
      { popular: ['daiquiri', 'negroni'] },
    ]) {
      const [same, other = ''] = await sent('something else', more);
      expect(same).toBe(instructions);
      expect(other.startsWith(shared)).toBe(true);
    }
    server.script(picked([99, 'No.']), good);
    await mixologist.search(question('bitter'), never);
    for (const { messages } of server.requests) {
      expect(messages[0]?.content).toBe(instructions);
      expect(messages[1]?.content.startsWith(shared)).toBe(true);
    }
  });

  it.each([
    ['what is forbidden', { mayPick: ['daiquiri', 'virgin-mojito'] }, { forbidden: '1' }],
    ['what alone may be picked', { mayPick: ['virgin-mojito'] }, { only: '3' }],
    ['what was drawn by lot', { drawn: ['virgin-mojito'] }, { drawn: [3] }],
    ['what is ordered most', { popular: ['daiquiri', 'gone'] }, { mostOrdered: [2] }],
    ['nothing else where all may be picked', {}, {}],
  ])('names drinks by numbers %s', async (_what, more, named) => {
    const [, data = ''] = await sent('x', more);
    const { menu: _, query: __, ...rest } = JSON.parse(data);
    expect(rest).toEqual(named);
  });

  it('has the drinks near to the question if the menu is too big', async () => {
    const beside = [menuDrink({ id: 'own', number: 500, name: 'Own', ingredients: ['Gin'] })];
    const [, data = ''] = await sent('x', { beside });
    expect(JSON.parse(data).alsoOnMenu).toEqual(['500 Own 10% coupe: Gin']);
    server.script(picked([500, 'Gin in it.']));
    const mayPick = [...fewDrinks.map(({ id }) => id), 'own'];
    const { value } = await mixologist.search(question('x', { beside, mayPick }), never);
    expect(value.picks).toEqual([{ drinkId: 'own', reason: 'Gin in it.' }]);
  });

  it.each(languages)('has room for all drinks of the catalogue (%s)', async (lang) => {
    const menu = wholeCatalogue(lang);
    const { question: asked } = questionOf(menu, { q: 'no gin, no cream, no cola', lang });
    const may = menu.drinks.find(({ id }) => asked.mayPick.includes(id));
    server.script(picked([may?.number ?? 0, 'Fine.']));
    expect(await mixologist.search(asked, never)).toMatchObject({ engine: 'model' });
    const [, data] = server.requests[0]?.messages ?? [];
    expect(JSON.parse(data?.content ?? '').menu).toHaveLength(menu.drinks.length);
  });

  it('is not sent if it would cost too much: the house answers', async () => {
    const ingredients = Array.from({ length: 20 }, (_, n) => `Some ingredient ${n}`);
    const menu = manyDrinks(400).map((drink) => ({ ...drink, ingredients }));
    server.script(good);
    const asked = question('x', { menu });
    for (let n = 0; n < 4; n++) {
      expect(await mixologist.search(asked, never)).toMatchObject({ engine: 'house', free: true });
    }
    expect(server.requests).toHaveLength(0);
    // It is not a failure of the model, so later questions still go to it.
    expect(await mixologist.search(question('bitter'), never)).toMatchObject({ engine: 'model' });
  });
});
