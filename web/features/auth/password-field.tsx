import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { useAuthText } from './texts.ts';

export function PasswordField(props: ComponentProps<typeof Field>) {
  const text = useAuthText();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      action={
        <button
          type="button"
          className="grid size-[44px] place-items-center text-muted"
          aria-label={shown ? text.auth.hidePassword : text.auth.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} />
        </button>
      }
    />
  );
}
