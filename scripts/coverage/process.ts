// Preloaded into the servers of browser stories with COVERAGE_DIR. Records the functions that each story
// enters; the parent process reports the end of a story.
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
