import { serverLog } from './server-log.ts';

/** Keeps the lines above `info`. */
export function loudLog() {
  const lines: string[] = [];
  return {
    lines,
    write(line: string) {
      serverLog.write(line);
      // A busy machine may be too slow for its database.
      if (line.includes('the database is not available')) return;
      if (JSON.parse(line).level > 30) lines.push(line);
    },
  };
}
