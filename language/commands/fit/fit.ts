// npm run fit: fits the models whose weights are files of the language library.
// With --check: says how good they are, and writes nothing.
import { fitJudgements } from './fit-judgements.ts';

const isCheck = process.argv.includes('--check');
for (const line of fitJudgements(isCheck)) process.stdout.write(`${line}\n`);
