export const sk = {
  breath: (back: string) => `Bar si na chvíľu vydýchne, ${back}`,
  backIn: (minutes: number) => `späť asi o ${minutes} min`,
  backSoon: 'čoskoro bude späť',
  meanwhile: 'Zatiaľ si prezrite ponuku. Objednávanie sa zapne samo.',
  again: 'Bar znova prijíma objednávky',
};
