import type { Level } from '#domain/levels.ts';
import { createTexts } from '#web/i18n/language.ts';

export const en = {
  recommendations: {
    title: 'Smart Recommendations',
    hint: 'Which bottle would unlock the most new drinks? The mixologist works it out for your shelf.',
    get: 'Get recommendations',
    refresh: 'Refresh',
    getting: 'Counting…',
    impacts: {
      high: 'High impact',
      medium: 'Medium impact',
      low: 'Low impact',
    } satisfies Record<Level, string>,
    newDrinks: (count: number) => (count === 1 ? '+1 new drink' : `+${count} new drinks`),
    more: (count: number) => `+${count} more`,
    showAll: (count: number) => `Show all (${count})`,
    take: (count: number) =>
      ['Put on the shelf', 'Put both on the shelf'][count - 1] ?? 'Put all on the shelf',
    taken: 'On the shelf',
    takenOf: (name: string) => `On the shelf: ${name}`,
    takeFailed: (reason: string) => `Error updating inventory: ${reason}`,
    undo: 'Undo',
    countedBefore: 'Counted for the shelf as it was before. Refresh to count again.',
    hide: 'Not for us',
    hidden: (name: string) => `Hidden: ${name}`,
    hideFailed: (reason: string) => `Error updating recommendations: ${reason}`,
    showHidden: (count: number) => `Show hidden (${count})`,
    hiddenTitle: 'Hidden recommendations',
    closeHidden: 'Close hidden ones',
    showAgain: 'Show again',
    none: 'No recommendations available at this time.',
    noneHint: 'Try adjusting your inventory or check back later.',
    noneButHidden: 'Show what you have hidden again, or adjust your inventory.',
    failed: 'Error getting recommendations',
    failedReason: 'Failed to get recommendations',
    limit: "You've reached your monthly limit for Ingredient Recommendations.",
  },

  creation: {
    title: 'AI Drink Generation',
    hint: 'A new, balanced drink from what is on your shelf. You decide whether it joins the menu.',
    generate: 'Generate AI Drink',
    generating: 'Mixing…',
    counts: (drinks: number, ai: number) =>
      `${drinks} ${drinks === 1 ? 'drink' : 'drinks'} available • ${ai} AI-generated`,
    tooFew: (count: number) =>
      `You need at least 3 available ingredients to generate AI drinks. Currently have ${count} ${count === 1 ? 'ingredient' : 'ingredients'} available.`,
    wish: 'Your wish',
    optional: '(optional)',
    wishPlaceholder: 'e.g. something long with the mezcal',
    wishImpossible: 'Your shelf allows nothing new for this wish. You were not charged.',
    variation: 'Variation',
    noVariation: 'Your shelf has nothing to vary this drink with. You were not charged.',
    lastDrafts: 'Last drafts',
    lastDraftsHint: "Drinks that you don't add stay here for a day, free of charge.",
    openDraft: (name: string) => `Open the draft ${name}`,
    draftSubtitle: 'New, from what is on your shelf',
    delete: 'Delete',
    deleted: (name: string) => `Deleted: ${name}`,
    deleteFailed: (reason: string) => `Error deleting drink: ${reason}`,
    undo: 'Undo',
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
