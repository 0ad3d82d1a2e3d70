import Check from 'lucide-react/icons/check';
import PartyPopper from 'lucide-react/icons/party-popper';
import { type ReactNode, useState } from 'react';
import type { AppError } from '#domain/errors.ts';
import type { PublicParty } from '#domain/parties.ts';
import { paths } from '#domain/routes.ts';
import { ConnectionState } from '#web/components/connection-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Preferences } from '#web/components/preferences.tsx';
import { guestErrorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type Draft, emptyDraft, PreferencesForm } from './preferences-form.tsx';
import { usePartyText } from './texts.ts';

/** An invitation; it follows the party as its host opens and closes it. */
export function PartyPage({ shareCode }: { shareCode: string | undefined }) {
  return shareCode ? <Known shareCode={shareCode} /> : <NotFound />;
}

function Known({ shareCode }: { shareCode: string }) {
  const text = usePartyText();
  const shared = useText();
  const { common, productName } = shared;
  // What was typed outlives a party that rests for a while.
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [isSent, setSent] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const {
    status,
    data: party,
    error,
  } = useQuery('cocktailParties.getCocktailPartyByShareCode', { shareCode });
  const { data: own } = useQuery(
    'cocktailParties.getGuestResponse',
    party ? { shareCode } : undefined,
  );
  usePageTitle(party ? `${party.name} · ${productName}` : productName);
  if (status === 'loading') return <PartySkeleton label={common.loading} />;
  if (!party) return <NotFound error={error} />;
  const takesResponses = party.isActive && !party.isVotingClosed;
  // Who has answered and comes back reads so, unless they have begun to write.
  const isAnswered = takesResponses && own && !isWriting && draft === emptyDraft;
  if (isSent || isAnswered) {
    return (
      <Notice
        title={text.thanks}
        reason={text.thanksReason}
        role="status"
        icon={
          <span className="grid size-16 place-items-center rounded-full bg-ok-soft text-ok">
            <Check size={32} />
          </span>
        }
      >
        {own && (
          <blockquote className="max-w-full whitespace-pre-line rounded-md border border-line bg-surface px-4 py-3 text-left text-ink-2 wrap-anywhere">
            {own.preferences}
          </blockquote>
        )}
        {takesResponses && (
          <Button
            look="secondary"
            onClick={() => {
              setDraft(emptyDraft);
              setSent(false);
              setWriting(true);
            }}
          >
            {text.another}
          </Button>
        )}
      </Notice>
    );
  }
  if (party.isVotingClosed) {
    return <Resting title={text.votingEnded} reason={text.votingEndedReason(party.name)} />;
  }
  if (!party.isActive) {
    return <Resting title={text.inactive} reason={text.inactiveReason(party.name)} />;
  }
  return (
    <Invitation party={party}>
      <PreferencesForm
        shareCode={shareCode}
        earlier={own?.preferences}
        draft={draft}
        onDraft={setDraft}
        onSent={() => setSent(true)}
      />
    </Invitation>
  );
}

function NotFound({ error }: { error?: AppError | undefined }) {
  const text = usePartyText();
  const shared = useText();
  usePageTitle(shared.productName);
  return (
    <Notice
      title={error ? guestErrorText(shared, error) : text.notFound}
      {...(!error && { reason: text.notFoundReason })}
      {...(error && { role: 'alert' })}
      icon={<PartyPopper size={48} />}
    >
      <ButtonLink href={paths.home()} look="secondary">
        {shared.common.backToGuest}
      </ButtonLink>
    </Notice>
  );
}

function Resting(words: { title: string; reason: string }) {
  return (
    <Notice {...words} role="status" icon={<PartyPopper size={48} />}>
      <div className="justify-self-center">
        <ConnectionState />
      </div>
    </Notice>
  );
}

function Invitation({ party, children }: { party: PublicParty; children: ReactNode }) {
  const text = usePartyText();
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col gap-6 px-4 pt-4 pb-8">
      <header className="flex justify-end">
        <Preferences />
      </header>
      <div className="grid justify-items-center gap-3 wrap-anywhere text-center">
        <span className="grid size-16 place-items-center rounded-md bg-fill text-on-fill">
          <PartyPopper aria-hidden size={32} />
        </span>
        <p className="font-semibold text-brass">{text.invited(party.barName)}</p>
        <h1 className="max-w-full text-3xl">{party.name}</h1>
        {party.description && (
          <p className="max-w-full whitespace-pre-line text-ink-2 text-lg">{party.description}</p>
        )}
      </div>
      {children}
    </main>
  );
}

function PartySkeleton({ label }: { label: string }) {
  return (
    <main aria-busy aria-label={label} className="mx-auto grid max-w-lg gap-4 px-4 pt-[84px]">
      <Skeleton className="h-40" />
      <Skeleton className="h-[560px]" />
    </main>
  );
}
