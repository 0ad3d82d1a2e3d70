import type { OwnBar } from '#domain/bars/bars.ts';
import type { Ingredient } from '#domain/ingredients/ingredients.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { useMixologistText } from './texts.ts';

/** Puts recommended ingredients on the shelf, all or none, and hides them. Both can be undone. */
export function useRecommendationChanges(bar: OwnBar) {
  const { recommendations: text } = useMixologistText();
  const shared = useText();
  const [switchMany, isTaking] = useMutation('ingredients.switchInventory');
  const [setHidden, isHiding] = useMutation('ingredientRecommendations.hideRecommendation');
  const barId = bar._id;
  const undoable = async (
    change: () => Promise<() => Promise<unknown>>,
    done: string,
    failed: (reason: string) => string,
  ) => {
    const fail = (error: unknown) => toasts.error(failed(errorText(shared, error)));
    try {
      const undo = await change();
      toasts.success(done, { label: text.undo, run: () => undo().catch(fail) });
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };
  const namesOf = (ingredients: readonly Ingredient[]) =>
    ingredients.map(({ name }) => name).join(' + ');
  const idsOf = (ingredients: readonly Ingredient[]) => ingredients.map(({ _id }) => _id);

  const take = (ingredients: readonly Ingredient[]) =>
    undoable(
      async () => {
        const input = { barId, isAvailable: true, ingredientIds: idsOf(ingredients) };
        const changed = await switchMany(input);
        return async () => {
          if (changed.length)
            await switchMany({ barId, isAvailable: false, ingredientIds: changed });
        };
      },
      text.takenOf(namesOf(ingredients)),
      text.takeFailed,
    );
  const setShown = async (ingredients: readonly Ingredient[], isHidden: boolean) => {
    await setHidden({ barId, ingredientIds: idsOf(ingredients), isHidden });
  };
  const hide = (ingredients: readonly Ingredient[]) =>
    undoable(
      async () => {
        await setShown(ingredients, true);
        return () => setShown(ingredients, false);
      },
      text.hidden(namesOf(ingredients)),
      text.hideFailed,
    );
  const showAgain = (ingredients: readonly Ingredient[]) =>
    setShown(ingredients, false).catch((error) =>
      toasts.error(text.hideFailed(errorText(shared, error))),
    );
  return { take, hide, showAgain, isBusy: isTaking || isHiding };
}
