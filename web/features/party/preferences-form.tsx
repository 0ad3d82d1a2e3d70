import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { guestNameLength } from '#domain/guests.ts';
import { preferencesLength } from '#domain/parties.ts';
import { QuickRequests } from '#web/components/quick-requests.tsx';
import { guestErrorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { readDraft, saveDraft } from '#web/ui/drafts.ts';
import { Field } from '#web/ui/field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { usePartyText } from './texts.ts';

export interface Draft {
  preferences: string;
  guestName: string;
}

export const emptyDraft: Draft = { preferences: '', guestName: '' };

interface PreferencesFormProps {
  shareCode: string;
  /** What this browser has sent before. */
  earlier: string | undefined;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onSent: () => void;
}

export function PreferencesForm(props: PreferencesFormProps) {
  const { shareCode, earlier, draft, onDraft, onSent } = props;
  const text = usePartyText();
  const shared = useText();
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState('');
  const [submit, isSending] = useMutation('cocktailParties.submitGuestResponse');
  // Two taps within one frame are still one response.
  const sending = useRef(false);

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    saveDraft(shareCode, JSON.stringify(next));
    onDraft(next);
  };
  // Before scripts have come, text can be typed, but nobody has told of it; other things wait.
  const [isAlive, setAlive] = useState(false);
  useLayoutEffect(() => {
    setAlive(true);
    if (!form.current) return;
    const typed = Object.fromEntries(new FormData(form.current)) as unknown as Draft;
    const kept = readDraft(shareCode);
    if (typed.preferences || typed.guestName) {
      saveDraft(shareCode, JSON.stringify(typed));
      onDraft(typed);
    } else if (kept) onDraft(JSON.parse(kept));
  }, [shareCode, onDraft]);

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
    try {
      const guestName = draft.guestName.trim();
      const { success, message } = await submit({
        shareCode,
        preferences: draft.preferences,
        ...(guestName && { guestName }),
        ...(instead && { instead }),
      });
      if (success) {
        saveDraft(shareCode, '');
        onSent();
      } else setFailure(message);
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
        maxLength={preferencesLength.max}
        placeholder={text.placeholder}
        value={draft.preferences}
        onChange={(event) => change({ preferences: event.target.value })}
      />
      <fieldset disabled={!isAlive}>
        <QuickRequests
          requests={text.quick}
          text={draft.preferences}
          maxLength={preferencesLength.max}
          onText={(preferences) => change({ preferences })}
        />
      </fieldset>
      <Field
        label={text.name}
        name="guestName"
        hint={text.optional}
        value={draft.guestName}
        maxLength={guestNameLength.max}
        autoComplete="given-name"
        onChange={(event) => change({ guestName: event.target.value })}
      />
      {failure && (
        <p role="alert" className="rounded-sm border border-bad bg-bad-soft px-4 py-3 text-bad">
          {failure}
        </p>
      )}
      <Button type="submit" inactive={isSending} disabled={!draft.preferences.trim()}>
        {isSending ? text.submitting : text.submit}
      </Button>
      {isAsking && (
        <Sheet
          label={text.again.question}
          closeLabel={shared.common.close}
          onClose={() => setAsking(false)}
        >
          <div className="grid gap-4 pt-6">
            <p className="pr-10 font-semibold text-lg">{text.again.question}</p>
            <blockquote className="line-clamp-4 whitespace-pre-line rounded-sm border border-line px-4 py-3 text-ink-2 wrap-anywhere">
              {earlier}
            </blockquote>
            <Button onClick={() => send('own')}>{text.again.replace}</Button>
            <Button look="secondary" onClick={() => send('none')}>
              {text.again.add}
            </Button>
          </div>
        </Sheet>
      )}
    </form>
  );
}
