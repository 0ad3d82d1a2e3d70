import { type Audience, strengthOf } from '#domain/drinks/strength.ts';
import { useText } from '#web/i18n/language.ts';

const heights = ['h-2', 'h-[11px]', 'h-3.5'];
const filled = { light: 1, medium: 2, strong: 3 };

interface StrengthBarsProps {
  alcoholContent: number;
  audience: Audience;
  withPercent?: boolean;
}

export function StrengthBars({ alcoholContent, audience, withPercent }: StrengthBarsProps) {
  const text = useText();
  const strength = strengthOf(alcoholContent, audience);
  const label = text.strength[strength];
  if (strength === 'non-alcoholic') {
    return (
      <span className="flex min-w-0 flex-wrap items-center gap-1 text-ink-2 text-xs">
        <span
          aria-hidden
          className="rounded-full border border-ok/40 bg-ok-soft px-2 font-semibold text-ok"
        >
          {text.menu.percent(0)}
        </span>
        {label}
      </span>
    );
  }
  return (
    <span className="flex min-w-0 items-end gap-[3px]">
      {heights.map((height, bar) => (
        <span
          key={height}
          aria-hidden
          className={`w-[5px] rounded-[3px] ${height} ${bar < filled[strength] ? 'bg-brass' : 'bg-line-strong'}`}
        />
      ))}
      <span
        className={`ml-1.5 min-w-0 text-ink-2 text-xs leading-[1.08] ${withPercent ? '' : 'max-[359px]:text-[0.6875rem]'}`}
      >
        {withPercent ? `${label} · ${text.menu.percent(alcoholContent)}` : label}
      </span>
    </span>
  );
}
