import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CreditTransaction } from '#domain/credits/credits.ts';
import { TransactionsCard } from './transactions-card.tsx';

const transaction = (type: string, amount: number) =>
  ({ _id: type, type, amount, description: 'Smart search', timestamp: 0 }) as CreditTransaction;

it('formats negative amounts with a typographic minus', () => {
  const html = renderToStaticMarkup(
    <TransactionsCard transactions={[transaction('usage', -0.003), transaction('purchase', 5)]} />,
  );
  expect(html).toContain('\u2212$0.003');
  expect(html).toContain('+$5.000');
});

it('shows a transaction type from a newer server', () => {
  const html = renderToStaticMarkup(
    <TransactionsCard transactions={[transaction('gift-card', 1)]} />,
  );
  expect(html).toContain('+$1.000');
});
