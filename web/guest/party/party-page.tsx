import { type ReactNode, useState } from 'react';
import type { PublicParty } from '#domain/parties/parties.ts';
import { Preferences } from '#web/components/preferences.tsx';
import { useText } from '#web/i18n/language.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type Draft, emptyDraft } from './party-draft.ts';
import { PartyClosed, PartyNotFound, Thanks } from './party-notices.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { usePartyText } from './texts.ts';

/** The invitation to a party. Updates when the host opens or closes the party. */
export function PartyPage({ shareCode }: { shareCode: string | undefined }) {
  const { codeHint } = usePartyText();
  return shareCode ? <PartyByCode shareCode={shareCode} /> : <PartyNotFound hint={codeHint} />;
}

function PartyByCode({ shareCode }: { shareCode: string }) {
  const text = usePartyText();
  const { common, productName } = useText();
  // In this component, so that it survives while the party is inactive.
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [sent, setSent] = useState<{ help?: readonly string[] | undefined }>();
  // The live result may come after the next response.
  const [lastSent, setLastSent] = useState<string>();
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
  const earlier = own?.preferences ?? lastSent;
  usePageTitle(party ? `${party.name} · ${productName}` : productName);
  if (status === 'loading') return <PartySkeleton label={common.loading} />;
  if (!party) return <PartyNotFound error={error} />;
  const takesResponses = party.isActive && !party.isVotingClosed;
  // Returning guests see their response, unless they have started another.
  const isAnswered = takesResponses && own && !isWriting && draft === emptyDraft;
  if (sent || isAnswered) {
    const startAnother = () => {
      setDraft(emptyDraft);
      setSent(undefined);
      setWriting(true);
    };
    return (
      <Thanks
        preferences={earlier}
        help={sent ? sent.help : own?.help}
        onAnother={takesResponses ? startAnother : undefined}
      />
    );
  }
  if (party.isVotingClosed) {
    return <PartyClosed title={text.votingEnded} reason={text.votingEndedReason(party.name)} />;
  }
  if (!party.isActive) {
    return <PartyClosed title={text.inactive} reason={text.inactiveReason(party.name)} />;
  }
  return (
    <Invitation party={party}>
      <PreferencesForm
        shareCode={shareCode}
        earlier={earlier}
        draft={draft}
        onDraft={setDraft}
        onSent={(help) => {
          setSent({ help });
          setLastSent(draft.preferences);
        }}
      />
    </Invitation>
  );
}

function Invitation({ party, children }: { party: PublicParty; children: ReactNode }) {
  const text = usePartyText();
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col gap-6 px-4 pt-4 pb-8">
      <header className="flex justify-end">
        <Preferences hasTheme />
      </header>
      {/* A card with a second line of brass. */}
      <div className="rounded-lg border border-brass bg-surface p-1.5 shadow-raised">
        <div className="grid justify-items-center gap-3 wrap-anywhere rounded-[18px] border border-brass/45 px-4 pt-6 pb-8 text-center">
          <img src="/drawings/party.svg" alt="" width={240} height={200} />
          <p className="font-semibold text-brass">{text.invited(party.barName)}</p>
          <h1 className="sign max-w-full text-4xl">{party.name}</h1>
          {party.description && (
            <p className="max-w-full whitespace-pre-line text-ink-2 text-lg">{party.description}</p>
          )}
        </div>
      </div>
      {children}
    </main>
  );
}

function PartySkeleton({ label }: { label: string }) {
  return (
    <main aria-busy aria-label={label} className="mx-auto grid max-w-lg gap-4 px-4 pt-[84px]">
      <Skeleton className="h-[380px]" />
      <Skeleton className="h-[560px]" />
    </main>
  );
}
