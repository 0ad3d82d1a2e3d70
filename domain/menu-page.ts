export const drinksPerPage = 10;
