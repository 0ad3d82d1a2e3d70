import type { ComponentProps } from 'react';
import styles from './key.module.css';

/** A key of the keyboard. */
export function Key(props: ComponentProps<'kbd'>) {
  return <kbd className={styles.key} {...props} />;
}
