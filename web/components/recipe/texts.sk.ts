export const sk = {
  noIngredients: 'Ingrediencie nie sú k dispozícii',
  isOut: (name: string) => `${name}: došlo`,
  aiGenerated: 'Vytvorila AI',
  ingredients: 'Ingrediencie',
  instructions: 'Postup',
  garnish: 'Ozdoba',
  closeRecipe: 'Zavrieť recept',
  gotIt: 'Rozumiem!',
  madeWith: (substitute: string, original: string) =>
    `Tu použijeme: ${substitute} (namiesto: ${original}).`,
};
