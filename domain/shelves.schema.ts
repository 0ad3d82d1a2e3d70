import * as z from 'zod/mini';
import { barId } from './bars.schema.ts';

export const fromBarIds = z.array(barId).check(z.minLength(1), z.maxLength(200));
