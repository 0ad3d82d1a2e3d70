export const sk = {
  reason: 'Zvýšte si limit alebo počkajte, kým sa vám obnoví.',
  viewUsage: 'Zobraziť využitie a zvýšiť limit',
  creditsReason: 'Ak chcete pokračovať, dokúpte si kredit.',
  buyCredits: 'Kúpiť kredit',
};
