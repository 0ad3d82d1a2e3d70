// npm run make NAME: generates files from others.
import { run } from './lib/run.mjs';
import { say } from './lib/setup.mjs';

/** @type {Record<string, [string, ...string[]]>} */
const makers = {
  vocabulary: ['node', 'language/commands/check-vocabulary.ts', '--write'],
  notices: ['node', 'scripts/notices.ts'],
  fonts: ['node', 'scripts/fonts.ts'],
  screens: ['playwright', 'test', '--config', 'screens.config.ts'],
  'contact-sheet': ['node', 'server/commands/contact-sheet.ts'],
};

const [name = '', ...args] = process.argv.slice(2);
const maker = makers[name];
if (!maker) say(`npm run make ${Object.keys(makers).join('|')}`);
process.exit(maker ? await run(maker[0], [...maker.slice(1), ...args]) : 1);
