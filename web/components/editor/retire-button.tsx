import { type AppError, isAppError } from '#domain/errors.ts';
import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { errorText } from '#web/i18n/error-text.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { type ItemKind, useEditorText } from './texts.ts';

interface ItemProps {
  kind: ItemKind;
  barId: string;
  id: string;
  name: string;
}

function useCalls({ kind, barId, id }: ItemProps) {
  const [retireDrink, isRetiringDrink] = useMutation('drinks.retireDrink');
  const [restoreDrink, isRestoringDrink] = useMutation('drinks.restoreDrink');
  const [retireIngredient, isRetiringIngredient] = useMutation('ingredients.retireIngredient');
  const [restoreIngredient, isRestoringIngredient] = useMutation('ingredients.restoreIngredient');
  const drink = { barId, drinkId: id };
  const ingredient = { barId, ingredientId: id };
  return kind === 'drink'
    ? {
        retire: () => retireDrink(drink),
        restore: () => restoreDrink(drink),
        isBusy: isRetiringDrink || isRestoringDrink,
      }
    : {
        retire: () => retireIngredient(ingredient),
        restore: () => restoreIngredient(ingredient),
        isBusy: isRetiringIngredient || isRestoringIngredient,
      };
}

/** Retires an item after confirmation. */
export function RetireButton({ onRetired, ...item }: ItemProps & { onRetired?: () => void }) {
  const { kind, name } = item;
  const { retire, restore, isBusy } = useCalls(item);
  const { [kind]: text, ...common } = useEditorText();
  const shared = useText();
  const language = useLanguage();
  const reasonOf = (error: unknown): string => {
    if (!isAppError(error) || error.code !== 'IN_USE') return errorText(shared, error);
    const { names } = (error as AppError<'IN_USE'>).data;
    return common.inUse(new Intl.ListFormat(language).format(names));
  };
  const bringBack = async () => {
    await restore().catch((error) => toasts.error(text.bringBackFailed(errorText(shared, error))));
  };
  const run = async () => {
    try {
      await retire();
      onRetired?.();
      toasts.success(text.retired(name), { label: common.undo, run: () => void bringBack() });
    } catch (error) {
      toasts.error(text.retireFailed(reasonOf(error)));
    }
  };
  return (
    <ConfirmButton
      label={text.retire}
      question={text.retireQuestion(name)}
      hint={text.retireHint}
      inactive={isBusy}
      onConfirm={run}
    />
  );
}

/** Restores a retired item. Live lists then show it again. */
export function RestoreButton(item: ItemProps) {
  const { kind, name } = item;
  const { restore, isBusy } = useCalls(item);
  const { [kind]: text } = useEditorText();
  const shared = useText();
  const run = async () => {
    try {
      await restore();
      toasts.success(text.broughtBack(name));
    } catch (error) {
      toasts.error(text.bringBackFailed(errorText(shared, error)));
    }
  };
  return (
    <Button look="secondary" aria-label={text.bringBackOf(name)} inactive={isBusy} onClick={run}>
      {text.bringBack}
    </Button>
  );
}
