import * as z from 'zod/mini';
import { token } from '#domain/text/text.schema.ts';

export const invitationId = token(100).check(z.regex(/^[\w-]+$/));
