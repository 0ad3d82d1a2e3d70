// Formats of guests' pages. They do not use Intl, whose first formatter takes over 100 ms on a slow
// phone.
import type { Language } from '#domain/languages.ts';

const marks = {
  en: { decimal: '.', group: ',' },
  sk: { decimal: ',', group: '\u00a0' },
} satisfies Record<Language, object>;

/** '1,234.5'. All digits of the value, or exactly this number of decimals. */
export function numberText(value: number, language: Language, decimals?: number): string {
  const { decimal, group } = marks[language];
  const [whole = '', part] = (
    decimals === undefined ? String(value) : value.toFixed(decimals)
  ).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return part ? grouped + decimal + part : grouped;
}

/** 'gin, lime, and mint' */
export function listText(words: readonly string[], language: Language): string {
  if (words.length < 2) return words.join();
  const and = language === 'en' ? (words.length > 2 ? ', and ' : ' and ') : ' a\u00a0';
  return words.slice(0, -1).join(', ') + and + words.at(-1);
}

/** '09:05' */
export function timeText(at: number, language: Language): string {
  const time = new Date(at);
  const hours = String(time.getHours());
  const minutes = String(time.getMinutes()).padStart(2, '0');
  return `${language === 'en' ? hours.padStart(2, '0') : hours}:${minutes}`;
}
