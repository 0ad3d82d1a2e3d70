import { freePort } from '#scripts/lib/free-port.mjs';
import { type App, startApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { budgets } from '#server/limits/budgets.ts';
import { settings } from './server-process.ts';

export async function startOwnServer(
  env: NodeJS.ProcessEnv,
  log?: { write(line: string): void },
): Promise<App> {
  const config = readConfig({ ...settings, PORT: String(await freePort()), ...env });
  return startApp(config, log && { log });
}

/**
 * For the servers of this process: an evening lasts a minute, and guests of a benchmark do not
 * wait.
 */
export function liftOrderLimits(): void {
  for (const { orders } of [budgets.guest, budgets.bar]) {
    Object.assign(orders, { burst: Number.POSITIVE_INFINITY });
  }
}
