import type { OwnBar } from '#domain/bars/bars.ts';
import { QrCode } from '#web/components/qr-code.tsx';
import { useShareText } from './texts.ts';

/** The poster with the bar's code, for print and for the bar. */
export function BarPoster({ bar, url }: { bar: OwnBar; url: string }) {
  const text = useShareText();
  return (
    <section
      aria-label={text.poster}
      className="printed rays grid justify-items-center gap-5 overflow-hidden rounded-lg border border-line bg-surface px-4 py-8 text-center sm:px-8 sm:py-10"
    >
      <h2 className="wrap-anywhere text-3xl">{bar.name}</h2>
      <div className="max-w-full rounded-md bg-[#fff] p-3 shadow-raised">
        <QrCode content={url} label={text.qrCode(bar.name)} />
      </div>
      <p className="text-ink-2 text-lg">{text.scanToOrder}</p>
      <dl className="grid gap-1 border-line-strong border-t px-6 pt-4">
        <dt className="text-muted text-sm">{text.barCode}</dt>
        <dd className="font-display font-semibold text-[2.75rem] text-brass leading-none tracking-[0.14em]">
          {bar.barCode}
        </dd>
      </dl>
    </section>
  );
}
