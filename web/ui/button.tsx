import type { ComponentProps, MouseEvent } from 'react';
import { Link } from '#web/navigation/link.tsx';

const looks = {
  primary:
    'bg-fill text-on-fill font-semibold text-lg min-h-[58px] px-6 shadow-[0_6px_24px_-8px_var(--fill)]',
  secondary: 'bg-raised text-ink border border-line-strong font-semibold min-h-[44px] px-4',
  icon: 'bg-surface text-ink border border-line-strong size-[44px] !rounded-full',
  danger: 'bg-bad-soft text-bad border border-bad font-semibold min-h-[52px] px-5',
  quiet: 'text-ink-2 font-medium min-h-[44px] px-3 hover:text-ink',
};

const shared =
  'inline-flex items-center justify-center gap-2 rounded-md transition-transform active:scale-[.98] disabled:opacity-55 disabled:active:scale-100 aria-disabled:opacity-55 aria-disabled:active:scale-100';

export type ButtonLook = keyof typeof looks;

interface Look {
  look?: ButtonLook;
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Ignores presses, but keeps the focus, unlike `disabled`. */
  inactive?: boolean;
}

export function Button({
  look = 'primary',
  className = '',
  inactive = false,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={`${shared} ${looks[look]} ${className}`}
      aria-disabled={inactive || undefined}
      onClick={inactive ? ignore : onClick}
      {...rest}
    />
  );
}

/** Also prevents the form from being submitted. */
function ignore(event: MouseEvent) {
  event.preventDefault();
}

export function ButtonLink({
  look = 'primary',
  className = '',
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link className={`${shared} ${looks[look]} ${className}`} {...rest} />;
}
