import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Link2 from 'lucide-react/icons/link-2';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import type { OwnBar } from '#domain/bars/bars.ts';
import { usePrinting } from '#web/components/guest-origin/use-printing.tsx';
import { downloadQrCode } from '#web/components/qr-code.tsx';
import { useCopy } from '#web/components/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { useShareText } from './texts.ts';

/** The link of the bar, and every way to share it. */
export function GuestLink({ bar, url }: { bar: OwnBar; url: string }) {
  const text = useShareText();
  const copy = useCopy();
  const [printPoster, question] = usePrinting(() => print());
  // Rejects when the user cancels, which is not an error.
  const share = () =>
    navigator.share({ title: bar.name, text: text.shareText(bar.name), url }).catch(() => {});
  return (
    <section className="grid gap-5 rounded-md border border-line bg-surface p-5 sm:p-6 print:hidden">
      <div className="grid gap-1.5">
        <h2 className="text-2xl">{text.guestLink}</h2>
        <p className="text-ink-2">{text.scan}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        <p className="min-w-0 flex-[1_1_220px] break-all rounded-sm border border-line-strong bg-bg px-4 py-3.5 font-semibold">
          {url}
        </p>
        <Button className="max-sm:w-full" onClick={() => copy(url, text.urlCopied)}>
          <Link2 aria-hidden size={20} />
          {text.copyUrl}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2.5 max-sm:[&>*]:flex-auto">
        {'share' in navigator && (
          <Button look="secondary" onClick={share}>
            <Share2 aria-hidden size={18} />
            {text.share}
          </Button>
        )}
        <Button look="secondary" onClick={printPoster}>
          <Printer aria-hidden size={18} />
          {text.printPoster}
        </Button>
        <Button look="secondary" onClick={() => downloadQrCode(url, `${bar.name}-qr-code.png`)}>
          <Download aria-hidden size={18} />
          {text.downloadQr}
        </Button>
        <Button look="secondary" onClick={() => copy(bar.barCode, text.codeCopied)}>
          <Copy aria-hidden size={18} />
          {text.copyCode}
        </Button>
      </div>
      {question}
    </section>
  );
}
