import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useState } from 'react';
import { orderLimits } from '#domain/orders/orders.ts';
import { useDrinkText } from '#web/guest/drink/texts.ts';
import { useRoundText } from '#web/guest/order/texts.ts';
import { Field } from '#web/ui/form/field.tsx';

interface ForFieldProps {
  name: string;
  onName: (name: string) => void;
}

/** The person that the drink is for, if not the guest. Collapsed until needed. */
export function ForField({ name, onName }: ForFieldProps) {
  const text = useRoundText();
  const { optional } = useDrinkText();
  const [isOpen, setOpen] = useState(name !== '');
  if (!isOpen) {
    return (
      <button
        type="button"
        className="flex min-h-[44px] items-center gap-2 font-medium text-brass text-sm"
        onClick={() => setOpen(true)}
      >
        <UserRoundPlus size={18} aria-hidden />
        {text.forOther}
      </button>
    );
  }
  return (
    <div className="w-full py-2">
      <Field
        autoFocus={name === ''}
        label={text.forWhom}
        hint={optional}
        value={name}
        placeholder={text.forExample}
        limit={orderLimits.forName}
        autoComplete="off"
        enterKeyHint="done"
        onKeyDown={(event) => {
          // Enter ends the name and hides a phone's keyboard. It does not order.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (!matchMedia('(hover: hover)').matches) event.currentTarget.blur();
        }}
        onChange={(event) => onName(event.target.value)}
      />
    </div>
  );
}
