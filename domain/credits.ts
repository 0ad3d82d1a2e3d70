import * as z from 'zod/mini';
import type { AiFeature } from './ai-features.ts';
import { purchaseDollars } from './credit-amounts.ts';
import { uuid } from './uuid.ts';

export const purchaseId = uuid;
export const purchaseAmount = z
  .number()
  .check(z.gte(purchaseDollars.least), z.lte(purchaseDollars.most), z.multipleOf(0.01));
export const transactionLimit = z._default(z.int().check(z.gte(1), z.lte(100)), 10);
export const statsDays = z._default(z.int().check(z.gte(1), z.lte(365)), 30);

// Money in what follows is in dollars.

export interface CreditBalance {
  balance: number;
  totalSpent: number;
  /** Of what was refunded after it had been spent: the next purchase pays it back. */
  owed: number;
  lastUpdate: number | null;
}

/** What guests of a bar do with the balance tonight. */
export interface GuestNight {
  /** When the night began; now, where none has begun. */
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
  /** Of the count: answered without cost. */
  free: number;
  /** Of the count: who answered. */
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
  /** What was paid, and until then what is asked for. */
  amount: number;
  /** No money changes hands. */
  isTest: boolean;
  timestamp: number;
}
