import * as z from 'zod/mini';

/** Lower case, because caches and topics use it as a key. */
export const uuid = z.uuid().check(z.toLowerCase());
