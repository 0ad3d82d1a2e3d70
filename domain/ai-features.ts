// What AI does for a bar, what each use costs in millionths of a dollar, and how often an account
// may use it in a month where the installation says nothing else. No schema library here: a guest's
// page may load this.
export const aiFeatures = {
  smartSearch: { priceMicros: 3_000, monthlyLimit: 200 },
  ingredientRecommendations: { priceMicros: 4_000, monthlyLimit: 100 },
  partyAnalysis: { priceMicros: 7_000, monthlyLimit: 30 },
  drinkCreation: { priceMicros: 10_000, monthlyLimit: 50 },
} as const satisfies Record<string, { priceMicros: number; monthlyLimit: number }>;

export type AiFeature = keyof typeof aiFeatures;
export const aiFeatureNames = Object.keys(aiFeatures) as AiFeature[];

/** What an owner may set for the searches of guests at a bar, and what holds until then. */
export const guestSearchLimits = {
  /** Paid questions of one guest in a night. */
  questionsPerNight: { least: 1, most: 200, preset: 20 },
  /** How much of the balance at the beginning of a night its guests may spend. */
  sharePercent: { least: 0, most: 100, step: 5, preset: 50 },
} as const;

/** What guests leave of a balance, for the owner: ten cents. */
export const keptForOwnerMicros = 100_000;

/** What guests may spend in a night that begins with this balance. */
export function guestAllowance(balanceMicros: number, sharePercent: number): number {
  const share = Math.floor((balanceMicros * sharePercent) / 100);
  return Math.max(0, Math.min(share, balanceMicros - keptForOwnerMicros));
}

/** Who answered: rules of the house, or a language model. */
export type AiEngine = 'house' | 'model';
