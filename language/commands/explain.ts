// npm run explain -- "TEXT" [--language en|sk] [--drinks N]: why a wish is read and answered as it is.
import { parseArgs } from 'node:util';
import { languages } from '#domain/languages.ts';
import { catalogueMenu } from './catalogue-menu.ts';
import { explain } from './explanation.ts';
import { explanationText } from './explanation-text.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string' }, drinks: { type: 'string' } },
});
const language = languages.find((one) => one === values.language);
const drinks = values.drinks === undefined ? undefined : Number(values.drinks);
if (values.language !== undefined && !language) {
  fail(`There is no language ${values.language}: ${languages.join(' or ')}.`);
} else if (drinks !== undefined && !(Number.isInteger(drinks) && drinks >= 0)) {
  fail('--drinks takes a whole number.');
} else {
  const explained = explain(positionals.join(' '), catalogueMenu(), { language, drinks });
  if (typeof explained === 'string') fail(explained);
  else process.stdout.write(`${explanationText(explained)}\n`);
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
