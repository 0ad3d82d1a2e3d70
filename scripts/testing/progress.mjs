// Shows the progress of the tests: one line that is rewritten on a terminal, a new line now and then elsewhere.

const terminalMs = 1_000;
const logMs = 15_000;

/**
 * @param {number} usualMs
 * @param {() => string} describe
 * @returns {{ say(line: string): void, stop(): void }}
 */
export function showProgress(usualMs, describe) {
  const output = process.stdout;
  const startedAt = Date.now();
  const line = () =>
    `${minutes(Date.now() - startedAt)} of about ${minutes(usualMs)}  ${describe()}`;
  const clear = () => output.isTTY && output.write('\r\x1b[2K');
  const show = () => {
    clear();
    output.write(output.isTTY ? line().slice(0, output.columns - 1) : `${line()}\n`);
  };
  const timer = setInterval(show, output.isTTY ? terminalMs : logMs);
  return {
    say(text) {
      clear();
      output.write(`${text}\n`);
    },
    stop() {
      clearInterval(timer);
      clear();
    },
  };
}

/** @param {number} ms */
export function minutes(ms) {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
