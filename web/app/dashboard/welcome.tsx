import Boxes from 'lucide-react/icons/boxes';
import QrCode from 'lucide-react/icons/qr-code';
import Store from 'lucide-react/icons/store';
import { useEffect, useRef } from 'react';
import { paths } from '#domain/routes.ts';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { CreateBar } from '#web/features/bars/create-bar.tsx';
import { navigate } from '#web/navigation/location.ts';
import { beginFirstSteps } from './first-steps-state.ts';
import { useDashboardText } from './texts.ts';
import styles from './welcome.module.css';

const icons = { create: Store, shelf: Boxes, share: QrCode };
const steps = ['create', 'shelf', 'share'] as const;

/** The first page of an account without bars: one form, and what comes after it. */
export function Welcome() {
  const text = useDashboardText();
  const form = useRef<HTMLDivElement>(null);
  // The attribute itself works in dialogs and documents only.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[autofocus]')?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`enter ${styles.welcome}`}>
      <div className={styles.hero}>
        <div aria-hidden className={styles.sun} />
        <DrinkPicture src="/pictures/negroni/welcome.svg" className={`${styles.glass}`} eager />
      </div>
      <div className={styles.words}>
        <h1>{text.welcome}</h1>
        <p className="text-ink-2 text-lg">{text.noBars}</p>
      </div>
      <div ref={form} className={styles.form}>
        <CreateBar
          onCreated={(barId) => {
            beginFirstSteps(barId);
            navigate(paths.bar(barId));
          }}
        />
      </div>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const Icon = icons[step];
          return (
            <li key={step}>
              <span aria-hidden className={styles.icon}>
                <Icon size={20} />
              </span>
              <span className="grid">
                <span className="font-semibold">{`${index + 1}. ${text.steps[step].title}`}</span>
                <span className="text-muted text-sm">{text.steps[step].hint}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
