/** Something the operator can mend: told in one sentence, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}
