import { type ReactNode, useId } from 'react';
import { languages } from '#domain/languages.ts';
import { writtenLanguages } from '#domain/own-items.ts';
import { Button } from '#web/ui/button.tsx';
import { type EditorValue, nameField } from './editor-value.ts';
import { LanguageTabs, tabId } from './language-tabs.tsx';
import { useEditorText } from './texts.ts';
import type { Editor } from './use-editor.ts';

interface LanguagePanelProps<Value> {
  editor: Pick<Editor<Value, never>, 'form' | 'shown' | 'setShown' | 'errorAt' | 'change'>;
  /** Adds texts in the shown language. */
  onWrite: () => void;
  children: ReactNode;
}

/** The texts of one language or both: switches, adds and removes a language. */
export function LanguagePanel<Value extends EditorValue>(props: LanguagePanelProps<Value>) {
  const { editor, onWrite, children } = props;
  const { shown, setShown, errorAt, change } = editor;
  const { texts } = editor.form.value;
  const text = useEditorText();
  const panelId = useId();
  const isOnly = writtenLanguages(texts).length === 1;
  const remove = () =>
    change(({ texts: before }) => ({ texts: { ...before, [shown]: undefined } }) as Partial<Value>);
  return (
    <div className="grid gap-4">
      <LanguageTabs
        panelId={panelId}
        label={text.languages}
        missing={text.notWritten}
        texts={texts}
        shown={shown}
        wrong={languages.filter((language) => errorAt(nameField(language)))}
        onShow={setShown}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={tabId(panelId, shown)}
        className="grid gap-4"
      >
        {texts[shown] ? (
          <>
            {children}
            {isOnly ? (
              <p className="text-muted text-sm">{text.alone[shown]}</p>
            ) : (
              <Button
                look="quiet"
                className="justify-self-start !px-0 text-sm underline"
                onClick={remove}
              >
                {text.removeTexts[shown]}
              </Button>
            )}
          </>
        ) : (
          <div className="grid justify-items-start gap-3 rounded-sm border border-line border-dashed p-4">
            <p className="text-ink-2">{text.fallback[shown]}</p>
            <Button look="secondary" onClick={onWrite}>
              {text.writeIn[shown]}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
