export const sk = {
  reason: 'Zvýšte si limit alebo počkajte, kým sa vám obnoví.',
  viewUsage: 'Využitie a limity',
  creditsReason: 'Ak chcete pokračovať, dokúpte si kredit.',
  buyCredits: 'Kúpiť kredit',
};
