import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ComponentType } from 'react';
import { orderLimits } from '#domain/orders/orders.ts';
import { useRoundText } from './texts.ts';

interface QuantityStepperProps {
  quantity: number;
  /** The name of the drink, for screen readers. */
  label: string;
  onQuantity: (quantity: number) => void;
}

/** A quantity from 1 to 6. */
export function QuantityStepper({ quantity, label, onQuantity }: QuantityStepperProps) {
  const text = useRoundText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a box of its own
    <div
      role="group"
      aria-label={label}
      className="flex min-h-[48px] flex-none items-center rounded-full border border-line-strong bg-bg/55"
    >
      <Step
        Icon={Minus}
        label={text.fewer}
        isLast={quantity <= 1}
        onClick={() => onQuantity(quantity - 1)}
      />
      <output className="min-w-6 text-center font-bold text-lg">{quantity}</output>
      <Step
        Icon={Plus}
        label={text.more}
        isLast={quantity >= orderLimits.quantity}
        onClick={() => onQuantity(quantity + 1)}
      />
    </div>
  );
}

interface StepProps {
  Icon: ComponentType<{ size: number }>;
  label: string;
  isLast: boolean;
  onClick: () => void;
}

function Step({ Icon, label, isLast, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isLast || undefined}
      className="grid size-[46px] place-items-center rounded-full text-brass aria-disabled:text-muted aria-disabled:opacity-45"
      onClick={isLast ? undefined : onClick}
    >
      <Icon size={20} />
    </button>
  );
}
