import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import { nameIn, type OwnItem, type WrittenTexts } from '#domain/own-items.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Conflict, type Line } from './conflict.tsx';
import type { EditorValue } from './editor-value.ts';
import { RestoreButton, RetireButton } from './retire-button.tsx';
import { SaveBar } from './save-bar.tsx';
import { useEditorText } from './texts.ts';
import type { Editor } from './use-editor.ts';

type StoredItem = OwnItem & { texts: WrittenTexts };

interface EditorFormProps<Value extends EditorValue, Item extends StoredItem> {
  editor: Editor<Value, Item>;
  /** Returns the lines of the form or of a stored item. */
  mine: () => Line[];
  linesOf: (stored: Item) => Line[];
  barId: string;
  above?: ReactNode;
  aside: ReactNode;
  children: ReactNode;
}

/** The form of an own item, with its notices and preview. */
export function EditorForm<Value extends EditorValue, Item extends StoredItem>(
  props: EditorFormProps<Value, Item>,
) {
  const { editor, mine, linesOf, barId, above, aside, children } = props;
  const { kind, form, stored, theirs } = editor;
  const text = useEditorText();
  const language = useLanguage();
  const item = stored && { kind, barId, id: stored._id, name: nameIn(stored.texts, language) };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void editor.save();
  };
  return (
    <form
      ref={editor.element}
      noValidate
      autoComplete="off"
      aria-busy={editor.isSaving}
      className="grid items-start gap-x-6 gap-y-4 min-[1200px]:grid-cols-[minmax(0,1fr)_320px]"
      onSubmit={submit}
      onKeyDown={ignoreEnter}
    >
      {above}
      <div className="grid min-w-0 gap-4">
        {stored?.isRetired && (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-surface p-4">
            <p className="text-warn">{text[kind].isRetired}</p>
            {item && <RestoreButton {...item} />}
          </div>
        )}
        {form.isRestored && !theirs && (
          <div
            role="status"
            className="flex flex-wrap items-center justify-between gap-x-4 rounded-sm border border-line bg-raised px-4 py-1"
          >
            <p className="text-sm">{text.restored}</p>
            <Button look="quiet" className="!px-0 text-sm underline" onClick={() => form.reset()}>
              {text.throwAway}
            </Button>
          </div>
        )}
        {theirs && (
          <Conflict
            title={text[kind].changed(theirs.changedBy)}
            theirs={linesOf(theirs)}
            mine={mine()}
            onLoadTheirs={editor.loadTheirs}
            onSaveMine={editor.saveMine}
          />
        )}
        {children}
      </div>
      {aside}
      <SaveBar
        kind={kind}
        isSaving={editor.isSaving}
        failure={editor.failure}
        isBlocked={Boolean(theirs)}
        cancelTo={editor.listAt}
      >
        {item && !stored?.isRetired && <RetireButton {...item} onRetired={editor.leave} />}
      </SaveBar>
      {editor.question}
    </form>
  );
}

/** Enter in a field must not save an unfinished form. */
function ignoreEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
