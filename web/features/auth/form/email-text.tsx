import { Fragment } from 'react';

/** An address that breaks after its marks before it breaks within a word, and is never cut. */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?<=[@._-])/).map((part, n) => (
    <Fragment key={n}>
      {n > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
