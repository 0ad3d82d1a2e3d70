import { useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { autofocus } from '#web/ui/form/autofocus.ts';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { SheetTitle } from '#web/ui/sheet/sheet-title.tsx';

interface ConfirmButtonProps {
  label: string;
  /** Accessible name if the label alone is unclear. */
  name?: string;
  question: string;
  /** Text about the consequence. */
  hint?: string;
  look?: ButtonLook;
  inactive?: boolean;
  onConfirm: () => void;
}

/** A button that asks for confirmation in a sheet. The sheet focuses the harmless choice. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, name, question, hint, look = 'quiet', inactive, onConfirm } = props;
  const { common } = useText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look={look} aria-label={name} inactive={inactive} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Sheet label={question} closeLabel={common.close} onClose={close}>
          <div className="grid gap-4">
            <SheetTitle hint={hint}>{question}</SheetTitle>
            <Button
              look="danger"
              onClick={() => {
                close();
                onConfirm();
              }}
            >
              {label}
            </Button>
            <Button ref={autofocus} look="secondary" onClick={close}>
              {common.cancel}
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}
