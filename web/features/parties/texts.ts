import type { Level } from '#domain/levels.ts';
import { createTexts } from '#web/i18n/language.ts';

export const en = {
  intro: 'Invite your guests, read what they would like, and let the shopping list write itself.',
  newParty: 'New party',
  name: 'Party name',
  description: 'Description',
  optional: 'optional',
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
    'Close voting? This cannot be undone: nobody can answer any more. A shopping list of all responses can still be made, once.',
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
  newestShown: (count: number) => `The newest ${count} are shown.`,

  results: 'Analysis Results',
  analysedAt: (when: string) => `As of ${when}`,
  moreSince: (count: number) =>
    count === 1
      ? '1 more response has come since. Generate again to include it.'
      : `${count} more responses have come since. Generate again to include them.`,
  recommended: 'Recommended drinks',
  confidence: {
    high: 'High confidence',
    medium: 'Medium confidence',
    low: 'Low confidence',
  } satisfies Record<Level, string>,
  matchingGuests: (count: number) =>
    count === 1
      ? 'Suits 1 guest'
      : count === 0
        ? 'Close to what guests like'
        : `Suits ${count} guests`,

  shoppingList: 'Shopping list',
  listHint:
    'For three drinks a guest and a little more. What is on your shelf counts as one bottle or pack of each.',
  nothingToBuy: 'Your shelf has everything for these drinks.',
  priority: { high: 'High', medium: 'Medium', low: 'Low' } satisfies Record<Level, string>,
  priorityOf: (level: string) => `Priority: ${level}`,
  copyList: 'Copy list',
  listCopied: 'Shopping list copied to clipboard!',
  print: 'Print',
};

export const usePartiesText = createTexts(en, { sk: () => import('./texts.sk.ts') });
