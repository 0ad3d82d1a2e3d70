import { Skeleton } from '#web/ui/skeleton.tsx';

export function SectionSkeleton() {
  return (
    <div aria-busy className="grid gap-3">
      <Skeleton className="h-24" />
      <Skeleton className="h-[58px]" />
      <Skeleton className="h-[58px]" />
      <Skeleton className="h-[58px]" />
    </div>
  );
}
