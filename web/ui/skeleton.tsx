/** Holds the place of what is coming, in its size. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`animate-pulse rounded-sm bg-raised ${className}`} />;
}
