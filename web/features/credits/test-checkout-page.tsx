import { useEffect, useState } from 'react';
import { paths } from '#domain/routes.ts';
import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/language.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { type Checkout, fetchCheckout } from './test-checkout.ts';
import { TestCheckoutForm } from './test-checkout-form.tsx';
import { useCreditsText } from './texts.ts';

/** Replaces the checkout of a payment provider on servers without one. */
export function TestCheckoutPage({ reference }: { reference: string }) {
  const { testCheckout: text } = useCreditsText();
  const { productName } = useText();
  const [checkout, setCheckout] = useState<Checkout | 'missing'>();
  usePageTitle(`${text.title} · ${productName}`);
  useEffect(() => {
    let isUnmounted = false;
    fetchCheckout(reference).then(
      (found) => isUnmounted || setCheckout(found),
      () => isUnmounted || setCheckout('missing'),
    );
    return () => {
      isUnmounted = true;
    };
  }, [reference]);

  if (checkout === undefined) return null;
  if (checkout === 'missing') {
    return (
      <Notice title={text.missing} drawing="lost">
        <ButtonLink href={paths.dashboard()} look="secondary">
          {productName}
        </ButtonLink>
      </Notice>
    );
  }
  return <TestCheckoutForm reference={reference} checkout={checkout} />;
}
