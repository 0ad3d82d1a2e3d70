// npm run explain -- "TEXT" [--language en|sk] [--drinks N]
import { catalogueMenu } from './catalogue-menu.ts';
import { readArguments } from './explain-arguments.ts';
import { explain } from './explanation.ts';
import { explanationText } from './explanation-text.ts';

const asked = readArguments(process.argv.slice(2));
const explained = typeof asked === 'string' ? asked : explain(asked.text, catalogueMenu(), asked);
if (typeof explained === 'string') {
  process.stderr.write(`${explained}\n`);
  process.exitCode = 1;
} else process.stdout.write(`${explanationText(explained)}\n`);
