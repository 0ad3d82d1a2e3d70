import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Link2 from 'lucide-react/icons/link-2';
import Share2 from 'lucide-react/icons/share-2';
import type { OwnBar } from '#domain/bars.ts';
import { paths } from '#domain/routes.ts';
import { downloadQrCode, QrCode } from '#web/components/qr-code.tsx';
import { useCopy } from '#web/components/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { TablesCard } from './tables-card.tsx';
import { useShareText } from './texts.ts';

/** The code of the bar, and those of its tables. */
export function ShareSection({ bar, isOwner }: { bar: OwnBar; isOwner: boolean }) {
  return (
    <>
      <BarCode bar={bar} />
      <TablesCard key={bar._id} bar={bar} isOwner={isOwner} />
    </>
  );
}

function BarCode({ bar }: { bar: OwnBar }) {
  const text = useShareText();
  const url = location.origin + paths.guest(bar.barCode);
  const copy = useCopy();
  // Rejects when the user cancels: no error.
  const share = () =>
    navigator.share({ title: bar.name, text: text.shareText(bar.name), url }).catch(() => {});
  return (
    <section className="printed mx-auto grid w-full max-w-3xl grid-cols-1 justify-items-center gap-8 rounded-md border border-line bg-surface p-6 sm:grid-cols-[auto_1fr] sm:p-8">
      <div className="max-w-full rounded-md bg-[#fff] p-3 shadow-raised">
        <QrCode content={url} label={text.qrCode(bar.name)} />
      </div>
      <div className="grid w-full content-center gap-5">
        <h2 className="hidden text-3xl print:block">{bar.name}</h2>
        <p className="text-ink-2 text-lg print:hidden">{text.scan}</p>
        <dl className="grid gap-3">
          <div>
            <dt className="text-muted text-sm">{text.barCode}</dt>
            <dd className="font-display font-semibold text-3xl tracking-[0.12em]">{bar.barCode}</dd>
          </div>
          <div>
            <dt className="text-muted text-sm">{text.guestLink}</dt>
            <dd className="break-all font-semibold">{url}</dd>
          </div>
        </dl>
        <div className="grid gap-2.5 print:hidden">
          <Button onClick={() => downloadQrCode(url, `${bar.name}-qr-code.png`)}>
            <Download aria-hidden size={20} />
            {text.downloadQr}
          </Button>
          <div className="flex flex-wrap gap-2.5 [&>*]:flex-1">
            <Button look="secondary" onClick={() => copy(bar.barCode, text.codeCopied)}>
              <Copy aria-hidden size={18} />
              {text.copyCode}
            </Button>
            <Button look="secondary" onClick={() => copy(url, text.urlCopied)}>
              <Link2 aria-hidden size={18} />
              {text.copyUrl}
            </Button>
          </div>
          {'share' in navigator && (
            <Button look="secondary" onClick={share}>
              <Share2 aria-hidden size={18} />
              {text.share}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
