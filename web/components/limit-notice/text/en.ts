export const en = {
  reason: 'Upgrade your plan or wait until your usage resets to continue.',
  viewUsage: 'View usage & upgrade',
};

/** The shape every language fills. */
export type LimitTexts = typeof en;
