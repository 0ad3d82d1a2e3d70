import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { EmptyState } from '#web/components/section/empty-state.tsx';
import { Link } from '#web/navigation/link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { type ItemKind, useEditorText } from './texts.ts';

interface EditorPageProps {
  kind: ItemKind;
  listAt: string;
  /** The stored item's; undefined for a new one. */
  name: string | undefined;
  intro?: string;
  children: ReactNode;
}

/** The page of an own item: a link back, its name, the editor. */
export function EditorPage({ kind, listAt, name, intro, children }: EditorPageProps) {
  const text = useEditorText();
  return (
    <>
      <div className="grid gap-1">
        <Link
          href={listAt}
          className="inline-flex min-h-[44px] items-center gap-2 justify-self-start font-semibold text-ink-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden size={18} />
          {text[kind].back}
        </Link>
        <h2 className="wrap-anywhere text-xl">
          {name === undefined ? text[kind].isNew : text.edit(name)}
        </h2>
        {intro && <p className="text-ink-2">{intro}</p>}
      </div>
      {children}
    </>
  );
}

/** Shown for an unknown item. */
export function Gone({ kind, listAt }: { kind: ItemKind; listAt: string }) {
  const text = useEditorText();
  return (
    <EmptyState title={text[kind].gone} reason={text[kind].goneReason}>
      <ButtonLink href={listAt} look="secondary" className="mt-2">
        {text[kind].back}
      </ButtonLink>
    </EmptyState>
  );
}
