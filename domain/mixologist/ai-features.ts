// AI features: price of one use in millionths of a dollar, default monthly limit per account.
export const aiFeatures = {
  smartSearch: { priceMicros: 3_000, monthlyLimit: 200 },
  ingredientRecommendations: { priceMicros: 4_000, monthlyLimit: 100 },
  partyAnalysis: { priceMicros: 7_000, monthlyLimit: 30 },
  drinkCreation: { priceMicros: 10_000, monthlyLimit: 50 },
} as const satisfies Record<string, { priceMicros: number; monthlyLimit: number }>;

export type AiFeature = keyof typeof aiFeatures;
export const aiFeatureNames = Object.keys(aiFeatures) as AiFeature[];

/** Limits for guests' searches at a bar, which its owner may set, with their defaults. */
export const guestSearchLimits = {
  /** Paid questions per guest and night. */
  questionsPerNight: { min: 1, max: 200, default: 20 },
  /** Share of the balance at the beginning of a night that its guests may spend. */
  sharePercent: { min: 0, max: 100, step: 5, default: 50 },
} as const;

/** The part of a balance that guests cannot spend: ten cents. */
export const ownerReserveMicros = 100_000;

/** What guests may spend in a night that begins with this balance. */
export function guestAllowance(balanceMicros: number, sharePercent: number): number {
  const share = Math.floor((balanceMicros * sharePercent) / 100);
  return Math.max(0, Math.min(share, balanceMicros - ownerReserveMicros));
}

/** Who answered: our own rules (the house), or a language model. */
export type AiEngine = 'house' | 'model';
