import * as z from 'zod/mini';
import { barId } from './bars.schema.ts';
import { maxShelfListLength } from './shelves.ts';

export const fromBarIds = z.array(barId).check(z.minLength(1), z.maxLength(200));
export const shelfList = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(maxShelfListLength));
