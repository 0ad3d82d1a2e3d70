// Preloaded into the servers of the browser stories, with COVERAGE_DIR: records what each story enters
// there. Their parent says when one has ended.
import { startCounting, takeEntered } from './profiler.ts';
import { writeRecord } from './record.ts';

startCounting();
process.on('message', (message: string | { story: string }) => {
  if (typeof message === 'object') record(message.story);
});
process.on('exit', () => record('the end of a server'));

function record(test: string): void {
  writeRecord({ test, project: 'stories', entered: takeEntered() });
}
