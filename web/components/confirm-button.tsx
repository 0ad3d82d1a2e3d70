import { useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

interface ConfirmButtonProps {
  label: string;
  /** What the button does, where its label alone would not say it. */
  name?: string;
  question: string;
  look?: ButtonLook;
  inactive?: boolean;
  onConfirm: () => void;
}

/** Asks before it does something. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, name, question, look = 'quiet', inactive, onConfirm } = props;
  const { common } = useText();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button look={look} aria-label={name} inactive={inactive} onClick={() => setAsking(true)}>
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
