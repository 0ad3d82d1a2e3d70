import type { Language } from '#domain/languages.ts';
import type { OwnItemTexts, WrittenTexts } from '#domain/own-items.ts';

export interface EditorValue {
  texts: WrittenTexts<OwnItemTexts>;
  /** The version that the edit is based on; 0 for a new item. */
  version: number;
}

export type ChangeForm<Value> = (
  change: Partial<Value> | ((before: Value) => Partial<Value>),
) => void;

/** By field, in the order of the form. Empty where the field shows the problem itself. */
export type Problems = Readonly<Record<string, string>>;

export const nameField = (language: Language) => `name.${language}`;
export const amountField = (ingredientId: string) => `amount.${ingredientId}`;

/** Names the account: the next account in the tab must not read the draft. */
export interface Place {
  account: string;
  barId: string;
}

export function draftKey({ account, barId }: Place, item: string): string {
  return `${account} ${barId} ${item}`;
}
