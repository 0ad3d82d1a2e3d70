import * as z from 'zod/mini';
import { token } from './text.schema.ts';

export const invitationId = token(100).check(z.regex(/^[\w-]+$/));
