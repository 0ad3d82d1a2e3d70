import { listsOf } from '#language/words/lists.ts';

export const orderWords = listsOf('safety/orders', [
  'orders',
  'ours',
  'theirs',
  'receivers',
  'settled',
  'also',
  'strong',
  'unordered',
  'polite',
]);
