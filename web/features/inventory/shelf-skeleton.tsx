import { Skeleton } from '#web/ui/skeleton.tsx';

const boards = [1, 2, 3];

/** The search, the tools and the empty boards, before they are there. */
export function ShelfSkeleton() {
  return (
    <div aria-busy className="grid gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-[122px] md:h-[92px] xl:h-[44px]" />
      <Skeleton className="h-[58px]" />
      <Skeleton className="h-12 xl:h-[100px]" />
      <div className="grid gap-2">
        <Skeleton className="mt-3 mb-1.5 h-6 w-32" />
        {boards.map((board) => (
          <div
            key={board}
            className="mb-[42px] h-[127px] animate-pulse border-raised border-b-[9px] sm:h-[145px]"
          />
        ))}
      </div>
    </div>
  );
}
