// Checks every row of the access table against a running server, over HTTP and over the socket.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from './api.ts';
import { type Caller, callers, type Place } from './testing/access-rules.ts';
import { accessTable } from './testing/access-table.ts';
import { createOrganization, join } from './testing/account.ts';
import { makePlace, nowhere } from './testing/places.ts';
import { openWorld, type Person, type World } from './testing/world.ts';

let world: World;
let people: Record<Caller, Person>;
let shown: Place;
let hidden: Place;

beforeAll(async () => {
  world = await openWorld();
  const [olive, mika, stranger] = await Promise.all([
    world.account('Olive'),
    world.account('Mika'),
    world.account('Stranger'),
  ]);
  const organizationId = await createOrganization(olive, 'The house');
  await join(olive, organizationId, mika);
  await world.as(await mika.token()).call('auth.createUserFromClerk', {});
  people = {
    nobody: world.guest,
    guest: world.browser(),
    anotherOwner: world.as(await stranger.token()),
    member: world.as(await mika.token()),
    owner: world.as(await olive.token()),
  };
  const { owner, guest } = people;
  shown = await makePlace(owner, guest, 'Shown');
  hidden = await makePlace(owner, guest, 'Hidden');
  await people.owner.call('bars.updateBar', { barId: hidden.barId, isActive: false });
});
afterAll(() => world.close());

interface CallResult {
  code?: string;
  value?: unknown;
  /** Everything by which a caller could distinguish refusals. */
  more?: object;
}

async function overHttp(person: Person, name: string, input: object): Promise<CallResult> {
  const { status, body, error } = await person.ask(name, input);
  const { code, message, data } = error ?? {};
  return status === 200 ? { value: body } : { code, more: { status, message, data } };
}

async function overSocket(person: Person, name: string, input: object): Promise<CallResult> {
  const socket = await person.live();
  const answer = await socket.follow(name, input).next();
  socket.close();
  return answer;
}

it('has a row for every function', () => {
  expect(Object.keys(accessTable).sort()).toEqual(Object.keys(api).sort());
});

describe.each(Object.keys(api) as (keyof typeof api)[])('%s', (name) => {
  const { input, ...outcomes } = accessTable[name];
  const ways = api[name].kind === 'query' ? [overHttp, overSocket] : [overHttp];
  it.each(callers)('returns %s as the table says', async (caller) => {
    const person = people[caller];
    for (const ask of ways) {
      const answer = await ask(person, name, input(caller === 'guest' ? shown : hidden));
      if (outcomes[caller] === 'missing') {
        expect(answer).toEqual(await ask(person, name, input(nowhere)));
        expect(answer.value ?? null).toBeNull();
      } else if (outcomes[caller] === 'sign in') {
        expect(answer.code).toBe('UNAUTHORIZED');
      } else if (outcomes[caller] === 'forbidden') {
        expect(answer.code).toBe('FORBIDDEN');
      } else {
        expect(answer.code).toBeUndefined();
      }
    }
  });
});

it('lists only the own bars of each caller', async () => {
  const namesOf = async (caller: Caller) =>
    (await people[caller].call('bars.getUserBars', {})).map(({ name }) => name);
  expect(await namesOf('owner')).toEqual(expect.arrayContaining(['Shown', 'Hidden']));
  expect(await namesOf('member')).toEqual(await namesOf('owner'));
  expect(await namesOf('anotherOwner')).toEqual(['Another']);
});
