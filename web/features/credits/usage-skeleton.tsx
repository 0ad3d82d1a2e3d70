import { Skeleton } from '#web/ui/skeleton.tsx';

export function UsageSkeleton() {
  return (
    <div aria-busy className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid content-start gap-5 lg:order-2">
        <Skeleton className="h-[172px]" />
        <Skeleton className="h-[216px]" />
        <Skeleton className="h-[150px]" />
      </div>
      <div className="grid content-start gap-5">
        <Skeleton className="h-[264px]" />
        <Skeleton className="h-[420px]" />
      </div>
    </div>
  );
}
