import type { AppError } from '#domain/errors.ts';
import { paths } from '#domain/routes.ts';
import { ConnectionState } from '#web/components/connection/connection-state.tsx';
import { HelpLines } from '#web/components/help-lines.tsx';
import { Notice } from '#web/components/notice.tsx';
import { codeText, guestErrorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { usePartyText } from './texts.ts';

interface ThanksProps {
  /** The preferences that were sent. */
  preferences: string | undefined;
  /** Helplines for a guest who writes in despair. */
  help: readonly string[] | undefined;
  /** Starts another response. Undefined while the party takes none. */
  onAnother: (() => void) | undefined;
}

export function Thanks({ preferences, help, onAnother }: ThanksProps) {
  const text = usePartyText();
  const shared = useText();
  return (
    <Notice
      title={text.thanks}
      reason={help ? codeText(shared, 'NEED_HELP') : text.thanksReason}
      role="status"
      {...(!help && { drawing: 'thanks' })}
    >
      {help && <HelpLines label={text.help} numbers={help} />}
      {help && <p className="text-muted">{text.saved}</p>}
      {preferences !== undefined && !help && (
        <blockquote className="max-w-full whitespace-pre-line rounded-md border border-line bg-surface px-4 py-3 text-left text-ink-2 wrap-anywhere">
          {preferences}
        </blockquote>
      )}
      {onAnother && (
        <Button look="secondary" onClick={onAnother}>
          {text.another}
        </Button>
      )}
    </Notice>
  );
}

interface PartyNotFoundProps {
  error?: AppError | undefined;
  /** The reason why its address is invalid. */
  hint?: string;
}

export function PartyNotFound({ error, hint }: PartyNotFoundProps) {
  const text = usePartyText();
  const shared = useText();
  usePageTitle(shared.productName);
  return (
    <Notice
      title={error ? guestErrorText(shared, error) : text.notFound}
      {...(!error && { reason: text.notFoundReason })}
      {...(error && { role: 'alert' })}
      drawing="lost"
    >
      {hint && <p className="text-muted">{hint}</p>}
      <ButtonLink href={paths.home()} look="secondary">
        {shared.common.backToGuest}
      </ButtonLink>
    </Notice>
  );
}

/** The party takes no responses. The page updates when it does. */
export function PartyClosed(message: { title: string; reason: string }) {
  return (
    <Notice {...message} role="status" drawing="closed">
      <div className="justify-self-center">
        <ConnectionState />
      </div>
    </Notice>
  );
}
