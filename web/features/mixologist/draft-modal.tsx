import { useState } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import { drinkDefaults } from '#domain/drinks/drink-defaults.ts';
import { draftAlcoholContent, type RecentDraft } from '#domain/mixologist/mixologist.ts';
import { FeaturePrice } from '#web/components/feature-price.tsx';
import { RecipeModal } from '#web/components/recipe/recipe-modal.tsx';
import { errorText } from '#web/i18n/error-text.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { useMutation, useQuery } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { useMixologistText } from './texts.ts';

interface DraftModalProps {
  bar: OwnBar;
  draft: RecentDraft;
  isVarying: boolean;
  /** Replaces the draft by a variation. */
  onVary: () => void;
  onClose: () => void;
}

/** A generated drink, to add to the menu or discard. */
export function DraftModal({ bar, draft, isVarying, onVary, onClose }: DraftModalProps) {
  const { creation: text } = useMixologistText();
  const shared = useText();
  const defaults = drinkDefaults[useLanguage()];
  const [save, isSaving] = useMutation('drinks.saveConfirmedAIDrink');
  const [isAdded, setIsAdded] = useState(false);
  const [setDiscarded, isDiscarding] = useMutation('drinks.discardAIDrink');
  const isBusy = isSaving || isVarying || isDiscarding;
  const { data: all } = useQuery('ingredients.getAllIngredients', {});

  const add = async () => {
    const { name, description, instructions, ingredientIds, ingredientAmounts } = draft;
    const offered = { name, description, instructions, ingredientIds, ingredientAmounts };
    try {
      await save({ barId: bar._id, ...offered });
      setIsAdded(true);
    } catch (error) {
      toasts.error(text.saveFailed(errorText(shared, error)));
    }
  };
  const discard = async () => {
    const input = { barId: bar._id, draftId: draft.draftId };
    const fail = (error: unknown) => toasts.error(text.deleteFailed(errorText(shared, error)));
    try {
      await setDiscarded({ ...input, isDiscarded: true });
      const undo = () => setDiscarded({ ...input, isDiscarded: false }).catch(fail);
      toasts.success(text.deleted(draft.name), { label: text.undo, run: undo });
      onClose();
    } catch (error) {
      fail(error);
    }
  };
  const drink = {
    ...draft,
    _id: draft.draftId,
    category: 'ai-generated' as const,
    // Readers who avoid alcohol see at once that there is none.
    alcoholContent:
      isAdded || draft.alcoholContent === 0 ? draft.alcoholContent : draftAlcoholContent,
    ingredientAmounts: draft.ingredientIds.map(
      (_, number) => draft.ingredientAmounts[number] || defaults.amount,
    ),
    isAiGenerated: true,
    ingredients: draft.ingredientIds.map((id) => {
      const known = all?.find(({ _id }) => _id === id);
      return {
        _id: id,
        name: known?.name ?? (all ? defaults.ingredient : ''),
        category: known?.category ?? defaults.category,
      };
    }),
  };
  if (isAdded) {
    return (
      <RecipeModal
        drink={drink}
        title={text.addedTitle}
        subtitle={text.addedSubtitle}
        onClose={onClose}
      />
    );
  }
  return (
    <RecipeModal
      drink={drink}
      subtitle={text.draftSubtitle}
      note={draft.remarks.join(' ') || null}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" inactive={isBusy} onClick={discard}>
            {text.delete}
          </Button>
          <Button look="secondary" inactive={isBusy} onClick={onVary}>
            {isVarying ? text.generating : text.variation}
            {!isVarying && <FeaturePrice of="drinkCreation" />}
          </Button>
          <Button className="flex-1" inactive={isBusy} onClick={add}>
            {isSaving ? text.adding : text.add}
          </Button>
        </>
      }
    />
  );
}
