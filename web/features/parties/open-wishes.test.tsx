import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PartyDetails } from '#domain/parties/parties.ts';
import { OpenWishes } from './open-wishes.tsx';

it('shows reasons from a newer server unchanged', () => {
  const results = {
    omittedDrinks: [{ drinkName: 'Mojito', reason: 'melted', missing: [] }],
    unservedGuests: [{ guestName: 'Nina', people: 1, reason: 'asleep', nearest: null }],
  } as unknown as NonNullable<PartyDetails['analysisResults']>;
  const html = renderToStaticMarkup(<OpenWishes results={results} />);
  expect(html).toContain('melted');
  expect(html).toContain('asleep');
});
