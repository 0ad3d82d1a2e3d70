export const getUserCreditBalance = {
  input: {},
  result: { balance: 4.997, totalSpent: 0.503, owed: 0, lastUpdate: 1_763_164_800_000 },
} as const;

export const getCreditTransactions = {
  input: { limit: 10 },
  result: [
    {
      _id: '7',
      amount: -0.003,
      type: 'usage',
      description: 'Smart search',
      timestamp: 1_763_164_800_000,
    },
  ],
} as const;

export const getCreditUsageStats = {
  input: { days: 1 },
  result: {
    totalCalls: 2,
    totalCost: 0.003,
    averageCostPerCall: 0.0015,
    usageByType: {
      smartSearch: { count: 2, totalCost: 0.003, free: 1, byEngine: { house: 1, model: 1 } },
    },
    daily: [{ day: '2025-11-15', count: 2, totalCost: 0.003 }],
  },
} as const;

export const getMonthlyLimits = {
  input: {},
  result: {
    features: {
      smartSearch: { used: 12, limit: 200 },
      ingredientRecommendations: { used: 0, limit: 100 },
      partyAnalysis: { used: 1, limit: 30 },
      drinkCreation: { used: 3, limit: 50 },
    },
    resetsAt: 1_764_547_200_000,
  },
} as const;
