/** Everything that a name needs. A dot may only end a word, as in 's. r. o.'. */
const foreign = /[^\p{L}\p{M}\p{N} .,'’&()!+-]|\.(?=[^ ])/gu;
const longestInSubject = 30;

/** A name as it may stand in a letter: no mail program can make a link of it. */
export function plainName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replaceAll(foreign, ' ')
    .replaceAll(/(?<!\p{L})(?:https?|www)(?!\p{L})/giu, ' ')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ([.,!])/g, '$1')
    .trim();
  return plain || '…';
}

/** A name as it may stand in a subject: it does not shout, and does not go on and on. */
export function shortName(name: string): string {
  const plain = plainName(name);
  const quiet = plain.replaceAll(
    /\p{Lu}{4,}/gu,
    ([first = '', ...rest]) => first + rest.join('').toLowerCase(),
  );
  const signs = [...quiet];
  if (signs.length <= longestInSubject) return quiet;
  return `${signs.slice(0, longestInSubject).join('').trim()}…`;
}
