import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { OwnBar } from '#domain/bars/bars.ts';
import type { OwnDrink, OwnDrinkFields } from '#domain/drinks/own-drinks.ts';
import { isAppError } from '#domain/errors.ts';
import { paths } from '#domain/routes.ts';
import { EmptyState } from '#web/components/section/empty-state.tsx';
import { SectionError } from '#web/components/section/section-error.tsx';
import { SectionSkeleton } from '#web/components/section/section-skeleton.tsx';
import { writePrice } from '#web/features/drinks/price-input.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Link } from '#web/navigation/link.tsx';
import { useAddress } from '#web/navigation/location.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DrinkForm } from './drink-form.tsx';
import { formOf, nameOf, newForm } from './form-value.ts';
import { useEditorText } from './texts.ts';

/** The page of a drink of the bar's own, of a new one, or of a copy (`?copy=ID`). */
export function DrinkEditor({ bar, drinkId }: { bar: OwnBar; drinkId: string }) {
  const text = useEditorText();
  const barId = bar._id;
  const isNew = drinkId === 'new';
  const { searchParams } = new URL(useAddress(), 'http://here');
  const copied = isNew ? (searchParams.get('copy') ?? undefined) : undefined;
  const own = useQuery('drinks.getOwnDrink', isNew ? undefined : { barId, drinkId });
  const copy = useQuery('drinks.getDrinkAsFields', copied ? { barId, drinkId: copied } : undefined);
  const ingredients = useQuery('ingredients.getAllIngredients', { barId });
  const menu = useQuery('menu.getComposition', { barId });
  const inventory = useQuery('ingredients.getBarInventory', { barId });

  const error = own.error ?? copy.error ?? ingredients.error ?? inventory.error ?? menu.error;
  const isGone =
    isAppError(error) && ['NOT_FOUND', 'DRINK_NOT_FOUND', 'INVALID_REQUEST'].includes(error.code);
  if (isGone) {
    return (
      <EmptyState title={text.gone} reason={text.goneReason}>
        <ButtonLink href={paths.bar(barId, 'drinks')} look="secondary" className="mt-2">
          {text.backToDrinks}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (error) return <SectionError error={error} />;
  const isLoading = (!isNew && !own.data) || (copied && !copy.data);
  if (isLoading || !ingredients.data || !inventory.data || !menu.data) return <SectionSkeleton />;
  const onShelf = inventory.data.filter(({ isAvailable }) => isAvailable);
  return (
    <Loaded
      key={`${drinkId} ${copied ?? ''}`}
      bar={bar}
      draftKey={`drink ${barId} ${copied ? `copy ${copied}` : drinkId}`}
      stored={own.data}
      currency={menu.data.currency}
      price={menu.data.entries.find((entry) => entry.drinkId === drinkId)?.price ?? null}
      copy={copy.data}
      ingredients={ingredients.data}
      onShelf={new Set(onShelf.map(({ ingredientId }) => ingredientId))}
    />
  );
}

interface LoadedProps extends Omit<Parameters<typeof DrinkForm>[0], 'start' | 'stored'> {
  stored: OwnDrink | undefined;
  copy: OwnDrinkFields | undefined;
  /** Of the stored drink. */
  price: number | null;
}

function Loaded({ stored, copy, price, ...rest }: LoadedProps) {
  const text = useEditorText();
  const language = useLanguage();
  const start = stored
    ? formOf(stored, stored.version, writePrice(price, rest.currency, language))
    : copy
      ? formOf(copy, 0, '')
      : newForm(language);
  return (
    <>
      <div className="grid gap-1">
        <Link
          href={paths.bar(rest.bar._id, 'drinks')}
          className="inline-flex min-h-[44px] items-center gap-2 justify-self-start font-semibold text-ink-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden size={18} />
          {text.backToDrinks}
        </Link>
        <h2 className="wrap-anywhere text-xl">
          {stored ? text.editDrink(nameOf(start, language)) : text.newDrink}
        </h2>
      </div>
      <DrinkForm start={start} stored={stored} {...rest} />
    </>
  );
}
