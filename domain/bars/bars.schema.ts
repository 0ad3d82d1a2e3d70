import * as z from 'zod/mini';
import { guestSearchLimits } from '#domain/mixologist/ai-features.ts';
import { orderLimits } from '#domain/orders/orders.ts';
import { line, lines, token } from '#domain/text/text.schema.ts';
import { uuid } from '#domain/uuid.schema.ts';
import { normalizeBarCode } from './bar-code.ts';
import { barLengths, orderSettings, pauseMinutes } from './bars.ts';
import { readTable } from './tables.ts';

export const barCodeInput = z.pipe(token(32), z.transform(normalizeBarCode));
export const barId = uuid;
export const barName = line(barLengths.name).check(z.minLength(1));
export const barDescription = lines(barLengths.description);

const { questionsPerNight, sharePercent } = guestSearchLimits;
export const guestQuestionsPerNight = z
  .int()
  .check(z.gte(questionsPerNight.min), z.lte(questionsPerNight.max));
export const guestSharePercent = z
  .int()
  .check(z.gte(sharePercent.min), z.lte(sharePercent.max), z.multipleOf(sharePercent.step));

export const pauseLength = z.nullable(z.literal(pauseMinutes));

const numberWithin = ({ min, max }: { min: number; max: number }) =>
  z.int().check(z.gte(min), z.lte(max));
export const maxOpenPerGuest = numberWithin(orderSettings.maxOpenPerGuest);
export const maxOpenOrders = z.nullable(numberWithin(orderSettings.maxOpenOrders));
export const lateAfterMinutes = numberWithin(orderSettings.lateAfterMinutes);

const tableName = line(orderLimits.table).check(z.refine((name) => readTable(name) !== undefined));
/** Two names must differ by more than case. */
export const tableNames = z.array(tableName).check(
  z.maxLength(orderSettings.tables),
  z.refine((names) => new Set(names.map((name) => name.toLowerCase())).size === names.length),
);
