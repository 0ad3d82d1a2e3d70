import ExternalLink from 'lucide-react/icons/external-link';
import { type FormEvent, useState } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import { paths } from '#domain/routes.ts';
import { WaitingForConnection } from '#web/components/waiting-for-connection.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toasts.tsx';
import { BarFields } from './bar-fields.tsx';
import { BarSwitch } from './bar-switch.tsx';
import { ClosingSwitch } from './closing-switch.tsx';
import { GuestLimits } from './guest-limits.tsx';
import { OrderLimits } from './order-limits.tsx';
import { SubstitutesSwitch } from './substitutes-switch.tsx';
import { useBarText } from './texts.ts';
import { useBarSwitches } from './use-bar-switches.ts';

/** Settings of a bar. Members open and close it and allow substitutes; the rest is for owners. */
export function BarSettings({ bar, isOwner }: { bar: OwnBar; isOwner: boolean }) {
  const text = useBarText();
  const switches = useBarSwitches(bar);
  const { shown, change } = switches;
  const opening = (
    <ClosingSwitch {...switches} bar={bar} name="isOpen" label={text.open} hint={text.openHint} />
  );
  return (
    <div className="grid gap-6">
      {isOwner ? (
        <>
          <NameForm key={bar._id} bar={bar} change={change} />
          <div className="grid gap-4 border-line border-t pt-5">
            {opening}
            <ClosingSwitch
              {...switches}
              bar={bar}
              name="isActive"
              label={text.active}
              hint={text.activeHint}
            />
            <SubstitutesSwitch bar={bar} />
            <OrderLimits limits={shown} onChange={change} />
            <BarSwitch
              {...switches}
              name="allowsGuestSearch"
              label={text.guestSearch}
              hint={text.guestSearchHint}
            />
            {shown.allowsGuestSearch && (
              <GuestLimits barId={bar._id} limits={shown} onChange={change} />
            )}
          </div>
        </>
      ) : (
        <div className="grid gap-4">
          {opening}
          <SubstitutesSwitch bar={bar} />
          <p className="text-muted">{text.ownersDecide}</p>
        </div>
      )}
      <ButtonLink href={paths.guest(bar.barCode)} look="secondary">
        {`${text.guestView} · ${bar.barCode}`}
        <ExternalLink aria-hidden size={16} />
      </ButtonLink>
    </div>
  );
}

interface NameFormProps {
  bar: OwnBar;
  change: ReturnType<typeof useBarSwitches>['change'];
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
      <Button type="submit" look="secondary" inactive={busy || !name.trim() || same}>
        {text.save}
      </Button>
      {busy && <WaitingForConnection />}
    </form>
  );
}
