import type { AiFeature } from '#domain/mixologist/ai-features.ts';

/** Amounts of one checkout, in dollars. `getPurchaseOptions` answers them by these names. */
export const purchaseDollars = { least: 1, most: 500, preset: 5 } as const;

/** In dollars: a balance below the first shows a warning, below the second a stronger one. */
export const lowBalance = { low: 0.5, critical: 0.1 } as const;

/** What the test checkout, which takes no money, can end in. */
export const testCheckoutOutcomes = ['paid', 'failed', 'expired'] as const;
export type TestCheckoutOutcome = (typeof testCheckoutOutcomes)[number];

// All amounts below are in dollars.

export interface CreditBalance {
  balance: number;
  totalSpent: number;
  /** Refunded after it had been spent: the next purchase pays it back. */
  owed: number;
  lastUpdate: number | null;
}

/** The balance that guests of a bar share tonight, and what they have spent. */
export interface GuestNight {
  /** At the beginning of the night; the present one, where none has begun. */
  balance: number;
  spent: number;
}

export type TransactionType = 'initial' | 'purchase' | 'usage' | 'refund' | 'dispute';

export interface CreditTransaction {
  _id: string;
  /** Positive: credit. Negative: spent or taken back. */
  amount: number;
  type: TransactionType;
  description: string;
  timestamp: number;
}

export interface FeatureUsage {
  count: number;
  totalCost: number;
  /** How many of the count were free. */
  free: number;
  /** The count by who answered. */
  byEngine: { house: number; model: number };
}

export interface CreditUsageStats {
  totalCalls: number;
  totalCost: number;
  averageCostPerCall: number;
  usageByType: Partial<Record<AiFeature, FeatureUsage>>;
  /** Every day of the window, in UTC, today last. */
  daily: { day: string; count: number; totalCost: number }[];
}

export interface MonthlyLimits {
  features: Record<AiFeature, { used: number; limit: number }>;
  /** When the next month begins, in UTC. */
  resetsAt: number;
}

export type PurchaseStatus = 'pending' | 'paid' | 'failed' | 'expired';

export interface CreditPurchase {
  _id: string;
  status: PurchaseStatus;
  /** The paid amount; before the payment, the requested one. */
  amount: number;
  /** No money changes hands. */
  isTest: boolean;
  timestamp: number;
}
