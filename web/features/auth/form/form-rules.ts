import { isAccountName, isEmail, isLongEnoughPassword } from '#domain/auth/accounts.ts';
import type { AuthTexts } from '#web/features/auth/texts.ts';

export type FieldName = 'name' | 'email' | 'password' | 'newPassword' | 'repeatedPassword';
export type FieldValues = Record<FieldName, string>;
type FieldError = keyof AuthTexts['validation'];
export type FieldErrors = Partial<Record<FieldName, FieldError>>;

interface Rule {
  isValid: (values: FieldValues) => boolean;
  error: FieldError;
}

const rules: Record<FieldName, Rule> = {
  name: { isValid: ({ name }) => isAccountName(name), error: 'nameRequired' },
  email: { isValid: ({ email }) => isEmail(email), error: 'invalidEmail' },
  password: { isValid: ({ password }) => password !== '', error: 'required' },
  newPassword: {
    isValid: ({ newPassword }) => isLongEnoughPassword(newPassword),
    error: 'passwordTooShort',
  },
  repeatedPassword: {
    isValid: ({ newPassword, repeatedPassword }) => newPassword === repeatedPassword,
    error: 'passwordsDoNotMatch',
  },
};

const fieldNames = Object.keys(rules) as FieldName[];

/** The values of a form and the errors of its fields. */
export function validate(data: FormData) {
  const entries = fieldNames.map((name) => [name, String(data.get(name) ?? '')]);
  const values: FieldValues = Object.fromEntries(entries);
  const errors: FieldErrors = {};
  for (const name of fieldNames) {
    if (data.has(name) && !rules[name].isValid(values)) errors[name] = rules[name].error;
  }
  return { values, errors };
}
