import type { DrinkOnMenu } from '#domain/menu/menu.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { timeText } from '#web/i18n/plain-formats.ts';
import { useIsHydrating } from '#web/ui/hydration.tsx';

/**
 * Says that a drink is sold out, and until when. The server does not know the guest's time zone.
 */
export function SoldOut({ soldOut, soldOutUntil }: DrinkOnMenu) {
  const text = useText().menu.soldOut;
  const language = useLanguage();
  const isHydrating = useIsHydrating();
  if (soldOut === 'close') return text.tonight;
  if (!soldOutUntil || isHydrating) return text.now;
  return text.until(timeText(soldOutUntil, language));
}
