import type { InventoryTexts } from './texts.ts';

export const sk: InventoryTexts = {
  available: (count, all) => `Dostupné ingrediencie: ${count} z ${all}`,
  availableInCategory: (count, all) => `Dostupné: ${count} z ${all}`,
  selectAll: 'Vybrať všetko',
  clearAll: 'Odobrať všetko',
  clearQuestion: (count) => `Odobrať všetko, čo máte (ingrediencie: ${count})?`,
  clearHint: 'Kým v zásobách nič nebude, hostia si nič neobjednajú.',
  selected: (count) => `Pridané ingrediencie: ${count}`,
  cleared: (count) => `Odobraté ingrediencie: ${count}`,
  undo: 'Späť',
  categories: 'Kategórie',
  all: 'Všetky',
  search: 'Nájsť ingredienciu',
  nothingFound: (term) => `Žiadna ingrediencia sa nevolá „${term}“.`,
  updateFailed: (reason) => `Zásoby sa nepodarilo zmeniť: ${reason}`,
};
