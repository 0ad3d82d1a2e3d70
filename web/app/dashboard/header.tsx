import Settings from 'lucide-react/icons/settings';
import { type ReactNode, useState } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import type { Section } from '#domain/routes.ts';
import { ConnectionState } from '#web/components/connection/connection-state.tsx';
import { usePause } from '#web/components/use-pause.ts';
import { useClaims } from '#web/features/auth/session/session.ts';
import { BarSettings } from '#web/features/bars/bar-settings.tsx';
import { BarStateButton } from '#web/features/bars/bar-state-button.tsx';
import { StateBand } from '#web/features/bars/state-band.tsx';
import { useBarText } from '#web/features/bars/texts.ts';
import { NewOrdersPill } from '#web/features/orders/alert/new-orders-pill.tsx';
import { useText } from '#web/i18n/language.ts';
import { useConnection } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { SheetTitle } from '#web/ui/sheet/sheet-title.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { useDashboardText } from './texts.ts';

interface HeaderProps {
  /** Without a section, only small screens show the header, for its menu button. */
  section: Section | undefined;
  bar: OwnBar | undefined;
  menuButton: ReactNode;
}

/** The header of a section: its title, its bar, and actions on the bar. */
export function Header({ section, bar, menuButton }: HeaderProps) {
  const text = useDashboardText();
  const isPhone = useMediaQuery('(width < 640px)');
  return (
    <>
      <header
        className={`-mx-(--gutter) sticky top-0 z-10 flex min-h-[53px] flex-none items-center gap-1.5 sm:gap-2 border-line border-b bg-bg pr-2 sm:pr-(--gutter) lg:static lg:min-h-14 lg:border-0 lg:bg-transparent lg:px-(--gutter) print:hidden ${section ? '' : 'lg:hidden'}`}
      >
        <div className="flex min-w-0 flex-1 items-center">
          {menuButton}
          {section ? (
            <div className="min-w-0 flex-1 py-1 sm:flex sm:items-baseline sm:gap-x-3">
              <h1
                key={section}
                className="text-lg outline-none sm:flex-none sm:text-xl lg:text-[1.5rem]"
              >
                {text.titles[section]}
              </h1>
              <BarState bar={bar} isPhone={isPhone} />
            </div>
          ) : (
            <p className="min-w-0 truncate font-semibold">{text.title}</p>
          )}
        </div>
        {bar && section !== 'orders' && (
          <div className="flex-none lg:hidden">
            <NewOrdersPill barId={bar._id} />
          </div>
        )}
        {section && !isPhone && <ConnectionState isClosed={bar && !isServing(bar)} />}
        {bar && <BarActions key={bar._id} bar={bar} />}
      </header>
      {bar && isPhone && <StateBand key={bar._id} bar={bar} />}
    </>
  );
}

const isServing = (bar: OwnBar) => bar.isActive && bar.isOpen;

interface BarStateProps {
  bar: OwnBar | undefined;
  /** On a phone, text replaces the badges of larger screens. */
  isPhone: boolean;
}

function BarState({ bar, isPhone }: BarStateProps) {
  const barText = useBarText();
  const { connection: names } = useText();
  const connection = useConnection();
  const isLost = isPhone && connection !== 'live';
  const pause = usePause(bar && isServing(bar) ? bar.pause : null);
  // Larger screens show the state in the button that opens and closes the bar.
  const saysState = isPhone || !bar?.isActive;
  const state = bar?.isActive ? (bar.isOpen ? 'isOpen' : 'isClosed') : 'isInactive';
  return (
    <p className="flex min-h-[1.25em] min-w-0 gap-1.5 text-muted text-xs sm:text-sm">
      {bar && (
        <>
          <span className="min-w-0 truncate">{bar.name}</span>
          {saysState && (
            <>
              <span aria-hidden>{'·'}</span>
              <span
                className={`flex-none font-semibold ${isServing(bar) && !pause && !isLost ? 'text-ok' : 'text-warn'}`}
              >
                {pause ? barText.paused : barText[state]}
              </span>
            </>
          )}
        </>
      )}
      {isPhone && (
        <span role="status" className="flex-none font-semibold text-warn">
          {isLost && `${bar ? '· ' : ''}${names[connection]}`}
        </span>
      )}
    </p>
  );
}

function BarActions({ bar }: { bar: OwnBar }) {
  const barText = useBarText();
  const { common } = useText();
  const { isOwner } = useClaims();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <BarStateButton bar={bar} />
      <Button
        look="secondary"
        aria-label={barText.settings}
        title={barText.settings}
        className="flex-none max-lg:w-[44px] max-lg:px-0"
        onClick={() => setOpen(true)}
      >
        <Settings aria-hidden size={18} />
        <span className="max-lg:hidden xl:hidden">{barText.settingsShort}</span>
        <span className="max-xl:hidden">{barText.settings}</span>
      </Button>
      {isOpen && (
        <Sheet
          label={barText.settings}
          closeLabel={common.close}
          onClose={() => setOpen(false)}
          look="settings"
        >
          <div className="mb-5">
            <SheetTitle>{barText.settings}</SheetTitle>
          </div>
          <BarSettings bar={bar} isOwner={isOwner} />
        </Sheet>
      )}
    </>
  );
}
