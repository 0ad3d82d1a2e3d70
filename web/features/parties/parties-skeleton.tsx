import { Skeleton } from '#web/ui/skeleton.tsx';

const cards = [1, 2, 3];

export function PartiesSkeleton() {
  return (
    <div aria-busy className="grid gap-5">
      <Skeleton className="h-[114px] sm:h-[58px]" />
      <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {cards.map((card) => (
          <Skeleton key={card} className="h-[136px]" />
        ))}
      </div>
    </div>
  );
}
