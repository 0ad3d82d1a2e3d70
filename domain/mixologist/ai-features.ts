// Prices are in millionths of a dollar per use. Monthly limits are defaults per account.
export const aiFeatures = {
  smartSearch: { priceMicros: 3_000, monthlyLimit: 200 },
  ingredientRecommendations: { priceMicros: 4_000, monthlyLimit: 100 },
  partyAnalysis: { priceMicros: 7_000, monthlyLimit: 30 },
  drinkCreation: { priceMicros: 10_000, monthlyLimit: 50 },
} as const satisfies Record<string, { priceMicros: number; monthlyLimit: number }>;

export type AiFeature = keyof typeof aiFeatures;
export const aiFeatureNames = Object.keys(aiFeatures) as AiFeature[];

export const guestSearchLimits = {
  questionsPerNight: { min: 1, max: 200, default: 20 },
  /** Percent of the night's starting balance that guests may spend. */
  sharePercent: { min: 0, max: 100, step: 5, default: 50 },
} as const;

/** Guests cannot spend this part of a balance: ten cents. */
export const ownerReserveMicros = 100_000;

export function guestAllowance(balanceMicros: number, sharePercent: number): number {
  const share = Math.floor((balanceMicros * sharePercent) / 100);
  return Math.max(0, Math.min(share, balanceMicros - ownerReserveMicros));
}

export type AiEngine = 'house' | 'model';
