import { isLongEnoughPassword } from '#domain/accounts.ts';
import { PasswordField } from './password-field.tsx';
import type { AuthTexts } from './texts.ts';
import { useAuthText } from './texts.ts';
import type { Fields } from './use-form.ts';

export function checkNewPassword(field: Fields, validation: AuthTexts['validation']) {
  return {
    password: isLongEnoughPassword(field('password')) ? '' : validation.passwordTooShort,
    repeated: field('password') === field('repeated') ? '' : validation.passwordsDoNotMatch,
  };
}

interface NewPasswordFieldsProps {
  label: string;
  problems: Partial<Record<string, string>>;
}

/** A password and the same once more. */
export function NewPasswordFields({ label, problems }: NewPasswordFieldsProps) {
  const { auth } = useAuthText();
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        error={problems.password}
      />
      <PasswordField
        label={auth.repeatPassword}
        name="repeated"
        autoComplete="new-password"
        error={problems.repeated}
      />
    </>
  );
}
