/** What one checkout may bring, in dollars, and what it offers first. */
export const purchaseDollars = { least: 1, most: 500, preset: 5 } as const;

/** In dollars: below the first, a balance is worth a warning; below the second, a stronger one. */
export const lowBalance = { low: 0.5, critical: 0.1 } as const;

/** What can be tried in the checkout of an installation that takes no money. */
export const testCheckoutOutcomes = ['paid', 'failed', 'expired'] as const;
export type TestCheckoutOutcome = (typeof testCheckoutOutcomes)[number];
