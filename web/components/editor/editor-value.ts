import type { Language } from '#domain/languages.ts';
import type { OwnItemTexts, WrittenTexts } from '#domain/own-items.ts';

/** What every form of an own item holds. */
export interface EditorValue {
  texts: WrittenTexts<OwnItemTexts>;
  /** What the edit is based on; 0 for a new item. */
  version: number;
}

export type ChangeForm<Value> = (
  change: Partial<Value> | ((before: Value) => Partial<Value>),
) => void;

/** By the name of the field, in the order of the form. Empty where the field itself says it. */
export type Problems = Readonly<Record<string, string>>;

export const nameField = (language: Language) => `name.${language}`;
export const amountField = (ingredientId: string) => `amount.${ingredientId}`;

/** Whose unsaved item it is: the next account in the tab must not read it. */
export interface Place {
  account: string;
  barId: string;
}

export function draftKey({ account, barId }: Place, item: string): string {
  return `${account} ${barId} ${item}`;
}
