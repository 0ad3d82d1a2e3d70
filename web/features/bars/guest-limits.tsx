import type { OwnBar } from '#domain/bars/bars.ts';
import {
  guestAllowance,
  guestSearchLimits,
  ownerReserveMicros,
} from '#domain/mixologist/ai-features.ts';
import { useFormats } from '#web/components/formats.ts';
import { useText } from '#web/i18n/language.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { Choice } from './choice.tsx';
import { useBarText } from './texts.ts';

const { questionsPerNight, sharePercent } = guestSearchLimits;
/** The offered choices. The API allows other values. */
const questionChoices = [3, 5, 10, questionsPerNight.default, 30, 50, 100, questionsPerNight.max];
const shareChoices = [0, 10, 25, sharePercent.default, 75, sharePercent.max];

const million = 1_000_000;

type Limits = Pick<OwnBar, 'guestQuestionsPerNight' | 'guestSharePercent'>;

interface GuestLimitsProps {
  barId: string;
  limits: Limits;
  onChange: (changes: Partial<Limits>) => void;
}

/** Limits of the smart search: queries per guest and night, and the guests' share of credits. */
export function GuestLimits({ barId, limits, onChange }: GuestLimitsProps) {
  const text = useBarText();
  const { menu } = useText();
  const { money } = useFormats();
  const { data: night } = useQuery('credits.getGuestNight', { barId });
  const { guestQuestionsPerNight, guestSharePercent } = limits;
  const allowance = night && guestAllowance(Math.round(night.balance * million), guestSharePercent);
  return (
    <div className="grid gap-4 border-line border-l-2 pl-4">
      <Choice
        label={text.guestQuestions}
        hint={text.guestQuestionsHint}
        value={guestQuestionsPerNight}
        choices={questionChoices}
        onChange={(value) => onChange({ guestQuestionsPerNight: value })}
      />
      <Choice
        label={text.guestShare}
        hint={text.guestShareHint(money(ownerReserveMicros / million, 2))}
        value={guestSharePercent}
        choices={shareChoices}
        shown={menu.percent}
        onChange={(value) => onChange({ guestSharePercent: value })}
      >
        {night && allowance !== undefined && (
          <output className="text-ink-2 text-sm">
            {text.guestShareNow(
              money(allowance / million, 2),
              money(night.balance, 2),
              money(night.spent, 3),
            )}
          </output>
        )}
      </Choice>
    </div>
  );
}
