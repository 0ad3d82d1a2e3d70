import { initialsOf } from '#domain/initials.ts';

interface AvatarProps {
  /** A name or an email. */
  name: string;
  isLarge?: boolean;
}

/** The initials of a person; the name stands beside it. */
export function Avatar({ name, isLarge = false }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={`grid flex-none place-items-center rounded-full bg-bad-soft font-bold uppercase ${isLarge ? 'size-16 text-xl' : 'size-11 text-sm'}`}
    >
      {initialsOf(name)}
    </span>
  );
}
