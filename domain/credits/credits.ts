import type { AiFeature } from '#domain/mixologist/ai-features.ts';

/** In dollars. `getPurchaseOptions` returns them by these names. */
export const purchaseDollars = { least: 1, most: 500, preset: 5 } as const;

/** In dollars: a balance below the first shows a warning, below the second a stronger one. */
export const lowBalance = { low: 0.5, critical: 0.1 } as const;

export const testCheckoutOutcomes = ['paid', 'failed', 'expired'] as const;
export type TestCheckoutOutcome = (typeof testCheckoutOutcomes)[number];

// All amounts below are in dollars.

export interface CreditBalance {
  balance: number;
  totalSpent: number;
  /** Refunded after it had been spent. The next purchase pays it back. */
  owed: number;
  lastUpdate: number | null;
}

export interface GuestNight {
  /** At the beginning of the night, or the current balance before the first night. */
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
  free: number;
  byEngine: { house: number; model: number };
}

export interface CreditUsageStats {
  totalCalls: number;
  totalCost: number;
  averageCostPerCall: number;
  usageByType: Partial<Record<AiFeature, FeatureUsage>>;
  /** Every day of the window in UTC, ending with today. */
  daily: { day: string; count: number; totalCost: number }[];
}

export interface MonthlyLimits {
  features: Record<AiFeature, { used: number; limit: number }>;
  /** The first moment of the next month, in UTC. */
  resetsAt: number;
}

export type PurchaseStatus = 'pending' | 'paid' | 'failed' | 'expired';

export interface CreditPurchase {
  _id: string;
  status: PurchaseStatus;
  /** The paid amount; before the payment, the requested one. */
  amount: number;
  isTest: boolean;
  timestamp: number;
}
