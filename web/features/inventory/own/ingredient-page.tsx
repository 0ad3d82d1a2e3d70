import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { OwnBar } from '#domain/bars/bars.ts';
import { paths } from '#domain/routes.ts';
import { EmptyState } from '#web/components/section/empty-state.tsx';
import { SectionError } from '#web/components/section/section-error.tsx';
import { SectionSkeleton } from '#web/components/section/section-skeleton.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { Link } from '#web/navigation/link.tsx';
import { useQuery } from '#web/rpc/hooks.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { nameOf } from './form-value.ts';
import { IngredientForm } from './ingredient-form.tsx';
import { RestoreButton } from './restore-button.tsx';
import { useOwnText } from './texts.ts';

/** The page of an ingredient of the account's own, or of a new one. */
export function IngredientPage({ bar, ingredientId }: { bar: OwnBar; ingredientId: string }) {
  const text = useOwnText();
  const language = useLanguage();
  const barId = bar._id;
  const own = useQuery('ingredients.getOwnIngredients', { barId });
  const ingredients = useQuery('ingredients.getAllIngredients', { barId });
  const inventory = useQuery('ingredients.getBarInventory', { barId });
  const error = own.error ?? ingredients.error ?? inventory.error;
  if (error) return <SectionError error={error} />;
  if (!own.data || !ingredients.data || !inventory.data) return <SectionSkeleton />;
  const isNew = ingredientId === 'new';
  const stored = own.data.find(({ _id }) => _id === ingredientId);
  if (!isNew && !stored) {
    return (
      <EmptyState title={text.gone} reason={text.goneReason}>
        <ButtonLink href={paths.bar(barId, 'inventory')} look="secondary" className="mt-2">
          {text.back}
        </ButtonLink>
      </EmptyState>
    );
  }
  const usable = inventory.data.filter(
    ({ isAvailable, houseMade }) =>
      isAvailable || (houseMade?.isMadeWhenNeeded && houseMade.canBeMade),
  );
  return (
    <>
      <div className="grid gap-1">
        <Link
          href={paths.bar(barId, 'inventory')}
          className="inline-flex min-h-[44px] items-center gap-2 justify-self-start font-semibold text-ink-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden size={18} />
          {text.back}
        </Link>
        <h2 className="wrap-anywhere text-xl">
          {stored ? text.editIngredient(nameOf(stored, language)) : text.newIngredient}
        </h2>
        <p className="text-ink-2">{text.intro}</p>
      </div>
      {stored?.isRetired ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-surface p-4">
          <p className="text-warn">{text.isRetired}</p>
          <RestoreButton bar={bar} ingredient={stored} />
        </div>
      ) : (
        <IngredientForm
          key={ingredientId}
          bar={bar}
          stored={stored}
          ingredients={ingredients.data}
          onShelf={new Set(usable.map((item) => item.ingredientId))}
        />
      )}
    </>
  );
}
