export const sk = {
  alreadyIn: (name: string) => `${name}: už tam je.`,
  noneFound: (term: string) => `Žiadna ingrediencia sa nevolá „${term}“.`,
  createIngredient: 'Pridať vlastnú ingredienciu',
  amountOf: (ingredient: string) => `Množstvo: ${ingredient}`,
  unitOf: (ingredient: string) => `Jednotka: ${ingredient}`,
  topUp: (unit: string) => `${unit} na doliatie`,
};
