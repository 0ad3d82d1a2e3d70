import { isTooSweet } from './clauses.ts';
import { lookUp, type Meaning } from './meanings.ts';

/** "Nesladké", "unsweet", "bezlepkové", "sugarless". "Nepresladené" denies an excess. */
export function deniedForm(
  token: string,
): { meanings: readonly Meaning[]; isExcess: boolean } | undefined {
  const rests = [
    /^ne(?=....)/.test(token) ? token.slice(2) : '',
    /^un(?=....)/.test(token) ? token.slice(2) : '',
    /^bez(?=....)/.test(token) ? token.slice(3) : '',
    /...less$/.test(token) ? token.slice(0, -4) : '',
  ];
  for (const rest of rests) {
    const known = rest ? lookUp([rest], 0)?.meanings : undefined;
    const meanings = known ?? excessiveForm(rest);
    if (meanings) return { meanings, isExcess: !known };
  }
  return undefined;
}

/** "Presladené", "oversweet", "cloying". */
export function excessiveForm(token: string): readonly Meaning[] | undefined {
  const [, rest] = isTooSweet(token) ? ['', 'sweet'] : (/^(?:pre|over)(.{4,})$/.exec(token) ?? []);
  return rest ? lookUp([rest], 0)?.meanings : undefined;
}
