export const sk = {
  question: 'Odísť bez uloženia?',
  hint: 'Vaše zmeny ešte nie sú uložené.',
  leave: 'Odísť bez uloženia',
  stay: 'Pokračovať v úpravách',
};
