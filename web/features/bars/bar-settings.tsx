import ExternalLink from 'lucide-react/icons/external-link';
import type { OwnBar } from '#domain/bars/bars.ts';
import { paths } from '#domain/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { BarPart } from './bar-part.tsx';
import { BarSwitch } from './bar-switch.tsx';
import { GuestLimits } from './guest-limits.tsx';
import { OrderLimits } from './order-limits.tsx';
import { SettingsTabs } from './settings-tabs.tsx';
import { useBarText } from './texts.ts';
import { TonightPart } from './tonight-part.tsx';
import { useBarSwitches } from './use-bar-switches.ts';

/**
 * Settings of a bar. Members open, pause and close it and allow substitutes. The rest is for
 * owners.
 */
export function BarSettings({ bar, isOwner }: { bar: OwnBar; isOwner: boolean }) {
  const text = useBarText();
  const switches = useBarSwitches(bar);
  const { shown, change } = switches;
  const tonight = <TonightPart bar={bar} switches={switches} />;
  return (
    <div className="grid gap-5">
      {isOwner ? (
        <SettingsTabs
          parts={{
            tonight,
            bar: <BarPart bar={bar} switches={switches} />,
            guests: <OrderLimits limits={shown} onChange={change} />,
            ai: (
              <>
                <BarSwitch
                  {...switches}
                  name="allowsGuestSearch"
                  label={text.guestSearch}
                  hint={text.guestSearchHint}
                />
                {shown.allowsGuestSearch && (
                  <GuestLimits barId={bar._id} limits={shown} onChange={change} />
                )}
              </>
            ),
          }}
        />
      ) : (
        <div className="grid gap-5">
          {tonight}
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
