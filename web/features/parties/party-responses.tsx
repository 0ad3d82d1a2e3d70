import type { PartyDetails, PartyResponse } from '#domain/parties/parties.ts';
import { useFormats } from '#web/components/formats.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usePartiesText } from './texts.ts';

export function PartyResponses({ party }: { party: PartyDetails }) {
  const text = usePartiesText();
  const shared = useText();
  const {
    status,
    data: responses,
    error,
  } = useQuery('cocktailParties.getPartyResponses', { partyId: party._id });
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-xl">{text.responses}</h2>
        <p aria-live="polite" className="text-muted text-sm">
          {text.responsesCount(party.responsesCount)}
        </p>
      </div>
      {status === 'error' && <p role="alert">{errorText(shared, error)}</p>}
      {status === 'loading' && party.responsesCount > 0 && (
        <div style={{ height: Math.min(440, party.responsesCount * 83 - 8) }} className="grid">
          <Skeleton className="" />
        </div>
      )}
      {responses?.length === 0 && (
        <p className="self-center text-balance py-8 text-center text-ink-2">{text.noResponses}</p>
      )}
      {responses && responses.length > 0 && (
        <ul
          aria-label={text.responses}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard
          tabIndex={0}
          className="grid max-h-[440px] grid-cols-1 gap-2 overflow-y-auto"
        >
          {responses.map((response) => (
            <ResponseRow key={response._id} response={response} />
          ))}
        </ul>
      )}
      {responses && party.responsesCount > responses.length && responses.length > 0 && (
        <p className="text-muted text-sm">{text.newestShown(responses.length)}</p>
      )}
    </>
  );
}

function ResponseRow({ response }: { response: PartyResponse }) {
  const text = usePartiesText();
  const { dateTime } = useFormats();
  return (
    <li className="grid gap-1 rounded-sm bg-raised px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span
          className={`min-w-0 wrap-anywhere font-semibold ${response.guestName ? '' : 'text-muted'}`}
        >
          {response.guestName ?? text.anonymous}
        </span>
        <time dateTime={new Date(response.timestamp).toISOString()} className="text-muted text-xs">
          {dateTime(response.timestamp)}
        </time>
      </p>
      <p className="whitespace-pre-line wrap-anywhere text-ink-2">{response.preferences}</p>
    </li>
  );
}
