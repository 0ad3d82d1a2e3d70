import Smartphone from 'lucide-react/icons/smartphone';
import { Button } from '#web/ui/button.tsx';
import { useGuestOrigin } from './guest-origin.ts';
import { useGuestOriginText } from './texts.ts';

/** Warns if links lead to this computer only, and offers its network address. */
export function AddressNotice() {
  const text = useGuestOriginText();
  const { origin, isUnreachable, offers, choose } = useGuestOrigin();
  if (isUnreachable) {
    return (
      <div
        role="alert"
        className="grid grid-cols-[auto_1fr] items-start gap-3 rounded-sm border border-fill bg-[color-mix(in_oklab,var(--fill)_16%,var(--surface))] p-4 print:hidden"
      >
        <Smartphone aria-hidden size={22} className="mt-0.5 text-warn" />
        <div className="grid gap-3">
          <div>
            <p className="font-semibold">{text.unreachable}</p>
            <p className="wrap-anywhere text-ink-2 text-sm">{text.reason(location.host)}</p>
            {offers.length === 0 && <p className="mt-1 text-ink-2 text-sm">{text.noOffer}</p>}
          </div>
          {offers.length > 0 && (
            <div className="flex flex-wrap gap-2.5">
              {offers.map((offer) => (
                <Button key={offer} look="secondary" className="py-2" onClick={() => choose(offer)}>
                  <span className="wrap-anywhere">{text.use(offer)}</span>
                </Button>
              ))}
            </div>
          )}
        </div>
      </div>
    );
  }
  if (!offers.includes(origin)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-2 text-sm print:hidden">
      <span className="wrap-anywhere">{text.inUse(origin)}</span>
      <Button look="quiet" className="text-sm" onClick={() => choose()}>
        {text.change}
      </Button>
    </p>
  );
}
