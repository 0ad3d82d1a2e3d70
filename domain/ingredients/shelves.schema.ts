import * as z from 'zod/mini';
import { barId } from '#domain/bars/bars.schema.ts';
import { typed } from '#domain/text/text.schema.ts';
import { maxShelfListLength } from './shelves.ts';

export const fromBarIds = z.array(barId).check(z.minLength(1), z.maxLength(200));
export const shelfList = typed(maxShelfListLength).check(z.minLength(1));
