import { Skeleton } from '#web/ui/skeleton.tsx';

export function ShareSkeleton() {
  return (
    <div
      aria-busy
      className="grid grid-cols-1 items-start gap-5 md:grid-cols-[minmax(0,340px)_minmax(0,1fr)] xl:grid-cols-[minmax(0,420px)_minmax(0,1fr)]"
    >
      <Skeleton className="h-[600px]" />
      <div className="grid gap-5">
        <Skeleton className="h-[260px]" />
        <Skeleton className="h-[320px]" />
      </div>
    </div>
  );
}
