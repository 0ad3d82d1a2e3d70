import { PartyPopper } from 'lucide-react';
import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/language.ts';
import { paths } from '#web/navigation/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';

export function PartyNotFound() {
  const text = useText();
  return (
    <Notice
      title={text.party.notFound}
      reason={text.party.notFoundReason}
      icon={<PartyPopper size={48} />}
    >
      <ButtonLink href={paths.home()} look="secondary">
        {text.common.backToGuest}
      </ButtonLink>
    </Notice>
  );
}
