import { Skeleton } from '#web/ui/skeleton.tsx';

const rows = [1, 2, 3, 4, 5, 6];

export function DrinksSkeleton() {
  return (
    <div aria-busy className="grid gap-3">
      <Skeleton className="mt-2 h-12" />
      <Skeleton className="h-[102px] sm:h-14" />
      <Skeleton className="h-[44px]" />
      <div className="grid gap-2 md:max-xl:grid-cols-2 xl:gap-0.5">
        {rows.map((row) => (
          <Skeleton key={row} className="h-[148px] xl:h-14" />
        ))}
      </div>
    </div>
  );
}
