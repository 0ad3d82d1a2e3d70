import { useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

interface ConfirmButtonProps {
  label: string;
  /** What the button does, where its label alone would not say it. */
  name?: string;
  question: string;
  onConfirm: () => void;
}

/** Asks before it does something. */
export function ConfirmButton({ label, name, question, onConfirm }: ConfirmButtonProps) {
  const { common } = useText();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button look="quiet" aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <Sheet label={question} closeLabel={common.close} onClose={close}>
          <div className="grid gap-4 pt-6">
            <p className="pr-10 font-semibold text-lg">{question}</p>
            <Button
              onClick={() => {
                close();
                onConfirm();
              }}
            >
              {label}
            </Button>
            <Button look="secondary" onClick={close}>
              {common.cancel}
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}
