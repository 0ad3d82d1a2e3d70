import { unitPreferences } from '#domain/drinks/unit-preference.ts';
import { languages } from '#domain/languages.ts';
import { setLanguage, useLanguage, useText } from '#web/i18n/language.ts';
import { LineIcon } from '#web/ui/line-icon.tsx';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { isDark, theme } from '#web/ui/theme.ts';
import { unitPreference } from './unit-preference.ts';

export const preferencePill =
  'flex min-h-[44px] items-center rounded-full border border-line-strong bg-surface font-semibold text-sm';

interface PreferencesProps {
  /** For pages with a theme switch elsewhere. */
  hasTheme?: boolean;
  /** For pages without amounts. */
  isWithoutUnits?: boolean;
}

/** Language, units and theme in one pill. Each part switches to its other value. */
export function Preferences({ hasTheme, isWithoutUnits }: PreferencesProps) {
  const text = useText();
  const language = useLanguage();
  const unit = useStoredValue(unitPreference);
  const nextLanguage = languages.find((other) => other !== language) ?? language;
  const nextUnit = unitPreferences.find((other) => other !== unit) ?? unit;
  return (
    <div className={preferencePill}>
      <button
        type="button"
        className={`min-h-[44px] min-w-[44px] uppercase ${isWithoutUnits || hasTheme ? '' : 'pr-2.5 pl-4'}`}
        aria-label={`${text.preferences.language}: ${text.preferences.languageName[language]}`}
        onClick={() => setLanguage(nextLanguage)}
      >
        {language}
      </button>
      {!isWithoutUnits && (
        <>
          <span aria-hidden className="h-4 w-px bg-line-strong" />
          <button
            type="button"
            className={`min-h-[44px] min-w-[44px] ${hasTheme ? '' : 'pr-4 pl-2.5'}`}
            aria-label={`${text.preferences.units}: ${unit}`}
            onClick={() => unitPreference.set(nextUnit)}
          >
            {unit}
          </button>
        </>
      )}
      {hasTheme && (
        <>
          <span aria-hidden className="h-4 w-px bg-line-strong" />
          <button
            type="button"
            className="grid min-h-[44px] min-w-[44px] place-items-center [--icon:currentColor]"
            aria-label={`${text.preferences.lightTheme} / ${text.preferences.darkTheme}`}
            onClick={() => theme.set(isDark(theme.get()) ? 'light' : 'dark')}
          >
            <LineIcon path="M12 4a8 8 0 1 0 .01 0v16m3-15v14m3-11v8" />
          </button>
        </>
      )}
    </div>
  );
}
