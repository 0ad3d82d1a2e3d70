/** A placeholder in the size of the coming content. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`animate-pulse rounded-sm bg-raised ${className}`} />;
}
