import type { OwnBar } from '#domain/bars/bars.ts';
import { isAppError } from '#domain/errors.ts';
import { nameIn } from '#domain/own-items.ts';
import { paths } from '#domain/routes.ts';
import { EditorPage, Gone } from '#web/components/editor/editor-page.tsx';
import { draftKey } from '#web/components/editor/editor-value.ts';
import { SectionError } from '#web/components/section/section-error.tsx';
import { SectionSkeleton } from '#web/components/section/section-skeleton.tsx';
import { writePrice } from '#web/features/drinks/menu/price-input.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useAddress } from '#web/navigation/location.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { DrinkForm } from './drink-form.tsx';
import { formOf, newForm } from './form-value.ts';

interface DrinkEditorProps {
  bar: OwnBar;
  /** The account, for `draftKey`. */
  account: string;
  drinkId: string;
}

/** The page of a drink of the bar's own, of a new one, or of a copy (`?copy=ID`). */
export function DrinkEditor({ bar, account, drinkId }: DrinkEditorProps) {
  const language = useLanguage();
  const barId = bar._id;
  const listAt = paths.bar(barId, 'drinks');
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
  if (isGone) return <Gone kind="drink" listAt={listAt} />;
  if (error) return <SectionError error={error} />;
  const isLoading = (!isNew && !own.data) || (copied && !copy.data);
  if (isLoading || !ingredients.data || !inventory.data || !menu.data) return <SectionSkeleton />;
  const onShelf = inventory.data.filter(({ isAvailable }) => isAvailable);
  const stored = own.data;
  const { currency, entries } = menu.data;
  const price = entries.find((entry) => entry.drinkId === drinkId)?.price ?? null;
  const start = stored
    ? formOf(stored, stored.version, writePrice(price, currency, language))
    : copy.data
      ? formOf(copy.data, 0, '')
      : newForm(language);
  const item = `drink ${copied ? `copy ${copied}` : drinkId}`;
  const key = draftKey({ account, barId }, item);
  return (
    <EditorPage kind="drink" listAt={listAt} name={stored && nameIn(stored.texts, language)}>
      <DrinkForm
        key={key}
        bar={bar}
        draftKey={key}
        start={start}
        stored={stored}
        currency={currency}
        ingredients={ingredients.data}
        onShelf={new Set(onShelf.map(({ ingredientId }) => ingredientId))}
      />
    </EditorPage>
  );
}
