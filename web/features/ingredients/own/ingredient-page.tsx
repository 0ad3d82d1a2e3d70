import type { OwnBar } from '#domain/bars/bars.ts';
import { nameIn } from '#domain/own-items.ts';
import { paths } from '#domain/routes.ts';
import { EditorPage, Gone } from '#web/components/editor/editor-page.tsx';
import { draftKey } from '#web/components/editor/editor-value.ts';
import { SectionError } from '#web/components/section/section-error.tsx';
import { SectionSkeleton } from '#web/components/section/section-skeleton.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { useAddress } from '#web/navigation/location.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { emptyForm, formOf } from './form-value.ts';
import { IngredientForm } from './ingredient-form.tsx';
import { useOwnText } from './texts.ts';

interface IngredientPageProps {
  bar: OwnBar;
  /** The account, for `draftKey`. */
  account: string;
  ingredientId: string;
}

/** The page of an own ingredient, or of a new one, named by `?name=`. */
export function IngredientPage({ bar, account, ingredientId }: IngredientPageProps) {
  const text = useOwnText();
  const language = useLanguage();
  const { searchParams } = new URL(useAddress(), 'http://here');
  const name = searchParams.get('name') ?? '';
  const listAt = paths.bar(bar._id, 'inventory');
  const barId = bar._id;
  const own = useQuery('ingredients.getOwnIngredients', { barId });
  const ingredients = useQuery('ingredients.getAllIngredients', { barId });
  const inventory = useQuery('ingredients.getBarInventory', { barId });
  const error = own.error ?? ingredients.error ?? inventory.error;
  if (error) return <SectionError error={error} />;
  if (!own.data || !ingredients.data || !inventory.data) return <SectionSkeleton />;
  const isNew = ingredientId === 'new';
  const stored = own.data.find(({ _id }) => _id === ingredientId);
  if (!isNew && !stored) return <Gone kind="ingredient" listAt={listAt} />;
  const usable = inventory.data.filter(
    ({ isAvailable, houseMade }) =>
      isAvailable || (houseMade?.isMadeWhenNeeded && houseMade.canBeMade),
  );
  const start = stored ? formOf(stored, language) : emptyForm(language, name);
  const key = draftKey({ account, barId }, `ingredient ${stored?._id ?? `new ${name}`}`);
  return (
    <EditorPage
      kind="ingredient"
      listAt={listAt}
      name={stored && nameIn(stored.texts, language)}
      intro={text.intro}
    >
      <IngredientForm
        key={key}
        bar={bar}
        draftKey={key}
        start={start}
        stored={stored}
        ingredients={ingredients.data}
        onShelf={new Set(usable.map((item) => item.ingredientId))}
      />
    </EditorPage>
  );
}
