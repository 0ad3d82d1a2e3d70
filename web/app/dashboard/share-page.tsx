import type { OwnBar } from '#domain/bars/bars.ts';
import { useClaims } from '#web/features/auth/session/session.ts';
import { ShareSection } from '#web/features/share/share-section.tsx';

export function SharePage({ bar }: { bar: OwnBar }) {
  const { isOwner } = useClaims();
  return <ShareSection bar={bar} isOwner={isOwner} />;
}
