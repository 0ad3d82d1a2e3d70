import { type FormEvent, useState } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import { WaitingForConnection } from '#web/components/connection/waiting-for-connection.tsx';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { BarFields } from './bar-fields.tsx';
import { ClosingSwitch } from './closing-switch.tsx';
import { useBarText } from './texts.ts';
import type { useBarSwitches } from './use-bar-switches.ts';

interface BarPartProps {
  bar: OwnBar;
  switches: ReturnType<typeof useBarSwitches>;
}

/** The texts that guests read, and whether the code leads to the bar. */
export function BarPart({ bar, switches }: BarPartProps) {
  const text = useBarText();
  return (
    <>
      <NameForm key={bar._id} bar={bar} change={switches.change} />
      <div className="border-line border-t pt-5">
        <ClosingSwitch
          {...switches}
          bar={bar}
          name="isActive"
          label={text.active}
          hint={text.activeHint}
        />
      </div>
    </>
  );
}

interface NameFormProps {
  bar: OwnBar;
  change: BarPartProps['switches']['change'];
}

function NameForm({ bar, change }: NameFormProps) {
  const text = useBarText();
  const [name, setName] = useState(bar.name);
  const [description, setDescription] = useState(bar.description ?? '');
  const [busy, setBusy] = useState(false);
  const same = name.trim() === bar.name && description.trim() === (bar.description ?? '');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    if (await change({ name, description })) toasts.success(text.saved);
    setBusy(false);
  };
  return (
    <form className="grid gap-4" onSubmit={save}>
      <BarFields
        name={name}
        description={description}
        onName={setName}
        onDescription={setDescription}
      />
      <Button
        type="submit"
        look={same ? 'secondary' : 'primary'}
        inactive={busy || !name.trim() || same}
      >
        {text.save}
      </Button>
      {busy && <WaitingForConnection />}
    </form>
  );
}
