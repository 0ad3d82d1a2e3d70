export const sk = {
  breath: (back: string) => `Bar si na chvíľu vydýchne, ${back}`,
  backIn: (minutes: number) => `späť asi o ${minutes}\u00a0min`,
  backSoon: 'hneď je späť',
  meanwhile: 'Zatiaľ si prezrite ponuku. Objednávať budete môcť hneď, ako sa vráti.',
  again: 'Bar znova prijíma objednávky',
};
