import * as z from 'zod/mini';
import { guestSearchLimits } from './ai-features.ts';
import { normalizeBarCode } from './bar-code.ts';
import { barLengths } from './bars.ts';
import { withoutControls } from './tidy-text.ts';
import { uuid } from './uuid.schema.ts';

export const barCodeInput = z.pipe(
  z.string().check(z.maxLength(32)),
  z.transform(normalizeBarCode),
);
export const barId = uuid;
export const barName = z
  .string()
  .check(z.overwrite(withoutControls), z.minLength(1), z.maxLength(barLengths.name));
export const barDescription = z.string().check(z.trim(), z.maxLength(barLengths.description));

const { questionsPerNight, sharePercent } = guestSearchLimits;
export const guestQuestionsPerNight = z
  .int()
  .check(z.gte(questionsPerNight.min), z.lte(questionsPerNight.max));
export const guestSharePercent = z
  .int()
  .check(z.gte(sharePercent.min), z.lte(sharePercent.max), z.multipleOf(sharePercent.step));
