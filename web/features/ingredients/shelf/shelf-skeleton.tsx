import { Skeleton } from '#web/ui/skeleton.tsx';

const boards = [1, 2, 3, 4, 5];

export function ShelfSkeleton() {
  return (
    <div aria-busy className="grid gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-[138px] md:h-[92px] xl:h-[44px]" />
      <Skeleton className="h-[58px]" />
      <Skeleton className="h-12 xl:h-[100px]" />
      <div className="grid gap-2.5">
        {boards.map((board) => (
          <Skeleton key={board} className="h-[107px] md:h-[84px]" />
        ))}
      </div>
    </div>
  );
}
