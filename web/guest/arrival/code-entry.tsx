import { useState } from 'react';
import { isWholeBarCode, normalizeBarCode } from '#domain/bars/bar-code.ts';
import { paths } from '#domain/routes.ts';
import { Preferences } from '#web/components/preferences.tsx';
import { useText } from '#web/i18n/language.ts';
import { Link } from '#web/navigation/link.tsx';
import { navigate } from '#web/navigation/location.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';

export function CodeEntry() {
  const text = useText();
  const [code, setCode] = useState('');
  usePageTitle(text.productName);
  return (
    <main className="flex min-h-dvh flex-col px-4 py-4 sm:px-8 sm:py-6">
      <header className="mx-auto flex w-full max-w-5xl justify-end gap-2">
        <Preferences hasTheme />
      </header>
      <div className="m-auto grid w-full max-w-md gap-6 py-4 sm:gap-8">
        <div className="grid justify-items-center gap-3 text-center">
          <img
            // The server inlines it.
            suppressHydrationWarning
            src="/drawings/party.svg"
            alt=""
            width={240}
            height={200}
            className="h-[min(200px,25dvh)] w-auto md:h-[min(300px,30dvh)]"
          />
          <h1 className="text-3xl md:text-4xl">{text.guest.welcome}</h1>
          <p className="text-balance text-ink-2 text-lg">{text.guest.intro}</p>
        </div>
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (isWholeBarCode(code) && !isInvalid(code)) navigate(paths.guest(code));
          }}
        >
          <BarCodeField code={code} onChange={setCode} />
          <Button type="submit" disabled={!isWholeBarCode(code)}>
            {text.guest.enterBar}
          </Button>
        </form>
      </div>
      <footer className="text-center">
        <Link
          href={paths.dashboard()}
          className="inline-flex min-h-[44px] items-center text-balance text-brass underline underline-offset-4"
        >
          {text.guest.bartenderLink}
        </Link>
      </footer>
    </main>
  );
}

interface BarCodeFieldProps {
  code: string;
  onChange: (code: string) => void;
}

export function BarCodeField({ code, onChange }: BarCodeFieldProps) {
  const { guest } = useText();
  return (
    <Field
      label={guest.barCode}
      placeholder={guest.barCodePlaceholder}
      className="text-center font-semibold text-xl uppercase tracking-[.3em] placeholder:font-normal placeholder:text-lg placeholder:normal-case placeholder:tracking-normal"
      value={code}
      error={isInvalid(code) ? guest.invalidBarCode : undefined}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="go"
      // No maxLength, because pasted text may be longer than the code.
      onChange={(event) => onChange(codeIn(event.target.value))}
    />
  );
}

function isInvalid(code: string): boolean {
  return /[^A-Z0-9]/.test(code);
}

/** Finds the code in pasted text, such as the link of a bar. */
function codeIn(text: string): string {
  return normalizeBarCode(/[?&]bar=(\w+)/i.exec(text)?.[1] ?? text);
}
