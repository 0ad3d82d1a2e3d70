import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { guestNameLength } from '#domain/guest-name.ts';
import { preferencesLength } from '#domain/party-rules.ts';
import { QuickRequests } from '#web/components/quick-requests.tsx';
import { guestErrorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { keepDraft, readDraft } from '#web/ui/drafts.ts';
import { Field } from '#web/ui/field.tsx';
import { usePartyText } from './texts.ts';

export interface Draft {
  preferences: string;
  guestName: string;
}

export const emptyDraft: Draft = { preferences: '', guestName: '' };

interface PreferencesFormProps {
  shareCode: string;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onSent: () => void;
}

export function PreferencesForm({ shareCode, draft, onDraft, onSent }: PreferencesFormProps) {
  const text = usePartyText();
  const shared = useText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState('');
  const [submit, isSending] = useMutation('cocktailParties.submitGuestResponse');
  // Two taps within one frame are still one response.
  const sending = useRef(false);

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    keepDraft(shareCode, JSON.stringify(next));
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
      keepDraft(shareCode, JSON.stringify(typed));
      onDraft(typed);
    } else if (kept) onDraft(JSON.parse(kept));
  }, [shareCode, onDraft]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setFailure('');
    try {
      const guestName = draft.guestName.trim();
      const { success, message } = await submit({
        shareCode,
        preferences: draft.preferences,
        ...(guestName && { guestName }),
      });
      if (success) {
        keepDraft(shareCode, '');
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
      onSubmit={send}
    >
      <div className="grid gap-1.5">
        <h2 className="text-xl">{text.question}</h2>
        <p className="text-ink-2">{text.intro}</p>
      </div>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-semibold text-sm">
          {text.preferences}
        </label>
        <textarea
          name="preferences"
          id={id}
          rows={5}
          required
          maxLength={preferencesLength.longest}
          placeholder={text.placeholder}
          className="resize-y rounded-sm border border-line-strong bg-bg px-4 py-3 text-[1rem] placeholder:text-muted"
          value={draft.preferences}
          onChange={(event) => change({ preferences: event.target.value })}
        />
      </div>
      <fieldset disabled={!isAlive}>
        <QuickRequests
          requests={text.quick}
          text={draft.preferences}
          longest={preferencesLength.longest}
          onText={(preferences) => change({ preferences })}
        />
      </fieldset>
      <Field
        label={text.name}
        name="guestName"
        hint={text.optional}
        value={draft.guestName}
        maxLength={guestNameLength.longest}
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
    </form>
  );
}
