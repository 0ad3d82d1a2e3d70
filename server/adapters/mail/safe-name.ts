/** A dot may only end a word, as in 's. r. o.'. */
const unsafe = /[^\p{L}\p{M}\p{N} .,'’&()!+-]|\.(?=[^ ])/gu;
/** Mail programs on phones offer to call such numbers. */
const phoneNumber = /\+?(?:\p{N}[ ().+-]*){7,}/gu;
const maxSubjectLength = 30;

/** Strips everything from a name that a mail program could turn into a link. */
export function linklessName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replaceAll(unsafe, ' ')
    .replaceAll(/(?<!\p{L})(?:https?|www)(?!\p{L})/giu, ' ')
    .replaceAll(phoneNumber, ' ')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ([.,!])/g, '$1')
    .trim();
  return plain || '…';
}

export function subjectName(name: string): string {
  const plain = linklessName(name);
  const quiet = plain.replaceAll(
    /\p{Lu}{4,}/gu,
    ([first = '', ...rest]) => first + rest.join('').toLowerCase(),
  );
  const signs = [...quiet];
  if (signs.length <= maxSubjectLength) return quiet;
  return `${signs.slice(0, maxSubjectLength).join('').trim()}…`;
}
