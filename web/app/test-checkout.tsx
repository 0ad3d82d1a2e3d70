import '#web/styles/dashboard.css';
import { TestCheckoutPage } from '#web/features/credits/test-checkout-page.tsx';

/** The checkout of servers without a payment provider, with the styles of the dashboard. */
export function TestCheckout({ reference }: { reference: string }) {
  return <TestCheckoutPage reference={reference} />;
}
