import * as z from 'zod/mini';
import { barId } from './bars.schema.ts';
import { maxShelfListLength } from './shelves.ts';
import { typed } from './text.schema.ts';

export const fromBarIds = z.array(barId).check(z.minLength(1), z.maxLength(200));
export const shelfList = typed(maxShelfListLength).check(z.minLength(1));
