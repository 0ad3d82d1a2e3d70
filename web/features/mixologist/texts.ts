import type { Level } from '#domain/levels.ts';
import { createTexts } from '#web/i18n/language.ts';

export const en = {
  recommendations: {
    title: 'Smart Recommendations',
    hint: 'Which bottle would open the most new drinks? The mixologist counts it for your shelf.',
    get: 'Get Recommendations',
    refresh: 'Refresh',
    getting: 'Counting...',
    impacts: {
      high: 'High impact',
      medium: 'Medium impact',
      low: 'Low impact',
    } satisfies Record<Level, string>,
    newDrinks: (count: number) => (count === 1 ? '+1 new drink' : `+${count} new drinks`),
    more: (count: number) => `+${count} more`,
    together: (first: string, second: string) => `${first} + ${second}`,
    showAll: (count: number) => `Show all (${count})`,
    take: 'Put on the shelf',
    takeOf: (name: string) => `Put on the shelf: ${name}`,
    taken: 'On the shelf',
    takeFailed: (reason: string) => `Error updating inventory: ${reason}`,
    none: 'No recommendations available at this time.',
    noneHint: 'Try adjusting your inventory or check back later.',
    failed: 'Error getting recommendations',
    failedReason: 'Failed to get recommendations',
    limit: "You've reached your monthly limit for Ingredient Recommendations.",
  },

  creation: {
    title: 'AI Drink Generation',
    hint: 'A new, balanced drink from what is on your shelf. You decide whether it joins the menu.',
    generate: 'Generate AI Drink',
    generating: 'Mixing...',
    counts: (drinks: number, ai: number) => `${drinks} drinks available • ${ai} AI-generated`,
    tooFew: (count: number) =>
      `You need at least 3 available ingredients to generate AI drinks. Currently have ${count} ingredients available.`,
    wish: 'Your wish',
    optional: '(optional)',
    wishPlaceholder: 'something long with the mezcal',
    wishImpossible: 'Your shelf allows nothing new for this wish. You were not charged.',
    variation: 'Variation',
    noVariation: 'Your shelf has nothing to vary this drink with. You were not charged.',
    lastDrafts: 'Last drafts',
    lastDraftsHint: 'Drinks that you do not add stay here for a day, free of charge.',
    openDraft: (name: string) => `Open the draft ${name}`,
    draftSubtitle: 'New, from what is on your shelf',
    delete: 'Delete',
    leaving: 'Leave without adding the drink? It stays among the last drafts for a day.',
    stay: 'Keep looking at it',
    discard: 'Leave without it',
    add: 'Add to Menu',
    adding: 'Adding...',
    addedTitle: 'Added to your menu!',
    addedSubtitle: 'Your guests can order it now',
    generateFailed: (reason: string) => `Error generating AI drink: ${reason}`,
    saveFailed: (reason: string) => `Error saving drink: ${reason}`,
    limit: "You've reached your monthly limit for AI drink generation.",
  },
};

export const useMixologistText = createTexts(en, { sk: () => import('./texts.sk.ts') });
