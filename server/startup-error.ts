/** A mistake that the operator can correct, printed as one sentence without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

export function exitOnStartupError(error: unknown): never {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
