import { type FormEvent, useState } from 'react';
import { purchaseDollars, type TestCheckoutOutcome } from '#domain/credits/credits.ts';
import { useFormats } from '#web/components/formats.ts';
import { Preferences } from '#web/components/preferences.tsx';
import { ThemeSwitch } from '#web/components/theme-switch.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TestBadge } from './test-badge.tsx';
import { type Checkout, completeCheckout, parseAmount } from './test-checkout.ts';
import { useCreditsText } from './texts.ts';

const suggestedDollars = [5, 10, 25, 50];

interface TestCheckoutFormProps {
  reference: string;
  checkout: Checkout;
}

export function TestCheckoutForm({ reference, checkout }: TestCheckoutFormProps) {
  const { testCheckout: text } = useCreditsText();
  const { money } = useFormats();
  const [typed, setTyped] = useState(String(checkout.amount));
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const amount = parseAmount(typed);

  async function complete(outcome: TestCheckoutOutcome) {
    setBusy(true);
    setFailed(false);
    try {
      await completeCheckout(reference, outcome, amount ?? checkout.amount);
      location.assign(checkout.returnUrl);
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }
  const pay = (event: FormEvent) => {
    event.preventDefault();
    if (amount) void complete('paid');
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
          {suggestedDollars.map((dollars) => (
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
          <Button look="secondary" inactive={isBusy} onClick={() => complete('failed')}>
            {text.decline}
          </Button>
          <Button look="quiet" inactive={isBusy} onClick={() => complete('expired')}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </main>
  );
}
