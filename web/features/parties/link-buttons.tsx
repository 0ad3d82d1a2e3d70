import Link2 from 'lucide-react/icons/link-2';
import Share2 from 'lucide-react/icons/share-2';
import { paths } from '#domain/routes.ts';
import { AddressNotice } from '#web/components/guest-origin/address-notice.tsx';
import { useGuestOrigin } from '#web/components/guest-origin/guest-origin.ts';
import { useCopy } from '#web/components/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { usePartiesText } from './texts.ts';

interface LinkButtonsProps {
  /** Name of the party. */
  name: string;
  shareCode: string;
  /** Makes Copy the primary button. */
  isMain?: boolean;
}

/** Buttons to copy or share the link of an invitation. */
export function LinkButtons({ name, shareCode, isMain = false }: LinkButtonsProps) {
  const text = usePartiesText();
  const copy = useCopy();
  const { origin } = useGuestOrigin();
  const url = origin + paths.party(shareCode);
  // Cancelling the share rejects the promise.
  const share = () =>
    navigator.share({ title: name, text: text.shareText(name), url }).catch(() => {});
  return (
    <div className="grid gap-2.5">
      <AddressNotice />
      <p className="wrap-anywhere rounded-sm bg-raised px-4 py-3 font-semibold">{url}</p>
      <div className="flex flex-wrap gap-2.5 [&>*]:flex-1">
        <Button look={isMain ? 'primary' : 'secondary'} onClick={() => copy(url, text.linkCopied)}>
          <Link2 aria-hidden size={18} />
          {text.copyLink}
        </Button>
        {'share' in navigator && (
          <Button look="secondary" onClick={share}>
            <Share2 aria-hidden size={18} />
            {text.share}
          </Button>
        )}
      </div>
    </div>
  );
}
