import type { OwnIngredientPreview } from '#domain/ingredients/own-ingredients.ts';
import type { ChangeForm } from '#web/components/editor/editor-value.ts';
import { useEditorText } from '#web/components/editor/texts.ts';
import type { Preview } from '#web/components/editor/use-preview.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import type { FormValue } from './form-value.ts';
import { useOwnText } from './texts.ts';

interface ChangesPanelProps {
  value: FormValue;
  kindName: string | undefined;
  preview: Preview<OwnIngredientPreview>;
  onChange: ChangeForm<FormValue>;
}

/** Effects of the ingredient at this bar. */
export function ChangesPanel({ value, kindName, preview: answer, onChange }: ChangesPanelProps) {
  const { data: preview, isCurrent, hasFailed, isWaiting } = answer;
  const text = useOwnText();
  const common = useEditorText();
  const language = useLanguage();
  const { parts, version, isAvailable } = value;
  const names = new Intl.ListFormat(language).format(preview?.missing ?? []);
  return (
    <>
      <div
        role="status"
        aria-busy={!isCurrent && !hasFailed}
        className={`grid gap-2 transition-opacity ${isCurrent ? '' : 'opacity-50'}`}
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
      {hasFailed && <p className="text-muted text-sm">{common.previewFailed}</p>}
      {isWaiting && (
        <p role="status" className="text-sm text-warn">
          {common.previewWaits}
        </p>
      )}
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
