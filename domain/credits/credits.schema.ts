import * as z from 'zod/mini';
import { uuid } from '#domain/uuid.schema.ts';
import { purchaseDollars } from './credits.ts';

export const purchaseId = uuid;
export const purchaseAmount = z
  .number()
  .check(z.gte(purchaseDollars.least), z.lte(purchaseDollars.most), z.multipleOf(0.01));
export const transactionLimit = z._default(z.int().check(z.gte(1), z.lte(100)), 10);
export const statsDays = z._default(z.int().check(z.gte(1), z.lte(365)), 30);
