// Every callable name. The web imports the type of this object, and nothing else of the server.
import * as auth from './features/auth/functions.ts';
import * as bars from './features/bars/functions.ts';
import type { AnyFunction } from './rpc/function.ts';

export const api = {
  'auth.loggedInUser': auth.loggedInUser,
  'auth.createUserFromClerk': auth.createUserFromClerk,

  'bars.getBarByCode': bars.getBarByCode,
  'bars.getUserBars': bars.getUserBars,
  'bars.createBar': bars.createBar,
  'bars.updateBar': bars.updateBar,
} as const satisfies Record<string, AnyFunction>;

export type Api = typeof api;

export function findFunction(name: string): AnyFunction | undefined {
  return Object.hasOwn(api, name) ? api[name as keyof Api] : undefined;
}
