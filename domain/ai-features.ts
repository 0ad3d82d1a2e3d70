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

/** Who answered: rules of the house, or a language model. */
export type AiEngine = 'house' | 'model';
