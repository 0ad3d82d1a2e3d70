export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** After these SQLSTATEs the same statement may succeed later. */
const temporary = [
  /^08/, // connection exceptions
  /^25006$/, // read-only: a standby that is not promoted yet
  /^40(001|P01)$/, // serialization failure, deadlock
  /^53(000|200|300|400)$/, // out of memory, too many connections, limits
  /^55P03$/, // lock timeout
  /^57(014|P01|P02|P03|P05)$/, // cancelled by a time limit, shut down, starting up, idle too long
];

export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  const state = sqlState(error);
  return state !== undefined && temporary.some((pattern) => pattern.test(state));
}

export function isDiskFull(error: unknown): boolean {
  return sqlState(error) === '53100';
}

export function isLockTimeout(error: unknown): boolean {
  return sqlState(error) === '55P03';
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505';
}

function sqlState(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}
