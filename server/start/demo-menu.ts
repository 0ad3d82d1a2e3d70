import { sql } from 'kysely';
import type { DrinkCategory } from '#domain/drinks/drinks.ts';
import type { Tx } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import { orderFeatured, updateEntries } from '#server/features/menu/compose.ts';

export const demoDescription =
  'Koktailový bar na rohu Zlatej ulice: klasiky, domáce pálenky a niečo, čo inde nenájdete.';

const candidates = [
  'clover-club',
  'negroni',
  'becherovka-sour',
  'mojito',
  'espresso-martini',
  'slivovica-sour',
  'aperol-spritz',
  'whiskey-sour',
];
const maxFeatured = 6;

const prices: Record<DrinkCategory, number> = {
  sours: 890,
  highballs: 750,
  stirred: 950,
  fizzes: 850,
  spritzes: 750,
  tropical: 990,
  juleps: 890,
  creamy: 890,
  hot: 690,
  shots: 450,
  'alcohol-free': 550,
  'ai-generated': 890,
};

export async function composeMenu(tx: Tx, bar: AuthorizedBar): Promise<void> {
  const complete = await tx
    .selectFrom('drinks as d')
    .select('d.id')
    .where('d.id', 'in', candidates)
    .where(
      sql<boolean>`not exists (
        select from drink_ingredients as n
        left join inventory as i on i.ingredient_id = n.ingredient_id and i.bar_id = ${bar.id}
        where n.drink_id = d.id and not n.is_optional and i.is_available is not true
      )`,
    )
    .execute();
  const pourable = new Set(complete.map(({ id }) => id));
  const featured = candidates.filter((id) => pourable.has(id)).slice(0, maxFeatured);
  if (featured.length > 0) {
    await updateEntries(tx, bar, featured, { isFeatured: true });
    await orderFeatured(tx, bar, featured);
  }
  const drinks = await tx
    .selectFrom('drinks')
    .select(['id', 'category'])
    .where('bar_id', 'is', null)
    .execute();
  for (const [category, ids] of Map.groupBy(drinks, (drink) => drink.category)) {
    const drinkIds = ids.map(({ id }) => id);
    await updateEntries(tx, bar, drinkIds, { price: prices[category] });
  }
}
