import { parseArgs } from 'node:util';
import { type Language, languages } from '#domain/languages.ts';

const mostDrinks = 50;

const usage = `Usage: npm run explain -- "TEXT" [--language ${languages.join('|')}] [--drinks N]
A text that begins with a hyphen: npm run explain -- -- "-5"`;

interface Asked {
  text: string;
  language: Language | undefined;
  drinks: number | undefined;
}

export function readArguments(args: readonly string[]): Asked | string {
  const parsed = parsedFrom(args);
  if (typeof parsed === 'string') return `${parsed}\n${usage}`;
  const { values, positionals } = parsed;
  const language = languages.find((one) => one === values.language);
  if (values.language !== undefined && !language) {
    return `Unknown language “${values.language}”: ${languages.join(' or ')}.\n${usage}`;
  }
  const drinks = values.drinks === undefined ? undefined : countIn(values.drinks);
  if (drinks === null) return `--drinks takes a whole number from 1 to ${mostDrinks}.\n${usage}`;
  return { text: positionals.join(' '), language, drinks };
}

function parsedFrom(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { language: { type: 'string' }, drinks: { type: 'string' } },
    });
  } catch (error) {
    // The first sentence. Advice follows.
    const [sentence] = (error as Error).message.split(/\.(?:\s|$)|\n/);
    return `${sentence}.`;
  }
}

function countIn(text: string): number | null {
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= mostDrinks ? count : null;
}
