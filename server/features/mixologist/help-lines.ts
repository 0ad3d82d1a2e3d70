import type { Language } from '#domain/languages.ts';

const emergency = '112';
/** The Slovak crisis line, free of charge day and night. */
const crisisLine: Readonly<Partial<Record<Language, string>>> = { sk: '0800 500 333' };

/** `ofOperator`: the number that the operator has set. */
export function helpLines(ofOperator: string | undefined, language: Language): string[] {
  const line = ofOperator ?? crisisLine[language];
  return [...new Set([line ?? emergency, emergency])];
}
