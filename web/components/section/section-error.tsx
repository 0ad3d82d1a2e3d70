import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import styles from './empty-state.module.css';

/** Shown instead of a section that failed to load. */
export function SectionError({ error }: { error: unknown }) {
  const shared = useText();
  return (
    <div className={styles.empty}>
      <img src="/drawings/lost.svg" alt="" width={180} height={150} />
      <p role="alert">{errorText(shared, error)}</p>
    </div>
  );
}
