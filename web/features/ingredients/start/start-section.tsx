import ChevronDown from 'lucide-react/icons/chevron-down';
import QrCode from 'lucide-react/icons/qr-code';
import type { ReactNode } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import { paths } from '#domain/routes.ts';
import { useInventoryText } from '#web/features/ingredients/texts.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

/** Ways to fill an empty shelf, and the next steps afterwards. */
export function StartSection({
  bar,
  isDone,
  children,
}: {
  bar: OwnBar;
  isDone: boolean;
  children: ReactNode;
}) {
  const { start: text } = useInventoryText();
  return (
    <section
      aria-label={text.title}
      // Takes the focus when the next steps replace the pressed button.
      tabIndex={-1}
      className="outline-none grid gap-2 rounded-sm border border-line bg-surface px-3.5 py-3"
    >
      {isDone ? (
        <NextSteps bar={bar} />
      ) : (
        <>
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 className="font-sans text-base tracking-normal">{text.title}</h2>
            <p className="text-muted text-xs max-sm:hidden">{text.hint}</p>
          </div>
          {children}
        </>
      )}
    </section>
  );
}

function NextSteps({ bar }: { bar: OwnBar }) {
  const { start: text } = useInventoryText();
  const { data: counts } = useQuery('drinks.getDrinkCategories', { barId: bar._id });
  const count = counts?.reduce((sum, one) => sum + one.count, 0);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p role="status" className="font-semibold text-lg">
        {count !== undefined && text.done(count)}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink look="secondary" href={paths.bar(bar._id, 'drinks')}>
          {text.seeDrinks}
        </ButtonLink>
        <ButtonLink href={paths.bar(bar._id, 'share')}>
          <QrCode aria-hidden size={20} />
          {text.share}
        </ButtonLink>
      </div>
    </div>
  );
}

interface StartToggleProps {
  isOpen: boolean;
  panelId: string;
  onToggle: () => void;
}

/** Opens the same ways to fill a shelf that is not empty. */
export function StartToggle({ isOpen, panelId, onToggle }: StartToggleProps) {
  const { start: text } = useInventoryText();
  return (
    <Button look="quiet" aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
      {text.more}
      <ChevronDown
        aria-hidden
        size={16}
        className={`transition-transform ${isOpen ? 'rotate-180' : ''}`}
      />
    </Button>
  );
}
