import Mail from 'lucide-react/icons/mail';
import { Avatar } from '#web/features/auth/form/avatar.tsx';
import { EmailText } from '#web/features/auth/form/email-text.tsx';
import { useFailureToast } from '#web/features/auth/session/failures.ts';
import { sendConfirmation } from '#web/features/auth/session/provider.ts';
import { useAuthText } from '#web/features/auth/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';

interface ProfileCardProps {
  name: string;
  email: string;
  needsConfirmation: boolean;
}

export function ProfileCard({ name, email, needsConfirmation }: ProfileCardProps) {
  const { auth } = useAuthText();
  return (
    <section
      aria-labelledby="profile"
      className="rounded-lg border border-brass/60 bg-surface p-1.5"
    >
      <div className="grid gap-5 rounded-[18px] border border-brass/30 bg-[radial-gradient(120%_180%_at_0%_0%,color-mix(in_oklab,var(--fill)_18%,var(--surface)),var(--surface)_72%)] p-4 sm:p-6">
        <h2 id="profile" className="sr-only">
          {auth.profile}
        </h2>
        <div className="flex items-center gap-4 sm:gap-6">
          <Avatar name={name || email} isLarge />
          <dl className="grid min-w-0 gap-1">
            <dt className="sr-only">{auth.name}</dt>
            <dd className="wrap-anywhere font-display font-semibold text-xl leading-tight sm:text-2xl">
              {name}
            </dd>
            <dt className="sr-only">{auth.email}</dt>
            <dd className="wrap-anywhere text-ink-2">
              <EmailText email={email} />
            </dd>
          </dl>
        </div>
        {needsConfirmation && <Unconfirmed email={email} />}
      </div>
    </section>
  );
}

function Unconfirmed({ email }: { email: string }) {
  const { auth } = useAuthText();
  const withFailureToast = useFailureToast();
  const send = async () => {
    if (await withFailureToast(sendConfirmation(email))) toasts.success(auth.confirmationSent);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-sm border border-line bg-raised p-4">
      <div className="flex min-w-0 flex-[1_1_220px] items-start gap-3">
        <Mail aria-hidden size={20} className="mt-0.5 flex-none text-brass" />
        <p className="min-w-0 text-ink-2">{auth.unconfirmed}</p>
      </div>
      <Button look="secondary" className="max-sm:w-full" onClick={send}>
        {auth.sendConfirmation}
      </Button>
    </div>
  );
}
