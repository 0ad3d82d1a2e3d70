// Part of npm run check: punctuation of every text.
import { loadWithVite } from './lib/vite.ts';

interface Marks {
  markProblems: () => { texts: number; problems: string[] };
}

const { markProblems } = await loadWithVite<Marks>('marks.ts');
const { texts, problems } = markProblems();
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${texts} texts, ${problems.length} problems\n`);
process.exit(problems.length ? 1 : 0);
