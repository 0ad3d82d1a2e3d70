import { type FormEvent, useRef, useState } from 'react';
import { guestNameLength } from '#domain/orders/guests.ts';
import { preferencesLength } from '#domain/parties/parties.ts';
import { HelpLines } from '#web/components/help-lines.tsx';
import { QuickRequests } from '#web/components/quick-requests.tsx';
import { codeText, guestErrorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { type Draft, deleteDraft, storeDraft, useRestoredDraft } from './party-draft.ts';
import { ReplaceSheet } from './replace-sheet.tsx';
import { usePartyText } from './texts.ts';

interface PreferencesFormProps {
  shareCode: string;
  /** The preferences that this browser has sent before. */
  earlier: string | undefined;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** `help`: helplines for a guest who writes in despair. */
  onSent: (help: readonly string[] | undefined) => void;
}

export function PreferencesForm(props: PreferencesFormProps) {
  const { shareCode, earlier, draft, onDraft, onSent } = props;
  const text = usePartyText();
  const shared = useText();
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState('');
  const [help, setHelp] = useState<readonly string[]>();
  const [submit, isSending] = useMutation('cocktailParties.submitGuestResponse');
  // A ref, because two taps within one frame see the same state.
  const sending = useRef(false);

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    storeDraft(shareCode, next);
    onDraft(next);
  };
  // Only the text fields work before hydration.
  const isHydrated = useRestoredDraft(form, shareCode, onDraft);

  const [isAsking, setAsking] = useState(false);
  const askOrSend = (event: FormEvent) => {
    event.preventDefault();
    if (earlier) setAsking(true);
    else void send();
  };
  const send = async (instead?: 'own' | 'none') => {
    setAsking(false);
    if (sending.current) return;
    sending.current = true;
    setFailure('');
    setHelp(undefined);
    try {
      const guestName = draft.guestName.trim();
      const {
        success,
        message,
        help: lines,
      } = await submit({
        shareCode,
        preferences: draft.preferences,
        ...(guestName && { guestName }),
        ...(instead && { instead }),
      });
      if (success) {
        deleteDraft(shareCode);
        onSent(lines);
      } else {
        setFailure(message);
        setHelp(lines);
      }
    } catch (error) {
      setFailure(text.failed(guestErrorText(shared, error)));
    } finally {
      sending.current = false;
    }
  };

  return (
    <form
      ref={form}
      className="grid gap-4 rounded-md border border-line bg-surface p-4 shadow-raised sm:p-6"
      onSubmit={askOrSend}
    >
      <div className="grid gap-1.5">
        <h2 className="text-xl">{text.question}</h2>
        <p className="text-ink-2">{text.intro}</p>
      </div>
      <TextArea
        label={text.preferences}
        name="preferences"
        rows={5}
        required
        limit={preferencesLength.max}
        placeholder={text.placeholder}
        value={draft.preferences}
        onChange={(event) => change({ preferences: event.target.value })}
      />
      <fieldset disabled={!isHydrated}>
        <QuickRequests
          requests={text.quick}
          text={draft.preferences}
          onText={(preferences) => change({ preferences })}
        />
      </fieldset>
      <Field
        label={text.name}
        name="guestName"
        hint={text.optional}
        value={draft.guestName}
        limit={guestNameLength.max}
        autoComplete="given-name"
        onChange={(event) => change({ guestName: event.target.value })}
      />
      {failure && (
        <p role="alert" className="rounded-sm border border-bad bg-bad-soft px-4 py-3 text-bad">
          {failure}
        </p>
      )}
      {help && (
        <div role="status" className="grid gap-3">
          <p>{codeText(shared, 'NEED_HELP')}</p>
          <HelpLines label={text.help} numbers={help} />
        </div>
      )}
      <Button type="submit" inactive={isSending} disabled={!draft.preferences.trim()}>
        {isSending ? text.submitting : text.submit}
      </Button>
      {isAsking && earlier && (
        <ReplaceSheet
          earlier={earlier}
          onReplace={() => send('own')}
          onAdd={() => send('none')}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}
