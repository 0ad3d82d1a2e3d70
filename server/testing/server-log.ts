// The last log lines of the servers of a test file, attached to tests that fail.
import { afterEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    serverLog?: string;
  }
}

const maxLines = 40;
const lines: string[] = [];

export const serverLog = {
  write(line: string) {
    if (lines.push(line) > maxLines) lines.shift();
  },
};

afterEach(({ task }) => {
  if (task.result?.state === 'fail') task.meta.serverLog = lines.join('');
});
