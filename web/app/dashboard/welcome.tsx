import Boxes from 'lucide-react/icons/boxes';
import QrCode from 'lucide-react/icons/qr-code';
import Store from 'lucide-react/icons/store';
import { useEffect, useRef } from 'react';
import { paths } from '#domain/routes.ts';
import { CreateBar } from '#web/features/bars/create-bar.tsx';
import { navigate } from '#web/navigation/location.ts';
import { beginFirstSteps } from './first-steps-state.ts';
import { useDashboardText } from './texts.ts';
import styles from './welcome.module.css';

const icons = { create: Store, shelf: Boxes, share: QrCode };
const steps = ['create', 'shelf', 'share'] as const;

/** The first page of an account without bars: one form and the steps after it. */
export function Welcome() {
  const text = useDashboardText();
  const form = useRef<HTMLDivElement>(null);
  // Browsers apply `autofocus` only in dialogs and on page load. A person who is already busy keeps
  // the focus.
  useEffect(() => {
    const isBusy = !document.activeElement?.matches('body, [tabindex="-1"]');
    if (isBusy || document.querySelector('details[open], dialog')) return;
    form.current?.querySelector<HTMLElement>('[autofocus]')?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`enter ${styles.welcome}`}>
      <Hero />
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

export function Hero() {
  return (
    <div className={styles.hero}>
      <div aria-hidden className={styles.sun} />
      <img src="/drawings/welcome.svg" alt="" width={240} height={300} className={styles.glass} />
    </div>
  );
}
