import type { CSSProperties } from 'react';
import { type Audience, strengthOf } from '#domain/drinks/strength.ts';
import { useText } from '#web/i18n/language.ts';

/** The share of the bars that is filled: one, two or three of them. */
const filled = { light: '30%', medium: '70%', strong: '100%' };

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
    <span
      className={`strength-bars text-ink-2 text-xs leading-[1.08] ${withPercent ? '' : 'max-[359px]:text-[0.6875rem]'}`}
      style={{ '--filled': filled[strength] } as CSSProperties}
    >
      {withPercent ? `${label} · ${text.menu.percent(alcoholContent)}` : label}
    </span>
  );
}
