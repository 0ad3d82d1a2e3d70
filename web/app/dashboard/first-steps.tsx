import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { paths, type Section } from '#domain/routes.ts';
import { useText } from '#web/i18n/language.ts';
import { Link } from '#web/navigation/link.tsx';
import { useQuery } from '#web/rpc/hooks.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import styles from './first-steps.module.css';
import { firstSteps, markOpened, openedSteps } from './first-steps-state.ts';
import { useDashboardText } from './texts.ts';

interface FirstStepsProps {
  barId: string;
  section: Section;
}

/** Steps that a new bar needs before its first guest, shown in the sections that they lead to. */
export function FirstSteps({ barId, section }: FirstStepsProps) {
  const opened = openedSteps(useStoredValue(firstSteps), barId);
  if (!opened || !['inventory', 'drinks', 'share'].includes(section)) return null;
  return <Steps barId={barId} section={section} opened={opened} />;
}

function Steps({ barId, section, opened }: FirstStepsProps & { opened: readonly string[] }) {
  const text = useDashboardText();
  const { common } = useText();
  const { data: inventory } = useQuery('ingredients.getBarInventory', { barId });
  const { data: newOrders = 0 } = useQuery('orders.getNewOrdersCount', { barId });
  const hasShelf = inventory?.some(({ isAvailable }) => isAvailable) ?? false;
  useEffect(() => {
    if (section === 'drinks' && hasShelf) markOpened('drinks');
    if (section === 'share') markOpened('share');
  }, [section, hasShelf]);
  const steps = [
    { name: 'shelf', section: 'inventory', isDone: hasShelf },
    { name: 'drinks', section: 'drinks', isDone: opened.includes('drinks') },
    { name: 'share', section: 'share', isDone: opened.includes('share') || newOrders > 0 },
  ] as const;
  const next = steps.find(({ isDone }) => !isDone);
  const isOver = inventory !== undefined && !next;
  useEffect(() => (isOver ? () => firstSteps.clear() : undefined), [isOver, section]);
  const strip = useRef<HTMLElement>(null);
  useFocusParentOnUnmount(strip);
  // The last tick stays visible until the person leaves Share.
  if (!inventory || (!next && section !== 'share')) return null;
  return (
    <section ref={strip} aria-label={text.firstSteps} className={styles.strip}>
      {!next && <p role="status">{text.ready}</p>}
      <ol className={next ? 'flex-1' : 'ml-auto flex-none'}>
        {steps.map((step, index) => (
          <li key={step.name} data-state={step.isDone ? 'done' : step === next ? 'next' : 'later'}>
            <Link
              href={paths.bar(barId, step.section)}
              aria-current={step === next ? 'step' : undefined}
            >
              <span className={styles.mark}>
                {step.isDone ? <Check aria-hidden size={14} strokeWidth={3} /> : index + 1}
              </span>
              <span className={styles.label}>{text.steps[step.name].title}</span>
              {step.isDone && <span className="sr-only">{text.stepDone}</span>}
              {step === next && <ArrowRight aria-hidden size={16} className="flex-none" />}
            </Link>
          </li>
        ))}
      </ol>
      <button
        type="button"
        aria-label={`${common.close}: ${text.firstSteps}`}
        className="grid size-[44px] flex-none place-items-center rounded-sm text-muted hover:text-ink"
        onClick={() => firstSteps.clear()}
      >
        <X aria-hidden size={18} />
      </button>
    </section>
  );
}
