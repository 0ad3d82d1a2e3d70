import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type FormEvent, useEffect, useState } from 'react';
import { purchaseDollars, type TestCheckoutOutcome } from '#domain/credits.ts';
import { paths } from '#domain/routes.ts';
import { useFormats } from '#web/components/formats.ts';
import { Notice } from '#web/components/notice.tsx';
import { Preferences, ThemeSwitch } from '#web/components/preferences.tsx';
import { useText } from '#web/i18n/language.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { TestBadge } from './test-badge.tsx';
import { useCreditsText } from './texts.ts';

const suggestions = [5, 10, 25, 50];

interface Checkout {
  /** In dollars. */
  amount: number;
  returnUrl: string;
}

/** Stands in for the page of a payment provider; with one, the server does not know it. */
export function TestCheckoutPage({ reference }: { reference: string }) {
  const { testCheckout: text } = useCreditsText();
  const { productName } = useText();
  const [checkout, setCheckout] = useState<Checkout | 'missing'>();
  usePageTitle(`${text.title} · ${productName}`);
  useEffect(() => {
    let isGone = false;
    fetchCheckout(reference).then(
      (found) => isGone || setCheckout(found),
      () => isGone || setCheckout('missing'),
    );
    return () => {
      isGone = true;
    };
  }, [reference]);

  if (checkout === undefined) return null;
  if (checkout === 'missing') {
    return (
      <Notice title={text.missing} icon={<CircleAlert size={48} />}>
        <ButtonLink href={paths.dashboard()} look="secondary">
          {productName}
        </ButtonLink>
      </Notice>
    );
  }
  return <CheckoutForm reference={reference} checkout={checkout} />;
}

function CheckoutForm({ reference, checkout }: { reference: string; checkout: Checkout }) {
  const { testCheckout: text } = useCreditsText();
  const { money } = useFormats();
  const [typed, setTyped] = useState(String(checkout.amount));
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const amount = amountIn(typed);

  async function choose(outcome: TestCheckoutOutcome) {
    setBusy(true);
    setFailed(false);
    try {
      const answer = await fetch(addressOf(reference), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ outcome, amount: amount ?? checkout.amount }),
      });
      if (!answer.ok) throw new Error(answer.statusText);
      location.assign(checkout.returnUrl);
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }
  const pay = (event: FormEvent) => {
    event.preventDefault();
    if (amount) void choose('paid');
  };
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col px-4 py-6">
      <header className="flex items-center justify-between gap-2">
        <TestBadge label={text.badge} />
        <div className="flex gap-2">
          <Preferences />
          <ThemeSwitch />
        </div>
      </header>
      <form
        className="enter my-auto grid gap-5 rounded-lg border border-line bg-surface p-6 shadow-raised"
        onSubmit={pay}
      >
        <div className="grid gap-2">
          <h1 className="text-2xl">{text.title}</h1>
          <p className="font-semibold text-brass text-lg">{text.product}</p>
          <p className="text-ink-2">{text.reason}</p>
        </div>
        <Field
          label={text.amount}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={
            amount
              ? undefined
              : text.range(money(purchaseDollars.least, 0), money(purchaseDollars.most, 0))
          }
        />
        <fieldset aria-label={text.amount} className="flex flex-wrap gap-2">
          {suggestions.map((dollars) => (
            <Chip
              key={dollars}
              pressed={amount === dollars}
              onClick={() => setTyped(String(dollars))}
            >
              {money(dollars, 0)}
            </Chip>
          ))}
        </fieldset>
        {hasFailed && (
          <p role="alert" className="text-bad">
            {text.failed}
          </p>
        )}
        <div className="grid gap-2.5">
          <Button type="submit" inactive={isBusy} disabled={!amount}>
            {text.pay(amount ? money(amount, 2) : '')}
          </Button>
          <Button look="secondary" inactive={isBusy} onClick={() => choose('failed')}>
            {text.decline}
          </Button>
          <Button look="quiet" inactive={isBusy} onClick={() => choose('expired')}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </main>
  );
}

function addressOf(reference: string): string {
  return `/api/test-checkout/${encodeURIComponent(reference)}`;
}

async function fetchCheckout(reference: string): Promise<Checkout> {
  const answer = await fetch(addressOf(reference));
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}

/** Dollars and cents within the range, or nothing. Slovak writes a comma. */
function amountIn(typed: string): number | undefined {
  if (!/^\s*\d{1,3}([.,]\d{0,2})?\s*$/.test(typed)) return undefined;
  const amount = Number(typed.replace(',', '.'));
  return amount >= purchaseDollars.least && amount <= purchaseDollars.most ? amount : undefined;
}
