const spellings: readonly [RegExp, string][] = [
  [/^(?:wh?|v)isk(?:e?y|i)$/, 'whiskey'],
  [/^kolad\w*$/, 'colada'],
  [/^mo(?:h|ch|ch?j)it\w*$/, 'mojito'],
  [/^da[ijy]?(?:k|qu?)[ei]r\w*$/, 'daiquiri'],
  [/^kub[aeuy]$/, 'cuba'],
  [/^ka[ij]pirin\w*$/, 'caipirinha'],
  [/^kosmopolit\w*$/, 'cosmopolitan'],
  [/^expres\w*$/, 'espresso'],
];

export function spelt(word: string): string {
  return spellings.find(([pattern]) => pattern.test(word))?.[1] ?? word;
}
