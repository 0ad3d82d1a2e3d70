import * as z from 'zod/mini';

export const invitationId = z.string().check(z.regex(/^[\w-]{1,100}$/));
