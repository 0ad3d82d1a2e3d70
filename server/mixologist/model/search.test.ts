import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mixologist } from '#server/mixologist/engine.ts';
import { createMixologist } from '#server/mixologist/mixologist.ts';
import {
  manyDrinks,
  answerOf as picked,
  searchQuestion as question,
} from '#server/testing/model/model-question.ts';
import {
  type ModelServer,
  type Reply,
  silence,
  stall,
  startModelServer,
  status,
} from '#server/testing/model/model-server.ts';

let server: ModelServer;
let mixologist: Mixologist;
const quiet = { warn: () => {} } as never;
const never = new AbortController().signal;

beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(async () => {
  mixologist = await withTimeout(2_000);
});
afterAll(() => server.close());

function withTimeout(timeoutMs: number): Promise<Mixologist> {
  const options = { provider: 'compatible', model: 'test', apiKey: 'sk-test' } as const;
  return createMixologist({ ...options, baseUrl: server.baseUrl, timeoutMs }, quiet);
}

const good = picked([1, 'Campari makes it bitter.']);
const houseAnswer = {
  engine: 'house',
  free: true,
  value: { picks: [{ drinkId: 'negroni', reason: 'House reason' }] },
};

describe('search with a model', () => {
  it('returns the picks of the model', async () => {
    server.script(good);
    expect(await mixologist.search(question('bitter'), never)).toEqual({
      engine: 'model',
      free: false,
      value: {
        interpretation: 'You want something bitter.',
        picks: [{ drinkId: 'negroni', reason: 'Campari makes it bitter.' }],
      },
    });
    const [request] = server.requests;
    expect(request?.response_format).toMatchObject({ type: 'json_schema' });
    expect(request?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(request?.messages[0]?.content).not.toContain('bitter');
  });

  it.each<[string, Reply[], number]>([
    ['fenced JSON', [`\`\`\`json\n${good}\n\`\`\``], 1],
    ['prose, then JSON', ['Sure! Here are some drinks.', good], 2],
    ['the wrong shape, then the right one', ['{"interpretation": 5}', good], 2],
    ['unknown numbers, then known ones', [picked([99, 'Yes.']), good], 2],
    ['too many requests, then an answer', [status(429, { 'retry-after-ms': '10' }), good], 2],
  ])('handles %s', async (_what, replies, requests) => {
    server.script(...replies);
    const answer = await mixologist.search(question('bitter'), never);
    expect(answer).toMatchObject({ engine: 'model', value: { picks: [{ drinkId: 'negroni' }] } });
    expect(server.requests).toHaveLength(requests);
  });

  it('puts the drink that was named first, whatever the model picks', async () => {
    server.script(good);
    const asked = question('a daiquiri, I like it sour', { house: { named: ['daiquiri'] } });
    const { value } = await mixologist.search(asked, never);
    expect(value.picks.map(({ drinkId }) => drinkId)).toEqual(['daiquiri', 'negroni']);
  });

  it.each([
    'No sugar in it at all.',
    'It is nut-free.',
    'Bez cukru a osviežujúce.',
    'A damn fine drink, you idiot.',
  ])('replaces “%s” and ends like the house', async (says) => {
    server.script(picked([1, says]));
    const note = 'Please tell the bartender.';
    const { value } = await mixologist.search(question('bitter', { house: { note } }), never);
    expect(value.picks).toEqual([{ drinkId: 'negroni', reason: 'House reason' }]);
    expect(value.interpretation).toBe(`You want something bitter. ${note}`);
  });

  it('sends the problems to the model when it retries', async () => {
    server.script(picked([99, 'Yes.']), good);
    await mixologist.search(question('bitter'), never);
    const [, again] = server.requests;
    expect(again?.messages[0]?.content).toContain('could not be used');
    expect(JSON.parse(again?.messages[1]?.content ?? '').rejected).toEqual([
      'no number in it is on the menu and may be picked',
    ]);
  });

  it.each<[string, Reply]>([
    ['prose', 'Sure! Here is your drink.'],
    ['the wrong shape', '{"interpretation": 5}'],
    ['unknown numbers', picked([99, 'Yes.'])],
    ['an error 500', status(500, { 'retry-after-ms': '10' })],
    ['a refused key', status(401)],
    ['too many requests', status(429, { 'retry-after-ms': '10' })],
    ['an empty answer', ''],
  ])('falls back to the house, for free, after %s', async (_what, reply) => {
    server.script(reply);
    expect(await mixologist.search(question('bitter'), never)).toMatchObject(houseAnswer);
  });

  it.each([
    ['says nothing', silence],
    ['stops in the middle of its answer', stall],
  ])('times out for a model that %s', async (_what, reply) => {
    server.script(reply);
    const answer = await (await withTimeout(200)).search(question('bitter'), never);
    expect(answer).toMatchObject(houseAnswer);
  });

  it('returns nothing to an aborted call', async () => {
    server.script(silence);
    const gone = new AbortController();
    const answer = mixologist.search(question('bitter'), gone.signal);
    gone.abort(new Error('gone'));
    await expect(answer).rejects.toThrow('gone');
  });

  it('stops calling a model that keeps failing', async () => {
    server.script(status(401));
    for (let n = 0; n < 3; n++) await mixologist.search(question('bitter'), never);
    server.script(good);
    expect(await mixologist.search(question('bitter'), never)).toMatchObject(houseAnswer);
    expect(server.requests).toHaveLength(0);
  });

  it.each<[string, Parameters<typeof picked>, string[]]>([
    [
      'unknown numbers',
      [
        [99, 'No.'],
        [-1, 'No.'],
        [1.5, 'No.'],
        [2, 'Lime.'],
      ],
      ['daiquiri'],
    ],
    [
      'repeated numbers',
      [
        [3, 'Mint.'],
        [3, 'Again.'],
        [2, 'Lime.'],
      ],
      ['virgin-mojito', 'daiquiri'],
    ],
    [
      'what the guest may not have',
      [
        [1, 'Gin.'],
        [3, 'Mint.'],
      ],
      ['virgin-mojito'],
    ],
  ])('drops %s', async (_what, picks, shown) => {
    server.script(picked(...picks));
    const mayPick = ['daiquiri', 'virgin-mojito'];
    const { engine, value } = await mixologist.search(question('no gin', { mayPick }), never);
    expect(engine).toBe('model');
    expect(value.picks.map(({ drinkId }) => drinkId)).toEqual(shown);
  });

  it('shows six picks of a model that does not stop', async () => {
    const menu = manyDrinks(30);
    server.script(picked(...menu.map(({ number }) => [number, 'Fine.'] as [number, string])));
    const { value } = await mixologist.search(question('x', { menu }), never);
    expect(value.picks.map(({ drinkId }) => drinkId)).toEqual(['d1', 'd2', 'd3', 'd4', 'd5', 'd6']);
  });

  it('shows all six also beside named drinks', async () => {
    const menu = manyDrinks(30);
    server.script(picked(...menu.map(({ number }) => [number, 'Fine.'] as [number, string])));
    const asked = question('x', { menu, house: { named: ['d29', 'd30'] } });
    const { value } = await mixologist.search(asked, never);
    expect(value.picks.map(({ drinkId }) => drinkId)).toEqual(
      'd29 d30 d1 d2 d3 d4 d5 d6'.split(' '),
    );
  });

  it('does not call the model where no drink may be picked', async () => {
    server.script(good);
    await mixologist.search(question('x', { mayPick: [], house: { picks: [] } }), never);
    expect(server.requests).toHaveLength(0);
  });

  it('picks beyond the ranking of the house', async () => {
    server.script(good);
    const asked = question('bitter', { house: { ranked: ['daiquiri'], picks: [] } });
    const { value } = await mixologist.search(asked, never);
    expect(value.picks).toMatchObject([{ drinkId: 'negroni' }]);
  });
});
