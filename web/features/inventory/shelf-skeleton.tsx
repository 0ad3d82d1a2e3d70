import { Skeleton } from '#web/ui/skeleton.tsx';

/** The search, the tools and the first board, before they are there. */
export function ShelfSkeleton() {
  return (
    <div aria-busy className="grid gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-[44px]" />
      <Skeleton className="h-24" />
      <Skeleton className="h-[44px]" />
      <Skeleton className="h-[420px]" />
    </div>
  );
}
