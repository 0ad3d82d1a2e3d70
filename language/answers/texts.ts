import type { Language } from '#domain/languages.ts';
import { en as grammarEn } from './grammar.en.ts';
import { sk as grammarSk } from './grammar.sk.ts';
import type { Grammar } from './grammar.ts';
import { type ExplainTexts, en } from './texts.en.ts';
import { sk } from './texts.sk.ts';

export const explainTexts: Readonly<Record<Language, ExplainTexts>> = { en, sk };
export const grammars: Readonly<Record<Language, Grammar>> = { en: grammarEn, sk: grammarSk };

export type Reply = 'crisis' | 'greeting' | 'thanks' | 'offTopic' | 'unclear' | 'picks';
