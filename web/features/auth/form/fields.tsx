import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { useAuthText } from '#web/features/auth/texts.ts';
import { FormField } from './form.tsx';

interface EmailFieldProps {
  autoComplete?: 'username' | 'off';
  /** Initial value, unless the person has typed something before it is known. */
  suggested?: string | undefined;
  /** The only value that the form accepts. */
  fixed?: string | undefined;
}

export function EmailField({ autoComplete = 'username', suggested, fixed }: EmailFieldProps) {
  const { auth } = useAuthText();
  return (
    <FormField
      key={fixed}
      label={auth.email}
      name="email"
      type="email"
      autoComplete={autoComplete}
      defaultValue={fixed ?? suggested}
      {...(fixed && { readOnly: true, hint: auth.ofInvitation, className: 'text-ink-2' })}
    />
  );
}

/** Tells a password manager which account the password belongs to. */
export function OwnerOfPassword({ email }: { email: string }) {
  return <input hidden readOnly name="username" autoComplete="username" value={email} />;
}

/** A password that exists already. */
export function PasswordField({ label }: { label: string }) {
  return <HiddenField label={label} name="password" autoComplete="current-password" />;
}

/** A new password, typed twice. */
export function NewPasswordFields({ label }: { label: string }) {
  const { auth } = useAuthText();
  return (
    <>
      <HiddenField
        label={label}
        name="newPassword"
        autoComplete="new-password"
        rule={auth.passwordRule}
      />
      <HiddenField
        label={auth.repeatPassword}
        name="repeatedPassword"
        autoComplete="new-password"
      />
    </>
  );
}

function HiddenField(props: ComponentProps<typeof FormField>) {
  const { auth } = useAuthText();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FormField
      {...props}
      type={isShown ? 'text' : 'password'}
      action={
        <button
          type="button"
          className="grid size-[44px] place-items-center text-muted"
          aria-label={isShown ? auth.hidePassword : auth.showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={20} />
        </button>
      }
    />
  );
}
