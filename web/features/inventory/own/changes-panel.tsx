import type { OwnIngredientPreview } from '#domain/ingredients/own-ingredients.ts';
import { WaitingForConnection } from '#web/components/connection/waiting-for-connection.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import type { ChangeForm, FormValue } from './form-value.ts';
import { useOwnText } from './texts.ts';

interface ChangesPanelProps {
  value: FormValue;
  kindName: string | undefined;
  preview: OwnIngredientPreview | undefined;
  /** Of what was typed before. */
  isStale: boolean;
  onChange: ChangeForm;
}

/** What the ingredient changes at this bar. */
export function ChangesPanel({ value, kindName, preview, isStale, onChange }: ChangesPanelProps) {
  const text = useOwnText();
  const language = useLanguage();
  const { parts, version, isAvailable } = value;
  const names = new Intl.ListFormat(language).format(preview?.missing ?? []);
  return (
    <>
      <div
        role="status"
        aria-busy={isStale}
        className={`grid gap-2 transition-opacity ${isStale ? 'opacity-50' : ''}`}
      >
        {kindName && preview && <p>{text.servesIn(kindName, preview.servesIn)}</p>}
        {!kindName && <p>{text.noKind}</p>}
        {kindName && preview && (
          <p className={preview.opens ? 'font-semibold text-ok' : 'text-ink-2'}>
            {preview.opens ? text.opens(preview.opens) : text.opensNone}
          </p>
        )}
        {parts.length > 0 && preview && (
          <p className={preview.canBeMade ? 'text-ok' : 'text-warn'}>
            {preview.canBeMade ? text.canBeMade : text.missing(names)}
          </p>
        )}
      </div>
      {isStale && <WaitingForConnection />}
      {version === 0 && parts.length === 0 && (
        <Switch
          label={text.onShelf}
          hint={text.onShelfHint}
          checked={isAvailable}
          onChange={(next) => onChange({ isAvailable: next })}
        />
      )}
    </>
  );
}
