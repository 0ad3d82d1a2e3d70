export const sk = {
  without: 'Vynechať',
  alcohol: 'Alkohol',
  withoutHint:
    'Skryje sa, čo to obsahuje, môže obsahovať alebo čoho zloženie nie je dosť známe. Na vážnu alergiu upozornite aj bar.',
  ingredients: 'Ingrediencie',
  findIngredient: 'Nájsť ingredienciu',
  clearFilters: 'Zrušiť všetko',
  showDrinks: 'Zobraziť drinky',
};
