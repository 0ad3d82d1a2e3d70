import type { OwnBar } from '#domain/bars/bars.ts';
import { type AppError, isAppError } from '#domain/errors.ts';
import type { OwnIngredient } from '#domain/ingredients/own-ingredients.ts';
import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { errorText } from '#web/i18n/error-text.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { nameOf } from './form-value.ts';
import { useOwnText } from './texts.ts';

interface RetireButtonProps {
  bar: OwnBar;
  ingredient: OwnIngredient;
  onRetired: () => void;
}

/** Takes an ingredient out of use, after a question. */
export function RetireButton({ bar, ingredient, onRetired }: RetireButtonProps) {
  const text = useOwnText();
  const shared = useText();
  const language = useLanguage();
  const [retire, isRetiring] = useMutation('ingredients.retireIngredient');
  const name = nameOf(ingredient, language);
  const run = async () => {
    try {
      await retire({ barId: bar._id, ingredientId: ingredient._id });
      onRetired();
      toasts.success(text.retired(name));
    } catch (problem) {
      toasts.error(reasonOf(problem));
    }
  };
  const reasonOf = (problem: unknown): string => {
    if (!isAppError(problem) || problem.code !== 'IN_USE') return errorText(shared, problem);
    const { names } = (problem as AppError<'IN_USE'>).data;
    return text.inUse(new Intl.ListFormat(language).format(names));
  };
  return (
    <ConfirmButton
      label={text.retire}
      question={text.retireQuestion(name)}
      hint={text.retireHint}
      inactive={isRetiring}
      onConfirm={run}
    />
  );
}
