// Attaches the last log lines of a test file's servers to failed tests.
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
