import { createTexts } from '#web/i18n/language.ts';

export const en = {
  notFound: 'Party Not Found',
  notFoundReason: "This party doesn't exist or the share code is invalid.",
  codeHint:
    'The link of a party ends with its share code: six letters and digits. Ask your host for it.',
  inactive: 'Party is currently inactive',
  inactiveReason: (party: string) =>
    `${party} is not taking responses right now. This page wakes up when it does.`,
  votingEnded: 'Voting has ended',
  votingEndedReason: (party: string) =>
    `The drinks for ${party} are being chosen. See you at the party!`,
  invited: (bar: string) => `${bar} invites you`,
  question: 'What would you like to drink?',
  intro: 'Tell the host in your own words. The drinks and the shopping follow what guests write.',
  preferences: 'Your preferences',
  placeholder: 'Something fresh with gin, not too sweet. I am allergic to nuts.',
  quick: ['Something fresh', 'Sweet and fruity', 'Strong', 'Bubbly', 'Not too sweet', 'No alcohol'],
  name: 'Your name',
  optional: 'optional',
  submit: 'Submit preferences',
  submitting: 'Submitting…',
  failed: (reason: string) => `Error submitting preferences: ${reason}`,
  thanks: 'Thank You!',
  thanksReason: 'The host knows. Bring a thirst!',
  help: 'Numbers to call',
  saved: 'Your answer is with the host.',
  another: 'Submit Another Response',
  again: {
    question: 'You have already answered. Should this replace what you wrote?',
    replace: 'Replace my answer',
    add: 'Keep both, this one is for somebody else',
  },
};

export const usePartyText = createTexts(en, { sk: () => import('./texts.sk.ts') });
