import { useRef, useState } from 'react';
import { useTakeBack } from '#web/guest/order/use-take-back.ts';
import { Button } from '#web/ui/button.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { useOrderText } from './texts.ts';

interface TakeBackProps {
  barId: string;
  orderIds: string[];
  label: string;
  /** Accessible name if the label alone is unclear. */
  name?: string;
  question: string;
}

/** Takes back orders that are not started. The question replaces the button. */
export function TakeBack({ barId, orderIds, label, name, question }: TakeBackProps) {
  const text = useOrderText();
  const { takeBack } = useTakeBack(barId);
  /** Undefined until the button is pressed. */
  const [isAsking, setAsking] = useState<boolean>();
  const self = useRef<HTMLDivElement>(null);
  useFocusParentOnUnmount(self);
  const [isBusy, setBusy] = useState(false);
  const takeBackAll = async () => {
    setBusy(true);
    await takeBack(orderIds);
    setBusy(false);
    setAsking(false);
  };
  return (
    <div ref={self} className="contents">
      {isAsking ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a box of its own
        <div role="group" aria-label={question} className="grid w-full gap-2">
          <p className="font-semibold text-sm">{question}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              look="danger"
              autoFocus
              className="!min-h-[44px] !px-4 text-sm"
              inactive={isBusy}
              onClick={() => void takeBackAll()}
            >
              {text.yesTakeBack}
            </Button>
            <Button look="secondary" className="text-sm" onClick={() => setAsking(false)}>
              {text.keep}
            </Button>
          </div>
        </div>
      ) : (
        <Button
          look="quiet"
          // Takes the focus back from the question.
          autoFocus={isAsking === false}
          className="-mr-2 -ml-3 text-sm"
          aria-label={name}
          onClick={() => setAsking(true)}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
