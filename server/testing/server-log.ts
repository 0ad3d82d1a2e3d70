// The last lines that the servers of a test file have logged. A test that failed has them with it.
import { afterEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    serverLog?: string;
  }
}

const kept = 40;
const lines: string[] = [];

export const serverLog = {
  write(line: string) {
    if (lines.push(line) > kept) lines.shift();
  },
};

afterEach(({ task }) => {
  if (task.result?.state === 'fail') task.meta.serverLog = lines.join('');
});
