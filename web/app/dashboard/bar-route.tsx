import { useEffect, useState } from 'react';
import { paths, type Route } from '#domain/routes.ts';
import { actFor } from '#web/features/auth/session/session.ts';
import { useText } from '#web/i18n/language.ts';
import { navigate } from '#web/navigation/location.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { SectionPage } from './section-page.tsx';
import { useDashboardText } from './texts.ts';
import { WaitingSection } from './waiting-section.tsx';

/**
 * The bar in the address. If another organization of the person owns it, the tab switches to that.
 */
export function BarRoute({ barId, section, ...opened }: Extract<Route, { page: 'bar' }>) {
  const { errors } = useText();
  const text = useDashboardText();
  const { status, data: bars } = useQuery('bars.getUserBars', {});
  const bar = bars?.find(({ _id }) => _id === barId);
  const isMissing = status === 'ready' && !bar;
  const isGone = useLeaveGoneBar(bar?._id, isMissing, barId);
  const isSwitching = useSwitchOrganization(isMissing && !isGone ? barId : undefined);
  if (bar) return <SectionPage bar={bar} section={section} opened={opened} />;
  if (status === 'loading' || isGone || isSwitching) {
    return <WaitingSection section={section} opened={opened} />;
  }
  return (
    <div className="enter grid min-h-[80dvh] content-center justify-items-center gap-6 text-center">
      <img src="/drawings/lost.svg" alt="" width={240} height={200} />
      <h1 className="text-3xl">{errors.NOT_FOUND}</h1>
      <ButtonLink href={paths.dashboard()}>{text.allBars}</ButtonLink>
    </div>
  );
}

/**
 * Leaves a bar that has disappeared, for example after a switch of organizations. Returns whether
 * it has.
 */
function useLeaveGoneBar(shown: string | undefined, isMissing: boolean, barId: string): boolean {
  const [seen, setSeen] = useState<string>();
  const isGone = isMissing && seen === barId;
  useEffect(() => {
    if (shown) setSeen(shown);
    if (isGone) navigate(paths.dashboard(), { replace: true });
  }, [shown, isGone]);
  return isGone;
}

/** Switches to the organization of an unlisted bar. Returns whether the bar may still appear. */
function useSwitchOrganization(barId: string | undefined): boolean {
  const { status, data } = useQuery('bars.getBarOrganization', barId ? { barId } : undefined);
  const [refused, setRefused] = useState<string | null>();
  const wanted = data?.organizationId;
  useEffect(() => {
    if (wanted === undefined) return;
    void actFor(wanted).then((isAllowed) => setRefused(isAllowed ? undefined : wanted));
  }, [wanted]);
  if (!barId || status !== 'ready') return status === 'loading';
  return refused === undefined || refused !== wanted;
}
