import { initialsOf } from '#domain/auth/initials.ts';

interface AvatarProps {
  /** A name or an email. */
  name: string;
  isLarge?: boolean;
}

const looks = {
  large:
    'size-[72px] rounded-md bg-fill font-display text-2xl text-on-fill shadow-[0_10px_30px_-10px_var(--fill)] sm:size-20',
  small: 'size-11 rounded-sm bg-bad-soft font-bold text-sm',
};

/** The initials of a person, shown beside the name. */
export function Avatar({ name, isLarge = false }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={`grid flex-none place-items-center font-semibold uppercase ${isLarge ? looks.large : looks.small}`}
    >
      {initialsOf(name)}
    </span>
  );
}
