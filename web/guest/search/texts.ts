import { createTexts } from '#web/i18n/language.ts';

export const en = {
  loading: [
    'Analyzing your taste…',
    'Searching the shelves, sniffing the bottles…',
    'Mixing ideas…',
    'Finding your match…',
    'Almost there…',
  ],
  found: (count: number) => (count === 1 ? '1 drink for you' : `${count} drinks for you`),
  empty: 'No matching drinks found for your request',
  emptyHint: 'Try describing your preferences differently',
  failed: 'Search failed. Please try again.',
  limit: "You've reached your monthly limit for AI search",
  limitHint: 'Upgrade your plan or wait until your usage resets to continue',
  credits: 'Natural language search requires credits',
  creditsHint: 'The menu is free: look for the same words there.',
  browseInstead: 'Browse with these words',
  paused: {
    bar: {
      title: "The AI has the night off. The menu doesn't.",
      reason: 'Everything the bar can make is in Browse, and you order as always.',
    },
    offline: {
      title: 'The AI needs a connection',
      reason: 'It answers by itself when the connection is back. Browse works meanwhile.',
    },
    soon: {
      title: 'One moment, please',
      reason:
        'Questions are coming in faster than we can mix. Ask again in a few seconds, or browse meanwhile.',
    },
  },
  resting: {
    guest:
      'The AI has answered plenty for you tonight. From here on the bar picks, and Browse has it all.',
    bar: 'The AI has the night off. The bar picked these for you, and Browse has it all.',
  },
  help: 'Numbers to call',
  browse: 'Browse the menu',
  askAgain: 'Ask again',
  anotherSurprise: 'Surprise me again',
  startOver: 'Back to all drinks',
};

export const useSmartText = createTexts(en, { sk: () => import('./texts.sk.ts') });
