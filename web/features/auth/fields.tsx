import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { FormField } from './form.tsx';
import { useAuthText } from './texts.ts';

export function EmailField({ autoComplete = 'username' }: { autoComplete?: 'username' | 'off' }) {
  const { auth } = useAuthText();
  return <FormField label={auth.email} name="email" type="email" autoComplete={autoComplete} />;
}

/** A password that exists already. */
export function PasswordField({ label }: { label: string }) {
  return <HiddenField label={label} name="password" autoComplete="current-password" />;
}

/** A password that is chosen here, typed twice. */
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
