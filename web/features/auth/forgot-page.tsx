import { useState } from 'react';
import { isEmail } from '#domain/accounts.ts';
import { paths } from '#web/navigation/routes.ts';
import { Field } from '#web/ui/field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { AuthLink } from './auth-link.tsx';
import { FormFoot } from './form-foot.tsx';
import { FormMessage } from './form-message.tsx';
import { requestReset } from './provider.ts';
import { useAuthText } from './texts.ts';
import { useFailureText } from './use-failure-text.ts';
import { useForm } from './use-form.ts';

export function ForgotPage() {
  const { auth, validation } = useAuthText();
  const [sent, setSent] = useState(false);
  const { problems, failure, busy, submit } = useForm({
    check: (field) => ({ email: isEmail(field('email')) ? '' : validation.invalidEmail }),
    attempt: (field) => requestReset(field('email').trim()),
    onDone: () => setSent(true),
  });
  const failed = useFailureText(failure);
  return (
    <AuthLayout title={auth.forgotTitle}>
      {sent ? (
        <FormMessage note={auth.linkSent} />
      ) : (
        <form noValidate className="grid gap-4" onSubmit={submit}>
          <p className="text-ink-2">{auth.forgotIntro}</p>
          <Field
            label={auth.email}
            name="email"
            type="email"
            autoComplete="username"
            error={problems.email}
          />
          <FormFoot failure={failed} busy={busy} action={auth.sendLink} />
        </form>
      )}
      <AuthLink href={paths.signin()}>{auth.backToSignIn}</AuthLink>
    </AuthLayout>
  );
}
