import type { KeyboardEvent } from 'react';
import { type Language, languages } from '#domain/languages.ts';
import { useText } from '#web/i18n/language.ts';

interface LanguageTabsProps {
  /** The language of the fields below. */
  panelId: string;
  /** The accessible name of the tabs. */
  label: string;
  /** Shown beside a language without any text. */
  missing: string;
  texts: Partial<Record<Language, unknown>>;
  shown: Language;
  /** Languages with invalid fields. */
  wrong?: readonly Language[];
  onShow: (language: Language) => void;
}

export function tabId(panelId: string, language: Language): string {
  return `${panelId}-${language}`;
}

export function LanguageTabs(props: LanguageTabsProps) {
  const { panelId, label, missing, texts, shown, wrong = [], onShow } = props;
  const { preferences } = useText();
  const press = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const next = languages.find((language) => language !== shown) ?? shown;
    onShow(next);
    document.getElementById(tabId(panelId, next))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      className="flex gap-1 rounded-full border border-line bg-bg p-1"
      onKeyDown={press}
    >
      {languages.map((language) => (
        <button
          key={language}
          id={tabId(panelId, language)}
          type="button"
          role="tab"
          lang={language}
          aria-selected={language === shown}
          aria-controls={panelId}
          tabIndex={language === shown ? 0 : -1}
          className="flex min-h-[44px] flex-1 items-center justify-center gap-2 rounded-full px-4 font-semibold text-ink-2 text-sm aria-selected:bg-ink aria-selected:text-bg"
          onClick={() => onShow(language)}
        >
          {preferences.languageName[language]}
          {wrong.includes(language) && <span className="size-2 rounded-full bg-bad" />}
          {!texts[language] && (
            <span className="font-normal text-xs opacity-70 max-[430px]:sr-only">{missing}</span>
          )}
        </button>
      ))}
    </div>
  );
}
