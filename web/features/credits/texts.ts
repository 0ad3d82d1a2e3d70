import type { AiFeature } from '#domain/mixologist/ai-features.ts';
import { createTexts } from '#web/i18n/language.ts';

export const en = {
  features: {
    smartSearch: 'Smart search',
    ingredientRecommendations: 'Ingredient recommendations',
    partyAnalysis: 'Party analysis',
    drinkCreation: 'AI drink creation',
  } satisfies Record<AiFeature, string>,

  balance: {
    title: 'Credit balance',
    short: 'AI credits',
    searchesLeft: (count: number) =>
      count === 1 ? '≈ 1 smart search' : `≈ ${count.toLocaleString('en')} smart searches`,
    spent: (amount: string) => `${amount} spent in total`,
    updated: (when: string) => `Last change: ${when}`,
    low: 'Low balance',
    lowReason: (amount: string) =>
      `Less than ${amount} is left. Add credits soon, so that AI features do not stop in the middle of the evening.`,
    critical: 'Your credits are almost used up',
    criticalReason: 'AI features stop when they are gone. Guests can still browse and order.',
    owed: (amount: string) => `You owe ${amount}`,
    owedReason: 'A purchase was refunded after it had been spent. The next purchase pays it back.',
  },

  purchase: {
    title: 'Purchase credits',
    terms: '$1 of credit per $1 paid. Credits never expire.',
    range: (least: string, most: string) =>
      `Choose any amount from ${least} to ${most} at checkout.`,
    button: 'Purchase credits',
    opening: 'Opening the checkout…',
    testMode: 'Test mode',
    testReason: 'No real money is charged.',
    closed:
      'Credits cannot be bought here: payments are not set up. Ask the person who runs this app.',
    noCheckout: 'Failed to create checkout session. Please try again.',
    failed: 'Failed to initiate purchase. Please try again.',
    openCheckout: 'Open the checkout',
    dismiss: 'Dismiss',
    status: {
      pending: 'Waiting for the payment',
      paid: (amount: string) => `Paid: ${amount} added`,
      failed: 'The payment failed',
      expired: 'The checkout was cancelled',
    },
    reason: {
      pending: 'This page changes by itself as soon as the payment is confirmed.',
      paid: 'Thank you. The credits are ready to use.',
      failed: 'No credits were added. You can try again at any time.',
      expired: 'Nothing was charged.',
    },
  },

  pricing: {
    title: 'AI pricing',
    gives: '$5 gives 500+ searches, 400+ ingredient recommendations or 70+ party analyses.',
    perUse: (price: string) => `${price} per use`,
    left: (uses: number) =>
      uses === 1 ? 'Enough for 1 more use' : `Enough for ${uses.toLocaleString('en')} more uses`,
    month: (used: number, limit: number) => `${used} of ${limit} this month`,
    reached: 'Monthly limit reached',
    resets: (date: string) => `Monthly limits reset on ${date} (UTC).`,
  },

  usage: {
    title: 'Usage in the last 30 days',
    totalCalls: 'AI calls',
    totalCost: 'Spent',
    average: 'Average per call',
    chart: 'Spending per day',
    chartOf: (total: string) => `Spending per day in the last 30 days, ${total} in total`,
    day: 'Day',
    calls: 'Calls',
    cost: 'Cost',
    onDay: (day: string, cost: string, calls: string) => `${day}: ${cost}, ${calls}`,
    count: (calls: number) => (calls === 1 ? '1 call' : `${calls.toLocaleString('en')} calls`),
    none: 'No AI calls yet',
    noneReason:
      "Your guests' searches, recommendations, party analyses and new drinks appear here.",
    byType: 'Usage by type',
    house: (calls: number) => `${calls} by the built-in mixologist`,
    model: (calls: number) => `${calls} by a language model`,
    free: (calls: number) => `${calls} free`,
  },

  transactions: {
    title: 'Recent transactions',
    none: 'No transactions yet',
    types: {
      purchase: 'Purchase',
      initial: 'Welcome credits',
      refund: 'Refund',
      other: 'Other',
    },
  },

  testCheckout: {
    title: 'Test checkout',
    badge: 'Test mode',
    reason:
      'No real money is charged. This page takes the place of the card payment until Stripe is set up.',
    product: 'Barback AI credits',
    amount: 'Amount in US dollars',
    range: (least: string, most: string) => `From ${least} to ${most}`,
    pay: (amount: string) => `Pay ${amount}`.trim(),
    decline: 'Try a declined card',
    cancel: 'Cancel and go back',
    missing: 'This checkout does not exist',
    failed: "That didn't work. Please try again.",
  },
};

export const useCreditsText = createTexts(en, { sk: () => import('./texts.sk.ts') });
