import type { Glass } from '#domain/drinks/drink-look.ts';
import type { Level } from '#domain/levels.ts';
import type { Omission, Unserved } from '#domain/parties/party-analysis.ts';
import { createTexts } from '#web/i18n/language.ts';

export const en = {
  intro: 'Invite your guests, read what they would like, and let the shopping list write itself.',
  newParty: 'New party',
  name: 'Party name',
  description: 'Description',
  optional: 'optional',
  descriptionPlaceholder: 'Saturday 19:00–23:00, on the roof',
  create: 'Create party',
  creating: 'Creating…',
  created: (code: string) => `Party created! Share code: ${code}`,
  createdHint: 'Send the link to your guests. What they answer appears here at once.',
  openParty: 'Open party',
  createFailed: (reason: string) => `Error creating party: ${reason}`,
  none: 'No parties yet',
  noneHint: 'Create a party and send its link. Guests need no account to answer.',
  list: 'Parties',
  back: 'Back to parties',
  details: 'Party Details',
  notFound: 'Party Not Found',
  active: 'Active',
  inactive: 'Inactive',
  votingOpen: 'Voting open',
  votingClosed: 'Voting closed',
  listReady: 'Shopping list ready',
  responsesCount: (count: number) => (count === 1 ? '1 response' : `${count} responses`),

  activate: 'Activate',
  deactivate: 'Deactivate',
  statusFailed: (reason: string) => `Error updating party status: ${reason}`,
  closeVoting: 'Close Voting',
  closeVotingQuestion:
    'Close voting? This cannot be undone: nobody can answer any more. One more shopping list can still be made from all responses.',
  closeFailed: (reason: string) => `Error closing voting: ${reason}`,
  generate: 'Generate Shopping List',
  generating: 'Generating…',
  generateFailed: (reason: string) => `Error generating shopping list: ${reason}`,
  error: (message: string) => `Error: ${message}`,
  limit: "You've reached your monthly limit for party analysis.",

  invitation: 'Invitation',
  shareCode: 'Share code',
  partyLink: 'Party link',
  qrCode: (party: string) => `QR code of the invitation to ${party}`,
  copyLink: 'Copy party link',
  linkCopied: 'Party link copied to clipboard!',
  share: 'Share…',
  shareText: (party: string) => `${party}: what would you like to drink?`,
  downloadQr: 'Download QR Code',

  responses: 'Responses',
  anonymous: 'Anonymous Guest',
  noResponses: 'No responses yet. They appear here by themselves.',
  newestShown: (count: number) =>
    count === 1 ? 'Only the newest one is shown.' : `The newest ${count} are shown.`,

  results: 'Analysis results',
  analysedAt: (when: string) => `As of ${when}`,
  moreSince: (count: number) =>
    count === 1
      ? '1 response is new or has changed since. Generate again to include it.'
      : `${count} responses are new or have changed since. Generate again to include them.`,
  recommended: 'Recommended drinks',
  confidence: {
    high: 'Sure to please',
    medium: 'Likely to please',
    low: 'Worth a try',
  } satisfies Record<Level, string>,
  matchingGuests: (count: number) =>
    count === 1
      ? 'Suits 1 guest'
      : count === 0
        ? 'Close to what guests like'
        : `Suits ${count} guests`,

  servings: (count: number) => (count === 1 ? '1 serving' : `${count} servings`),
  plain: 'Just pour',
  omitted: 'Asked for, but not planned',
  omission: {
    other: () => 'the guests who asked for it get another drink they named',
    purchases: (missing: string) => `you'd have to buy ${missing}`,
    room: () => 'there are enough drinks, and fewer people asked for this one',
    refused: () => "it contains something that the guest who asked for it can't have",
  } satisfies Record<Omission, (missing: string) => string>,
  needs: "Who can't have what",
  needsHint:
    'Only you see these names. Traces can never be ruled out: read the labels, and ask guests who have an allergy.',
  notFor: (list: string) => `Not for them: ${list}`,
  toCheck: (list: string) => `Check what is in: ${list}`,
  unserved: 'Nothing suits them yet',
  unservedHint: 'Better ask them. Only you see these names.',
  unservedFor: (name: string, people: number) => (people > 1 ? `${name} (${people} people)` : name),
  unservedReason: {
    nothing: (nearest: string | null) =>
      nearest
        ? `no drink in the plan is quite right; the nearest is ${nearest}`
        : 'nothing in the plan can be served',
    unclear: () => 'we did not understand the answer',
    despair: () => 'please talk to them in person: the answer is about more than drinks',
  } satisfies Record<Unserved, (nearest: string | null) => string>,

  shoppingList: 'Shopping list',
  listHint: (servings: number, hours: number | null) =>
    `Enough for ${servings} ${servings === 1 ? 'drink' : 'drinks'} each and a little extra, as ${
      hours === null
        ? 'for an evening of about four hours'
        : `the party lasts ${hours === 1 ? 'an hour' : `${hours} hours`}`
    }. Children and those who do not drink get theirs without alcohol.`,
  shelfHint: 'We assume that what is on your shelf is a full bottle or pack of each.',
  fromShelf: (list: string) => `From your shelf: ${list}.`,
  garnish: 'to garnish',
  supplies: 'Ice and glasses',
  ice: 'Ice',
  kilograms: (count: number) => `${count} kg`,
  glasses: {
    rocks: 'Rocks glasses',
    martini: 'Martini glasses',
    coupe: 'Coupes',
    nick: 'Nick & Nora glasses',
    collins: 'Tall glasses',
    highball: 'Tall glasses',
    wine: 'Wine glasses',
    flute: 'Flutes',
    mule: 'Copper mugs',
    julep: 'Julep cups',
    hurricane: 'Hurricane glasses',
    tiki: 'Tiki mugs',
    irish: 'Glasses with a handle',
    shot: 'Shot glasses',
    margarita: 'Margarita glasses',
    snifter: 'Snifters',
    sling: 'Tall glasses',
    pint: 'Beer glasses',
    teacup: 'Cups',
  } satisfies Record<Glass, string>,
  nothingToBuy: 'Your shelf has everything for these drinks.',
  priority: { high: 'High', medium: 'Medium', low: 'Low' } satisfies Record<Level, string>,
  priorityOf: (level: string) => `Priority: ${level}`,
  copyList: 'Copy list',
  listCopied: 'Shopping list copied to clipboard!',
  print: 'Print',
};

export const usePartiesText = createTexts(en, { sk: () => import('./texts.sk.ts') });
