import { useState } from 'react';
import { paths } from '#domain/routes.ts';
import { AuthLayout } from '#web/features/auth/form/auth-layout.tsx';
import { AuthLink } from '#web/features/auth/form/auth-link.tsx';
import { EmailField } from '#web/features/auth/form/fields.tsx';
import { Form } from '#web/features/auth/form/form.tsx';
import { FormNote } from '#web/features/auth/form/form-messages.tsx';
import { requestReset } from '#web/features/auth/session/provider.ts';
import { useAuthText } from '#web/features/auth/texts.ts';

export function ForgotPage() {
  const { auth } = useAuthText();
  const [isSent, setSent] = useState(false);
  return (
    <AuthLayout title={isSent ? auth.linkSentTitle : auth.forgotTitle}>
      {isSent ? (
        <FormNote>{auth.linkSent}</FormNote>
      ) : (
        <Form
          isMain
          submitLabel={auth.sendLink}
          send={({ email }) => requestReset(email.trim())}
          onSent={() => setSent(true)}
        >
          <p className="text-ink-2">{auth.forgotIntro}</p>
          <EmailField />
        </Form>
      )}
      <AuthLink href={paths.signin()}>{auth.backToSignIn}</AuthLink>
    </AuthLayout>
  );
}
