import { useState } from 'react';
import { paths } from '#domain/routes.ts';
import { AuthLayout } from './auth-layout.tsx';
import { AuthLink } from './auth-link.tsx';
import { EmailField } from './fields.tsx';
import { Form } from './form.tsx';
import { FormNote } from './form-messages.tsx';
import { requestReset } from './provider.ts';
import { useAuthText } from './texts.ts';

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
