/**
 * Sends a result to the command that has started this test runner. Resolves when it is on its way: a
 * process that ends before that would lose it.
 * @param {import('./tally.mjs').Event} event
 * @returns {Promise<void>}
 */
export function send(event) {
  return new Promise((resolve) => {
    if (process.send) process.send(event, () => resolve());
    else resolve();
  });
}
