import { type FormEvent, useState } from 'react';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { BarFields } from './bar-fields.tsx';
import { useBarText } from './texts.ts';

export function CreateBar({ onCreated }: { onCreated: (barId: string) => void }) {
  const shared = useText();
  const text = useBarText();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [createBar, busy] = useMutation('bars.createBar');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      onCreated(await createBar({ name, ...(description.trim() && { description }) }));
    } catch (error) {
      toasts.error(text.createBarFailed(errorText(shared, error)));
    }
  };
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <BarFields
        isFirst
        name={name}
        description={description}
        onName={setName}
        onDescription={setDescription}
      />
      <Button type="submit" inactive={busy} disabled={!name.trim()}>
        {text.createBar}
      </Button>
    </form>
  );
}
