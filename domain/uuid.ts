import * as z from 'zod/mini';

/** An id in its one spelling: under it things are kept in memory, and by it changes are told. */
export const uuid = z.uuid().check(z.toLowerCase());
