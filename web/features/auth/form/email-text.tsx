import { Fragment } from 'react';

/**
 * An address that breaks after its punctuation before it breaks within a word. It is never cut off.
 */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?<=[@._-])/).map((part, n) => (
    <Fragment key={n}>
      {n > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
