import Download from 'lucide-react/icons/download';
import type { PartyDetails } from '#domain/parties/parties.ts';
import { paths } from '#domain/routes.ts';
import { useGuestOrigin } from '#web/components/guest-origin/guest-origin.ts';
import { downloadQrCode, QrCode } from '#web/components/qr-code.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButtons } from './link-buttons.tsx';
import { usePartiesText } from './texts.ts';

export function PartyInvitation({ party }: { party: PartyDetails }) {
  const text = usePartiesText();
  const { origin } = useGuestOrigin();
  const url = origin + paths.party(party.shareCode);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-xl">{text.invitation}</h2>
        <p className="text-muted text-sm">
          {text.shareCode}{' '}
          <b className="ml-1 font-semibold text-base text-ink tracking-[0.08em]">
            {party.shareCode}
          </b>
        </p>
      </div>
      <div className="justify-self-center rounded-md bg-[#fff] p-2 [&>canvas]:!size-[220px]">
        <QrCode content={url} label={text.qrCode(party.name)} />
      </div>
      <LinkButtons name={party.name} shareCode={party.shareCode} />
      <Button look="secondary" onClick={() => downloadQrCode(url, `${party.name}-qr-code.png`)}>
        <Download aria-hidden size={18} />
        {text.downloadQr}
      </Button>
    </>
  );
}
