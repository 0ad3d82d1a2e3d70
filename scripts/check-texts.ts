// Part of npm run check: every text keeps to the marks of its language.
import { loadWithVite } from './lib/vite.ts';

interface Marks {
  markProblems: () => { texts: number; problems: string[] };
}

const { markProblems } = await loadWithVite<Marks>('marks.ts');
const { texts, problems } = markProblems();
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${texts} texts, ${problems.length} problems\n`);
process.exit(problems.length ? 1 : 0);
