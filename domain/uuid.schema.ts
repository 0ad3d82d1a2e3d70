import * as z from 'zod/mini';

/** A UUID in lower case: caches and topics of the change feed are keyed by it. */
export const uuid = z.uuid().check(z.toLowerCase());
