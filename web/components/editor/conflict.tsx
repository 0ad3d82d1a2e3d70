import { type Language, languages } from '#domain/languages.ts';
import type { OwnItemTexts, WrittenTexts } from '#domain/own-items.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { useEditorText } from './texts.ts';

/** One field of a version, in words. */
export interface Line {
  label: string;
  value: string;
}

interface ConflictProps {
  title: string;
  theirs: readonly Line[];
  mine: readonly Line[];
  onLoadTheirs: () => void;
  onSaveMine: () => void;
}

/** Shows who else has saved the item meanwhile and what differs, and offers a choice. */
export function Conflict({ title, theirs, mine, onLoadTheirs, onSaveMine }: ConflictProps) {
  const { conflict: text } = useEditorText();
  const differing = theirs.flatMap(({ label, value }, n) => {
    const other = mine[n]?.value ?? '';
    return value === other ? [] : { label, theirs: value, mine: other };
  });
  return (
    <section
      role="alert"
      aria-label={title}
      className="grid gap-4 rounded-md border border-warn bg-surface p-4 sm:p-6"
    >
      <div className="grid gap-1">
        <h3 className="wrap-anywhere text-lg">{title}</h3>
        <p className="text-ink-2">{differing.length ? text.hint : text.same}</p>
      </div>
      {differing.map(({ label, ...versions }) => (
        <div key={label} className="grid gap-1 border-line border-t pt-3">
          <p className="font-semibold text-sm">{label}</p>
          <dl className="grid gap-x-6 gap-y-2 wrap-anywhere sm:grid-cols-2">
            {(['theirs', 'mine'] as const).map((whose) => (
              <div key={whose}>
                <dt className="text-muted text-sm">{text[whose]}</dt>
                <dd className="whitespace-pre-line">{versions[whose] || text.nothing}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={onLoadTheirs}>
          {text.loadTheirs}
        </Button>
        <Button look="secondary" onClick={onSaveMine}>
          {text.saveMine}
        </Button>
      </div>
    </section>
  );
}

/** Returns the lines of an item's texts, with the label of each text. */
export function useTextLines() {
  const { preferences } = useText();
  return <Texts extends OwnItemTexts>(
    texts: WrittenTexts<Texts>,
    labels: Readonly<Record<keyof Texts & string, string>>,
  ): Line[] =>
    languages.flatMap((language: Language) =>
      Object.entries<string>(labels).map(([part, label]) => ({
        label: `${label} (${preferences.languageName[language]})`,
        value: String(texts[language]?.[part as keyof Texts] ?? ''),
      })),
    );
}
