import type { Language } from '#domain/languages.ts';
import { type ExplainTexts, en } from './texts.en.ts';
import { sk } from './texts.sk.ts';

export const explainTexts: Readonly<Record<Language, ExplainTexts>> = { en, sk };

/** The answers to a query that asks for nothing in particular. */
export type Reply = 'crisis' | 'greeting' | 'thanks' | 'offTopic' | 'unclear' | 'picks';
