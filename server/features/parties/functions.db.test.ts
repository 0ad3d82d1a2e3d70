import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxResponses } from '#domain/parties/parties.ts';
import { openModelWorld } from '#server/testing/model/model-world.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
let sarah: Person;
let lee: Person;
let guest: Person;
let barId: string;
let partyId: string;
let shareCode: string;

beforeAll(async () => {
  // The address of each request is its X-Forwarded-For.
  world = await openWorld({ TRUST_PROXY: '1' });
  [sarah, lee] = await Promise.all([world.person('Sarah'), world.person('Lee')]);
});
beforeEach(async () => {
  guest = world.browser();
  barId = await sarah.call('bars.createBar', { name: 'Corner' });
  const party = await sarah.call('cocktailParties.createCocktailParty', {
    barId,
    name: 'Silvester',
  });
  ({ partyId, shareCode } = party);
});
afterAll(() => world.close());

const answer = (preferences: string, guestName?: string) =>
  guest.call('cocktailParties.submitGuestResponse', {
    shareCode,
    preferences,
    ...(guestName && { guestName }),
  });
const responses = () => sarah.call('cocktailParties.getPartyResponses', { partyId });
const details = () => sarah.call('cocktailParties.getPartyDetails', { partyId });
const seen = (code = shareCode) =>
  world.guest.call('cocktailParties.getCocktailPartyByShareCode', { shareCode: code });

describe('cocktailParties.createCocktailParty', () => {
  it('creates an active party with open voting and its own code', async () => {
    const made = await sarah.call('cocktailParties.createCocktailParty', {
      barId,
      name: '  Summer night ',
      description: ' On the roof ',
    });
    expect(made.shareCode).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
    const [newest, older] = await sarah.call('cocktailParties.getCocktailPartiesForBar', { barId });
    expect(newest).toMatchObject({
      _id: made.partyId,
      name: 'Summer night',
      description: 'On the roof',
      shareCode: made.shareCode,
      isActive: true,
      isVotingClosed: false,
      responsesCount: 0,
      shoppingListGenerated: false,
    });
    expect(older).toMatchObject({ _id: partyId, description: null });
  });

  it.each([
    ['an empty name', { name: '  ' }],
    ['a name that is too long', { name: 'x'.repeat(81) }],
    ['a description that is too long', { name: 'Party', description: 'x'.repeat(501) }],
  ])('refuses %s', async (_what, fields) => {
    expect(
      await sarah.ask('cocktailParties.createCocktailParty', { barId, ...fields }),
    ).toMatchObject({ status: 400, error: { code: 'INVALID_REQUEST' } });
  });

  it('refuses another owner', async () => {
    expect(
      await lee.ask('cocktailParties.createCocktailParty', { barId, name: 'Mine' }),
    ).toMatchObject({ status: 404 });
  });
});

describe('cocktailParties.getCocktailPartyByShareCode', () => {
  it('finds a party by its code in any case, with the fields that guests may see', async () => {
    expect(await seen(` ${shareCode.toLowerCase()} `)).toEqual({
      name: 'Silvester',
      description: null,
      isActive: true,
      isVotingClosed: false,
      barName: 'Corner',
    });
  });

  it('returns null for an unknown code and for the party of a deactivated bar', async () => {
    expect(await seen('ZZZZZZ')).toBeNull();
    await sarah.call('bars.updateBar', { barId, isActive: false });
    expect(await seen()).toBeNull();
  });

  it.each(['ABC12', 'ABC1234', 'ABC-12', 'ČBC123', ''])('refuses %j as a code', async (code) => {
    expect(
      await world.guest.ask('cocktailParties.getCocktailPartyByShareCode', { shareCode: code }),
    ).toMatchObject({ status: 400 });
  });

  it('updates live with the party and its bar', async () => {
    const feed = (await world.guest.live()).follow('cocktailParties.getCocktailPartyByShareCode', {
      shareCode,
    });
    expect(await feed.next()).toMatchObject({ value: { isActive: true } });
    await sarah.call('cocktailParties.togglePartyStatus', { partyId });
    expect(await feed.next()).toMatchObject({ value: { isActive: false } });
    await sarah.call('bars.updateBar', { barId, name: 'Round the corner' });
    expect(await feed.next()).toMatchObject({ value: { barName: 'Round the corner' } });
    await sarah.call('bars.updateBar', { barId, isActive: false });
    expect(await feed.next()).toEqual({ value: null });
  });
});

describe('cocktailParties.submitGuestResponse', () => {
  it('stores, counts and shows a response to the owner live, newest first', async () => {
    const feed = (await sarah.live()).follow('cocktailParties.getPartyResponses', { partyId });
    expect(await feed.next()).toEqual({ value: [] });
    expect(await answer('  Something with gin ', '  Marta ')).toEqual({
      success: true,
      message: 'Your preferences have been submitted!',
    });
    expect(await feed.next()).toMatchObject({
      value: [{ guestName: 'Marta', preferences: 'Something with gin' }],
    });
    await answer('Čokoľvek');
    expect(await responses()).toMatchObject([
      { guestName: null, preferences: 'Čokoľvek' },
      { guestName: 'Marta' },
    ]);
    expect(await details()).toMatchObject({ responsesCount: 2 });
  });

  it('replaces the last response of the same browser on request, and nobody else’s', async () => {
    const own = () => guest.call('cocktailParties.getGuestResponse', { shareCode });
    const replace = (by: Person, preferences: string) =>
      by.call('cocktailParties.submitGuestResponse', { shareCode, preferences, instead: 'own' });
    expect(await own()).toBeNull();
    await answer('Gin', 'Marta');
    expect(await own()).toEqual({ guestName: 'Marta', preferences: 'Gin' });
    await replace(guest, 'Rum');
    expect(await own()).toEqual({ guestName: null, preferences: 'Rum' });
    expect(await details()).toMatchObject({ responsesCount: 1 });

    // A response for another person is not the guest's own.
    const forEma = { shareCode, preferences: 'Lemonade', instead: 'none' } as const;
    await guest.call('cocktailParties.submitGuestResponse', forEma);
    expect(await own()).toMatchObject({ preferences: 'Rum' });

    // A browser without a response or without a key adds one.
    const other = world.browser();
    await replace(other, 'Vodka');
    await replace(world.guest, 'Tequila');
    await replace(world.guest, 'Mezcal');
    expect((await responses()).map(({ preferences }) => preferences)).toEqual([
      'Mezcal',
      'Tequila',
      'Vodka',
      'Lemonade',
      'Rum',
    ]);
    expect(await details()).toMatchObject({ responsesCount: 5 });
    expect(await own()).toMatchObject({ preferences: 'Rum' });

    await sarah.call('cocktailParties.closePartyVoting', { partyId });
    expect(await replace(guest, 'Too late')).toMatchObject({ success: false });
    expect(await own()).toMatchObject({ preferences: 'Rum' });
  });

  it('stores the text exactly as it was written', async () => {
    const text = '<img src=x onerror=alert(1)> {{7*7}} \u202e";--';
    await answer(text, '<b>Bobby</b>');
    expect(await responses()).toMatchObject([{ guestName: '<b>Bobby</b>', preferences: text }]);
  });

  it('removes invisible characters from a name, and treats a name of only those as none', async () => {
    await answer('Gin', '\u3164\u200b\u202e');
    await answer('Rum', 'Ma\u200br\u202eta   🍸');
    expect(await responses()).toMatchObject([{ guestName: 'Marta 🍸' }, { guestName: null }]);
  });

  it('counts once when it is sent twice', async () => {
    const key = randomUUID();
    const input = { shareCode, preferences: 'Gin' };
    const send = () => guest.call('cocktailParties.submitGuestResponse', input, key);
    await Promise.all([send(), send(), send()]);
    expect(await responses()).toHaveLength(1);
    expect(await details()).toMatchObject({ responsesCount: 1 });
  });

  it.each([
    ['nothing', { preferences: '  ' }],
    ['too much', { preferences: 'x'.repeat(1_001) }],
    ['a name that is too long', { preferences: 'Gin', guestName: 'x'.repeat(41) }],
    ['a code that is none', { preferences: 'Gin', shareCode: 'nope' }],
    ['a wish that is none', { preferences: 'Gin', instead: 'all' }],
  ])('refuses %s', async (_what, change) => {
    expect(
      await guest.ask('cocktailParties.submitGuestResponse', { shareCode, ...change }),
    ).toMatchObject({ status: 400, error: { code: 'INVALID_REQUEST' } });
    expect(await responses()).toEqual([]);
  });

  it('finds no party behind an unknown code', async () => {
    expect(
      await guest.ask('cocktailParties.submitGuestResponse', {
        shareCode: 'ZZZZZ9',
        preferences: 'Gin',
      }),
    ).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } });
  });

  it("explains a refusal in the guest's language", async () => {
    const inSlovak = async () =>
      (
        await guest.ask(
          'cocktailParties.submitGuestResponse',
          { shareCode, preferences: 'Gin' },
          { 'accept-language': 'sk' },
        )
      ).body;
    await answer('Gin');
    await sarah.call('cocktailParties.togglePartyStatus', { partyId });
    expect(await answer('Rum')).toEqual({ success: false, message: 'Party is currently inactive' });
    expect(await inSlovak()).toEqual({
      success: false,
      message: 'Párty momentálne nie je aktívna',
    });
    await sarah.call('cocktailParties.togglePartyStatus', { partyId });
    await sarah.call('cocktailParties.closePartyVoting', { partyId });
    expect(await answer('Rum')).toEqual({ success: false, message: 'Voting has ended' });
    expect(await responses()).toHaveLength(1);
  });

  it.each([
    ['en', 'I want to kill myself', ['112']],
    ['sk', 'už nechcem žiť', ['0800 500 333', '112']],
  ])(
    'stores a desperate guest’s response, and returns whom to call in %s',
    async (language, text, help) => {
      const ask = (name: string, input: object) =>
        guest.ask(name, { shareCode, ...input }, { 'accept-language': language });
      const sent = await ask('cocktailParties.submitGuestResponse', { preferences: text });
      expect(sent.body).toMatchObject({ success: true, help });
      expect(await responses()).toMatchObject([{ preferences: text }]);
      const own = await ask('cocktailParties.getGuestResponse', {});
      expect(own.body).toEqual({ guestName: null, preferences: text, help });

      await sarah.call('cocktailParties.closePartyVoting', { partyId });
      const late = await ask('cocktailParties.submitGuestResponse', { preferences: text });
      expect(late.body).toMatchObject({ success: false, help });
    },
  );

  it('returns the number that the operator has set', async () => {
    const set = await openWorld({ HELP_LINE: '+421 2 000 111' });
    const owner = await set.person('Olive');
    const bar = await owner.call('bars.createBar', { name: 'Line' });
    const { shareCode: code } = await owner.call('cocktailParties.createCocktailParty', {
      barId: bar,
      name: 'Line',
    });
    const input = { shareCode: code, preferences: 'I want to end my life' };
    expect(await set.guest.call('cocktailParties.submitGuestResponse', input)).toMatchObject({
      help: ['+421 2 000 111', '112'],
    });
    await set.close();
  });

  it('refuses a response to a party with the maximum of responses', async () => {
    await world.db
      .updateTable('parties')
      .set({ responses_count: maxResponses })
      .where('id', '=', partyId)
      .execute();
    expect(await answer('Gin')).toMatchObject({ success: false });
    expect(await responses()).toEqual([]);
  });

  it('rate-limits one address, and nobody else', async () => {
    const from = (address: string) =>
      guest.ask(
        'cocktailParties.submitGuestResponse',
        { shareCode, preferences: 'Gin' },
        { 'x-forwarded-for': address },
      );
    // The limit refills by one per second, so a slow machine reaches it later.
    let sent = 0;
    while ((await from('203.0.113.9')).status === 200 && sent < 1_000) sent++;
    expect(sent).toBeGreaterThanOrEqual(120);
    expect((await from('203.0.113.9')).status).toBe(429);
    expect((await from('203.0.113.10')).status).toBe(200);
  });
});

describe('cocktailParties.togglePartyStatus', () => {
  it('deactivates and activates', async () => {
    const toggle = () => sarah.call('cocktailParties.togglePartyStatus', { partyId });
    expect(await toggle()).toEqual({ isActive: false });
    expect(await seen()).toMatchObject({ isActive: false });
    expect(await toggle()).toEqual({ isActive: true });
  });
});

describe('cocktailParties.closePartyVoting', () => {
  const close = () => sarah.ask('cocktailParties.closePartyVoting', { partyId });

  it('needs a response', async () => {
    expect(await close()).toMatchObject({ status: 409, error: { code: 'NO_RESPONSES' } });
    expect(await seen()).toMatchObject({ isVotingClosed: false });
  });

  it('is permanent', async () => {
    await answer('Gin');
    expect(await close()).toMatchObject({ status: 200 });
    expect(await close()).toMatchObject({ status: 200 });
    await sarah.call('cocktailParties.togglePartyStatus', { partyId });
    await sarah.call('cocktailParties.togglePartyStatus', { partyId });
    expect(await seen()).toMatchObject({ isActive: true, isVotingClosed: true });
  });
});

describe('cocktailPartiesActions.generateShoppingList', () => {
  const generate = () => sarah.call('cocktailPartiesActions.generateShoppingList', { partyId });
  const stock = async (...ingredientIds: string[]) => {
    for (const ingredientId of ingredientIds) {
      await sarah.call('ingredients.updateInventoryItem', {
        barId,
        ingredientId,
        isAvailable: true,
      });
    }
  };
  const balance = async () => (await sarah.call('credits.getUserCreditBalance', {})).balance;

  const answerLate = (response: ServerResponse, text: string) => {
    const message = { role: 'assistant', content: JSON.stringify({ text }) };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }));
  };

  it('needs a response, and costs nothing without one', async () => {
    const before = await balance();
    expect(await generate()).toEqual({
      success: false,
      message: 'There are no responses yet. Send the party link to your guests.',
    });
    expect(await details()).toMatchObject({ shoppingListGenerated: false, analysisResults: null });
    expect(await balance()).toBe(before);
  });

  it('chooses drinks and counts bottles, charges for it, and updates the party live', async () => {
    await stock('gin', 'campari');
    for (let guests = 0; guests < 10; guests++) await answer('Negroni', `Guest ${guests}`);
    const before = await balance();
    const feed = (await sarah.live()).follow('cocktailParties.getPartyDetails', { partyId });
    expect(await feed.next()).toMatchObject({ value: { analysisResults: null } });
    expect(await generate()).toEqual({
      success: true,
      message: 'Shopping list generated successfully!',
    });
    expect(await balance()).toBeCloseTo(before - 0.007, 6);
    const { value } = await feed.next();
    expect(value).toMatchObject({
      shoppingListGenerated: true,
      analysisResults: { responsesRead: 10, summary: expect.stringContaining('10 guests') },
      generatedShoppingList: [
        { ingredientName: 'Gin', estimatedQuantity: '1 bottle (0.7 l)', priority: 'low' },
        { ingredientName: 'Campari', estimatedQuantity: '1 bottle (0.7 l)', priority: 'low' },
        {
          ingredientName: 'Sweet vermouth',
          category: 'wines',
          estimatedQuantity: '2 bottles (0.75 l)',
          priority: 'high',
          isGarnish: false,
        },
        { ingredientName: 'Orange', estimatedQuantity: '5 pieces', isGarnish: true },
      ],
    });
    expect(value).toHaveProperty('analysisResults.supplies', {
      iceKg: 9,
      glasses: [{ glass: 'rocks', count: 10 }],
      fromShelf: ['Gin', 'Campari'],
    });
    expect(value).toHaveProperty(
      'analysisResults.drinkRecommendations.0',
      expect.objectContaining({
        drinkName: 'Negroni',
        confidence: 'high',
        matchingGuests: 10,
        servings: 35,
        isPlain: false,
        imageUrl: expect.stringMatching(/^\/pictures\/negroni\//),
      }),
    );
  });

  it('is shown in the language of its reader, whoever generated it', async () => {
    await answer('Nepijem alkohol, niečo ovocné');
    await answer('Something strong');
    await generate();
    const inSlovak = await sarah.ask(
      'cocktailParties.getPartyDetails',
      { partyId },
      { 'accept-language': 'sk' },
    );
    expect(inSlovak.body).toMatchObject({
      analysisResults: { summary: expect.stringContaining('Jeden hosť nepije alkohol.') },
    });
    const { analysisResults, generatedShoppingList } = await details();
    expect(analysisResults?.summary).toContain('One drinks no alcohol.');
    expect(analysisResults?.drinkRecommendations.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(inSlovak.body)).toMatch(/fľaš|kartón|balen|kus|plechov/);
    expect(JSON.stringify(generatedShoppingList)).toMatch(/bottle|carton|pack|piece|can/);
  });

  it('names guests without a suitable drink and unavailable wishes only to the host', async () => {
    await stock('gin', 'tonic-water', 'lime-juice', 'soda-water', 'simple-syrup', 'lemon-juice');
    await stock('bourbon', 'vodka', 'white-rum', 'cola', 'ginger-beer', 'mint', 'lime', 'sugar');
    await answer('xyzzy plugh', 'Fero');
    await answer('Zombie', 'Zora');
    await answer('Gin tonic or beer', 'Gita');
    await answer('pivo, sme traja', 'Ivan');
    await generate();
    const { analysisResults } = await details();
    expect(analysisResults?.unservedGuests).toEqual([
      expect.objectContaining({ guestName: 'Zora', people: 1, reason: 'nothing' }),
      expect.objectContaining({ guestName: 'Fero', reason: 'unclear' }),
    ]);
    expect(analysisResults?.omittedDrinks).toEqual([
      {
        drinkName: 'Zombie',
        guests: 1,
        reason: 'purchases',
        missing: expect.arrayContaining(['Falernum']),
      },
    ]);
    const beer = analysisResults?.drinkRecommendations.find(({ isPlain }) => isPlain);
    expect(beer).toMatchObject({
      drinkName: 'Beer',
      matchingGuests: 4,
      imageUrl: expect.stringMatching(/^data:image\/svg\+xml,/),
    });
    expect(JSON.stringify(await seen())).not.toMatch(/Fero|Zora/);
    const stored = await world.db
      .selectFrom('parties')
      .select('analysis')
      .where('id', '=', partyId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toMatch(/Fero|Zora/);

    // Deleting a response deletes the name.
    await world.db.deleteFrom('party_responses').where('party_id', '=', partyId).execute();
    expect((await details()).analysisResults?.unservedGuests).toMatchObject([
      { guestName: null },
      { guestName: null },
    ]);
  });

  it('names guests’ restrictions and their unsuitable drinks only to the host', async () => {
    await stock('gin', 'campari', 'sweet-vermouth', 'bourbon', 'amaretto', 'lemon-juice');
    await answer('Amaretto Sour', 'Ada');
    await answer('we are three, amaretto sour, one of us gets hives from nuts', 'Nora');
    await answer('som vegánka a celiačka, negroni', 'Vera');
    await answer('allergic to rambutan, gin', 'Rado');
    await generate();
    const inSlovak = await sarah.ask(
      'cocktailParties.getPartyDetails',
      { partyId },
      { 'accept-language': 'sk' },
    );
    const needs = (await details()).analysisResults?.guestNeeds;
    expect(needs).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          guestName: 'Nora',
          people: 3,
          needs: ['no nuts'],
          notFor: expect.arrayContaining(['Amaretto Sour']),
        }),
        expect.objectContaining({ guestName: 'Vera', needs: ['no gluten', 'vegan'] }),
        expect.objectContaining({
          guestName: 'Rado',
          needs: ['an allergy to something that we do not know: rambutan'],
          toCheck: expect.arrayContaining(['Negroni']),
        }),
      ]),
    );
    expect(inSlovak.body).toMatchObject({
      analysisResults: {
        guestNeeds: expect.arrayContaining([
          expect.objectContaining({ guestName: 'Nora', needs: ['bez orechov'] }),
          expect.objectContaining({ guestName: 'Vera', needs: ['bez lepku', 'vegánske'] }),
        ]),
      },
    });
    expect(JSON.stringify(await seen())).not.toMatch(/Nora|Vera|nuts/);
    const stored = await world.db
      .selectFrom('parties')
      .select('analysis')
      .where('id', '=', partyId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toMatch(/Nora|Vera|Rado/);
  });

  it('keeps the allergy of a guest whose name somebody else uses later', async () => {
    const say = (by: Person, preferences: string) =>
      by.call('cocktailParties.submitGuestResponse', {
        shareCode,
        preferences,
        guestName: 'Peter',
      });
    await say(guest, 'I am allergic to nuts, something with rum');
    await say(world.browser(), 'Mai Tai');
    // Without a browser's key only the name identifies the guest.
    await say(world.guest, 'celiac, gin');
    await say(world.guest, 'Negroni');
    await generate();
    const { analysisResults } = await details();
    expect(analysisResults?.summary).toContain('3 guests have answered.');
    expect(analysisResults?.guestNeeds.map(({ needs }) => needs).sort()).toEqual([
      ['no gluten'],
      ['no nuts'],
    ]);
  });

  it('lists new and changed responses, and names nobody beside outdated ones', async () => {
    const replace = (preferences: string, guestName: string) =>
      guest.call('cocktailParties.submitGuestResponse', {
        shareCode,
        preferences,
        guestName,
        instead: 'own',
      });
    await replace('nut allergy, something with gin', 'Nora');
    await generate();
    expect((await details()).analysisResults).toMatchObject({
      newResponses: 0,
      guestNeeds: [{ guestName: 'Nora', needs: ['no nuts'] }],
    });
    const feed = (await sarah.live()).follow('cocktailParties.getPartyDetails', { partyId });
    await feed.next();
    await replace('Amaretto Sour', 'Peter');
    expect(await feed.next()).toMatchObject({
      value: {
        responsesCount: 1,
        analysisResults: {
          newResponses: 1,
          guestNeeds: [{ guestName: null, needs: ['no nuts'] }],
        },
      },
    });
    await guest.call('cocktailParties.submitGuestResponse', {
      shareCode,
      preferences: 'Negroni',
      instead: 'none',
    });
    await sarah.call('cocktailParties.closePartyVoting', { partyId });
    expect(await details()).toMatchObject({
      isListFinal: false,
      analysisResults: { newResponses: 2 },
    });
    await generate();
    expect(await details()).toMatchObject({
      isListFinal: true,
      analysisResults: { newResponses: 0, guestNeeds: [] },
    });
  });

  it('still names a desperate guest, whatever they write later', async () => {
    await answer('Negroni', 'Nina');
    const iva = world.browser();
    const say = (preferences: string) =>
      iva.call('cocktailParties.submitGuestResponse', {
        shareCode,
        preferences,
        guestName: 'Iva',
        instead: 'own',
      });
    await say('I want to kill myself, allergic to nuts');
    await generate();
    await say('Mojito');
    expect((await details()).analysisResults).toMatchObject({
      unservedGuests: [{ guestName: 'Iva', reason: 'despair' }],
      guestNeeds: [{ guestName: null, needs: ['no nuts'] }],
    });
  });

  it('uses the duration that the host wrote, and reports it', async () => {
    const { partyId: reception, shareCode: code } = await sarah.call(
      'cocktailParties.createCocktailParty',
      { barId, name: 'Reception', description: 'Friday 17:00–19:00' },
    );
    for (const guestName of ['Anna', 'Bob']) {
      const input = { shareCode: code, preferences: 'Negroni', guestName };
      await guest.call('cocktailParties.submitGuestResponse', input);
    }
    await sarah.call('cocktailPartiesActions.generateShoppingList', { partyId: reception });
    const { analysisResults } = await sarah.call('cocktailParties.getPartyDetails', {
      partyId: reception,
    });
    expect(analysisResults?.assumed).toEqual({ servings: 2, hours: 2 });
    expect(analysisResults?.drinkRecommendations[0]).toMatchObject({ servings: 5 });
    await answer('Negroni');
    await generate();
    expect((await details()).analysisResults?.assumed).toEqual({ servings: 3, hours: null });
  });

  it('costs nothing where no response has a wish', async () => {
    const before = await balance();
    await answer('xqwv zzkq', 'Fero');
    await answer('I want to kill myself', 'Iva');
    expect(await generate()).toEqual({
      success: false,
      message: expect.stringContaining('None of the responses says yet what to serve.'),
    });
    const inSlovak = await sarah.ask(
      'cocktailPartiesActions.generateShoppingList',
      { partyId },
      { 'accept-language': 'sk' },
    );
    expect(inSlovak.body).toMatchObject({
      success: false,
      message: expect.stringContaining('Nič sme neúčtovali'),
    });
    expect(await details()).toMatchObject({ shoppingListGenerated: false, analysisResults: null });
    expect(await balance()).toBe(before);

    await answer('Negroni', 'Nina');
    expect(await generate()).toMatchObject({ success: true });
    expect((await details()).analysisResults).toMatchObject({
      summary: expect.stringContaining('suit 1 of 3.'),
      unservedGuests: [
        { guestName: 'Iva', reason: 'despair' },
        { guestName: 'Fero', reason: 'unclear' },
      ],
    });
  });

  it('reads the remaining responses after some were deleted', async () => {
    await answer('Negroni');
    await answer('Mojito', 'Mia');
    await answer('Mojito', 'Max');
    await generate();
    await world.db
      .deleteFrom('party_responses')
      .where('party_id', '=', partyId)
      .where('guest_name', 'is not', null)
      .execute();
    expect(await generate()).toMatchObject({ success: true });
    expect((await details()).analysisResults).toMatchObject({ responsesRead: 1 });
    await world.db.deleteFrom('party_responses').where('party_id', '=', partyId).execute();
    const before = await balance();
    expect(await generate()).toMatchObject({ success: false });
    expect(await balance()).toBe(before);
  });

  it('costs nothing where the party was deleted meanwhile', async () => {
    const busy = await openModelWorld({});
    const { olive, model } = busy;
    const { partyId: party, shareCode: code } = await olive.call(
      'cocktailParties.createCocktailParty',
      { barId: busy.barId, name: 'Gone' },
    );
    const input = { shareCode: code, preferences: 'Negroni' };
    await busy.guest.call('cocktailParties.submitGuestResponse', input);
    const arrived = Promise.withResolvers<ServerResponse>();
    model.script(arrived.resolve);
    const asked = olive.ask('cocktailPartiesActions.generateShoppingList', { partyId: party });
    const response = await arrived.promise;
    await busy.db.deleteFrom('party_responses').where('party_id', '=', party).execute();
    await busy.db.deleteFrom('parties').where('id', '=', party).execute();
    answerLate(response, 'Something bitter it is.');
    expect(await asked).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } });
    expect((await olive.call('credits.getUserCreditBalance', {})).totalSpent).toBe(0);
    await busy.close();
  });

  it('that started before the end of voting is not the final one', async () => {
    const busy = await openModelWorld({});
    const { olive, model } = busy;
    const { partyId: party, shareCode: code } = await olive.call(
      'cocktailParties.createCocktailParty',
      { barId: busy.barId, name: 'Closing' },
    );
    const input = { shareCode: code, preferences: 'Negroni' };
    await busy.guest.call('cocktailParties.submitGuestResponse', input);
    const arrived = Promise.withResolvers<ServerResponse>();
    model.script(arrived.resolve);
    const asked = olive.call('cocktailPartiesActions.generateShoppingList', { partyId: party });
    const response = await arrived.promise;
    await busy.guest.call('cocktailParties.submitGuestResponse', input);
    await olive.call('cocktailParties.closePartyVoting', { partyId: party });
    answerLate(response, 'Something bitter it is.');
    await asked;
    expect(await olive.call('cocktailParties.getPartyDetails', { partyId: party })).toMatchObject({
      isListFinal: false,
      analysisResults: { responsesRead: 1 },
    });
    await busy.close();
  });

  it('of an earlier version is still shown', async () => {
    const analysis = {
      summary: { en: 'One guest has answered.', sk: 'Odpovedal jeden hosť.' },
      responsesRead: 1,
      drinks: [
        {
          id: 'mojito',
          name: { en: 'Mojito', sk: 'Mojito' },
          confidence: 'high',
          matchingGuests: 1,
        },
      ],
      list: [
        {
          ingredientId: 'white-rum',
          name: { en: 'White rum', sk: 'Biely rum' },
          category: 'spirits',
          purchase: { count: 1, pack: 'bottle', ml: 700 },
          priority: 'high',
        },
      ],
    };
    await world.db
      .updateTable('parties')
      .set({ analysis: JSON.stringify(analysis), analysed_at: new Date() })
      .where('id', '=', partyId)
      .execute();
    await world.waitForChanges();
    expect(await details()).toMatchObject({
      analysisResults: {
        summary: 'One guest has answered.',
        drinkRecommendations: [
          { drinkName: 'Mojito', matchingGuests: 1, servings: null, isPlain: false },
        ],
        omittedDrinks: [],
        unservedGuests: [],
        supplies: null,
      },
      generatedShoppingList: [{ ingredientName: 'White rum', isGarnish: false }],
    });
  });

  it('replaces the list after more responses', async () => {
    await answer('Negroni');
    await generate();
    const first = await details();
    for (let guests = 0; guests < 5; guests++) await answer('Mojito');
    await generate();
    const second = await details();
    expect(second.analysisResults).toMatchObject({ responsesRead: 6 });
    expect(second.analysisResults?.drinkRecommendations[0]).toMatchObject({
      drinkId: 'mojito',
      matchingGuests: 5,
    });
    expect(second.generatedShoppingList).not.toEqual(first.generatedShoppingList);
  });

  it('can be generated once after the end of voting, and is final then', async () => {
    await answer('Negroni');
    await generate();
    await answer('Mojito');
    expect(await details()).toMatchObject({ isListFinal: false });
    await sarah.call('cocktailParties.closePartyVoting', { partyId });
    expect(await details()).toMatchObject({ isListFinal: false });
    expect(await generate()).toMatchObject({ success: true });
    expect(await generate()).toEqual({ success: false, message: 'Voting has ended' });
    expect(await details()).toMatchObject({
      isListFinal: true,
      shoppingListGenerated: true,
      analysisResults: { responsesRead: 2 },
    });
  });

  it('is charged once when it is sent twice', async () => {
    await answer('Negroni');
    const before = await balance();
    const key = randomUUID();
    const send = () => sarah.call('cocktailPartiesActions.generateShoppingList', { partyId }, key);
    await Promise.all([send(), send()]);
    expect(await balance()).toBeCloseTo(before - 0.007, 6);
  });

  it('is charged once when two windows ask at the same time, and again afterwards', async () => {
    const busy = await openModelWorld({});
    const { olive, model } = busy;
    const party = await olive.call('cocktailParties.createCocktailParty', {
      barId: busy.barId,
      name: 'Twice',
    });
    await busy.guest.call('cocktailParties.submitGuestResponse', {
      shareCode: party.shareCode,
      preferences: 'Negroni',
    });
    const keys = [randomUUID(), randomUUID(), randomUUID()] as const;
    const press = (key: string) =>
      olive.call('cocktailPartiesActions.generateShoppingList', { partyId: party.partyId }, key);
    const spent = async () => (await olive.call('credits.getUserCreditBalance', {})).totalSpent;
    const arrived = Promise.withResolvers<ServerResponse>();
    model.script(arrived.resolve, JSON.stringify({ text: 'Everybody is after something bitter.' }));

    const first = press(keys[0]);
    const response = await arrived.promise;
    const second = press(keys[1]);
    const asked = () =>
      busy.db.selectFrom('idempotency').select('key').where('client', 'like', 'party:%').execute();
    await expect.poll(asked).toHaveLength(2);
    answerLate(response, 'Something bitter it is.');
    expect(await Promise.all([first, second])).toMatchObject([
      { success: true },
      { success: true },
    ]);
    expect(model.requests).toHaveLength(1);
    expect(await spent()).toBe(0.007);

    await press(keys[2]);
    expect(await spent()).toBe(0.014);
    // The responses were lost.
    for (const key of keys) expect(await press(key)).toMatchObject({ success: true });
    expect(await spent()).toBe(0.014);
    expect(model.requests).toHaveLength(2);
    await busy.close();
  });

  it('that has read fewer responses does not replace one that has read more', async () => {
    const busy = await openModelWorld({});
    const { olive, model } = busy;
    const { partyId: party, shareCode: code } = await olive.call(
      'cocktailParties.createCocktailParty',
      { barId: busy.barId, name: 'Overtaken' },
    );
    const respond = (preferences: string) =>
      busy.guest.call('cocktailParties.submitGuestResponse', { shareCode: code, preferences });
    const press = () =>
      olive.call('cocktailPartiesActions.generateShoppingList', { partyId: party });
    const arrived = Promise.withResolvers<ServerResponse>();
    model.script(arrived.resolve, JSON.stringify({ text: 'Everybody is after something bitter.' }));

    await respond('Negroni');
    const slow = press();
    const response = await arrived.promise;
    await respond('Mojito');
    await press();
    answerLate(response, 'Something bitter it is.');
    expect(await slow).toMatchObject({ success: true });
    expect(await olive.call('cocktailParties.getPartyDetails', { partyId: party })).toMatchObject({
      analysisResults: { responsesRead: 2 },
    });
    await busy.close();
  });

  it('refuses at the monthly limit, and charges nothing', async () => {
    const small = await openWorld({ LIMIT_PARTY_ANALYSIS: '1' });
    const owner = await small.person('Olive');
    const bar = await owner.call('bars.createBar', { name: 'Small' });
    const party = await owner.call('cocktailParties.createCocktailParty', {
      barId: bar,
      name: 'Often',
    });
    await small.guest.call('cocktailParties.submitGuestResponse', {
      shareCode: party.shareCode,
      preferences: 'Gin',
    });
    const ask = () =>
      owner.ask('cocktailPartiesActions.generateShoppingList', { partyId: party.partyId });
    expect(await ask()).toMatchObject({ status: 200, body: { success: true } });
    expect(await ask()).toMatchObject({
      status: 429,
      error: {
        code: 'USAGE_LIMIT',
        message: expect.stringContaining('Usage limit reached'),
        data: { feature: 'partyAnalysis' },
      },
    });
    await small.close();
  });
});

it.each([
  'cocktailParties.getPartyDetails',
  'cocktailParties.getPartyResponses',
  'cocktailParties.togglePartyStatus',
  'cocktailParties.closePartyVoting',
  'cocktailPartiesActions.generateShoppingList',
])('%s refuses another owner as if the party did not exist', async (name) => {
  await answer('Gin');
  const refused = await lee.ask(name, { partyId });
  const missing = await lee.ask(name, { partyId: randomUUID() });
  expect(refused.status).toBe(404);
  expect({ ...refused.error, id: '' }).toEqual({ ...missing.error, id: '' });
  expect(await details()).toMatchObject({
    isActive: true,
    isVotingClosed: false,
    shoppingListGenerated: false,
  });
});
