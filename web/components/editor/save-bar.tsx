import type { ReactNode } from 'react';
import { WaitingForConnection } from '#web/components/connection/waiting-for-connection.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { type ItemKind, useEditorText } from './texts.ts';

interface SaveBarProps {
  kind: ItemKind;
  isSaving: boolean;
  failure: string;
  /** A conflict must be settled first. */
  isBlocked: boolean;
  cancelTo: string;
  children: ReactNode;
}

/** Stays visible however long the form is. */
export function SaveBar({ kind, isSaving, failure, isBlocked, cancelTo, children }: SaveBarProps) {
  const text = useEditorText();
  return (
    <div className="-mx-4 -mb-6 sticky bottom-0 z-[5] grid gap-2 border-line border-t bg-bg px-4 py-3 lg:-mx-2 lg:px-2 min-[1200px]:col-span-2">
      <div role="alert">
        {failure && <p className="wrap-anywhere font-semibold text-bad">{failure}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" className="max-sm:flex-1" inactive={isSaving || isBlocked}>
          {isSaving ? text.saving : text[kind].save}
        </Button>
        <ButtonLink look="quiet" href={cancelTo}>
          {text.cancel}
        </ButtonLink>
        {isSaving && <WaitingForConnection />}
        {children && <div className="ml-auto">{children}</div>}
      </div>
    </div>
  );
}
