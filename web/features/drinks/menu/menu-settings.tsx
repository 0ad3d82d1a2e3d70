import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import type { Drink } from '#domain/drinks/drinks.ts';
import {
  type Currency,
  currencies,
  isOnMenu,
  type MenuMode,
  menuModes,
} from '#domain/menu/menu.ts';
import { WaitingForConnection } from '#web/components/connection/waiting-for-connection.tsx';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { SheetTitle } from '#web/ui/sheet/sheet-title.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { FeaturedDrinks } from './featured-drinks.tsx';
import { SmallSelect } from './small-select.tsx';
import { useMenuText } from './texts.ts';
import { square, unsaid } from './tool-words.ts';
import type { Menu } from './use-menu.ts';

interface MenuSettingsProps {
  menu: Menu;
  drinks: readonly Drink[];
  /** Members can only read the settings. */
  isOwner: boolean;
}

/** A button that opens the settings of the menu: its drinks, currency and specials. */
export function MenuSettings({ menu, drinks, isOwner }: MenuSettingsProps) {
  const text = useMenuText();
  const { common } = useText();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { mode, entries, currency, change, changeSettings } = menu;
  const idsIn = (one: MenuMode) =>
    drinks.filter(({ _id }) => isOnMenu(entries.get(_id), one)).map(({ _id }) => _id);
  const shown = { everything: idsIn('everything'), chosen: idsIn('chosen') };
  const hints = {
    everything: text.modeHints.everything(
      shown.everything.length,
      drinks.length - shown.everything.length,
    ),
    chosen: text.modeHints.chosen(shown.chosen.length),
  };
  const choose = (next: MenuMode) => {
    if (next === mode) return;
    const isLess = shown.chosen.length < shown.everything.length;
    if (next === 'chosen' && isLess) setAsking(true);
    else void changeSettings({ mode: next });
  };
  const start = (withShown: boolean) => {
    setAsking(false);
    if (withShown) void change(shown.everything, { isShown: true });
    void changeSettings({ mode: 'chosen' });
  };
  const changeCurrency = async (next: Currency) => {
    const priced = [...entries.values()].filter(({ price }) => price !== null).length;
    if ((await changeSettings({ currency: next })) && priced) {
      toasts.success(text.notConverted(priced));
    }
  };
  return (
    <>
      <Button
        look="secondary"
        title={text.mode}
        className={`min-h-12! flex-none ${square}`}
        onClick={() => setOpen(true)}
      >
        <Eye aria-hidden size={18} />
        <span className={unsaid}>{text.mode}</span>
      </Button>
      {isOpen && (
        <Sheet label={text.mode} closeLabel={common.close} onClose={() => setOpen(false)}>
          <div className="grid gap-5">
            <SheetTitle hint={hints[mode]}>{text.mode}</SheetTitle>
            <fieldset aria-label={text.mode} className="grid gap-2">
              {menuModes.map((one) => (
                <label
                  key={one}
                  className="relative flex min-h-[58px] items-center gap-3 rounded-sm border border-line-strong px-4 py-2 has-checked:border-brass has-checked:bg-line has-focus-visible:outline-2 has-focus-visible:outline-brass"
                >
                  <input
                    type="radio"
                    name="menu-mode"
                    checked={one === mode}
                    disabled={!isOwner && one !== mode}
                    onChange={() => choose(one)}
                  />
                  <span className="grid min-w-0">
                    <span className="font-semibold">{text.modes[one]}</span>
                    <span className="text-muted text-sm">{hints[one]}</span>
                  </span>
                </label>
              ))}
            </fieldset>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {isOwner ? (
                <SmallSelect
                  label={text.currency}
                  value={currency}
                  options={currencies.map((value) => ({ value, label: value }))}
                  onChange={changeCurrency}
                />
              ) : (
                <p className="text-muted text-sm">{text.ownersDecide}</p>
              )}
              {menu.isChangingSettings && <WaitingForConnection />}
            </div>
            <FeaturedDrinks menu={menu} drinks={drinks} />
          </div>
          {isAsking && (
            <StartSheet
              shown={shown.everything.length}
              chosen={shown.chosen.length}
              onStart={start}
              onClose={() => setAsking(false)}
            />
          )}
        </Sheet>
      )}
    </>
  );
}

interface StartSheetProps {
  shown: number;
  chosen: number;
  onStart: (withShown: boolean) => void;
  onClose: () => void;
}

/** Asks what a menu of chosen drinks starts with, so that nobody empties it by accident. */
function StartSheet({ shown, chosen, onStart, onClose }: StartSheetProps) {
  const text = useMenuText();
  const { common } = useText();
  return (
    <Sheet label={text.startQuestion} closeLabel={common.close} onClose={onClose}>
      <div className="grid gap-4">
        <SheetTitle hint={text.startHint(shown, chosen)}>{text.startQuestion}</SheetTitle>
        {chosen > 0 && (
          <Button onClick={() => onStart(false)}>{text.startWithChosen(chosen)}</Button>
        )}
        <Button look={chosen > 0 ? 'secondary' : 'primary'} onClick={() => onStart(true)}>
          {text.startWithShown(shown)}
        </Button>
        {chosen === 0 && (
          <div className="grid gap-1.5 text-center">
            <Button look="secondary" onClick={() => onStart(false)}>
              {text.startEmpty}
            </Button>
            <p className="text-muted text-sm">{text.startEmptyHint}</p>
          </div>
        )}
        <Button look="quiet" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </Sheet>
  );
}
