import { type FormEvent, useState } from 'react';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { toasts } from '#web/ui/toasts.tsx';

export function CreateBar({ onCreated }: { onCreated: (barId: string) => void }) {
  const text = useText();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [createBar, busy] = useMutation('bars.createBar');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      onCreated(await createBar({ name, ...(description.trim() && { description }) }));
    } catch (error) {
      toasts.error(text.dashboard.createBarFailed(errorText(text, error)));
    }
  };
  return (
    <form className="grid gap-4 rounded-md border border-line bg-surface p-5" onSubmit={submit}>
      <Field
        label={text.dashboard.barName}
        value={name}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label={text.dashboard.barDescription}
        hint={text.dashboard.optional}
        value={description}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => setDescription(event.target.value)}
      />
      <Button type="submit" disabled={!name.trim() || busy}>
        {text.dashboard.createBar}
      </Button>
    </form>
  );
}
