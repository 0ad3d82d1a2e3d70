import type { BoardStatus, Order } from '#domain/orders/orders.ts';
import { RecipeModal } from '#web/components/recipe/recipe-modal.tsx';
import { type Lacking, RanOut } from '#web/features/orders/actions/ran-out.tsx';
import { isKnown } from '#web/features/orders/queue/board.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { RecipeNotes } from '#web/features/orders/ticket/order-note.tsx';
import { Button } from '#web/ui/button.tsx';
import { useDrinkOfBar } from './use-drink-of-bar.ts';
import { useShelfFromBoard } from './use-shelf-from-board.ts';

interface OrderRecipeProps {
  barId: string;
  drinkId: string;
  order: Order;
  /** All orders of the board. */
  orders: readonly Order[];
  onMove: (order: Order, to: BoardStatus) => void;
  /** `bottles`: taken off the shelf here, and put back by Undo. */
  onDecline: (lacking: readonly Lacking[], bottles: readonly string[]) => void;
  onClose: () => void;
}

/**
 * The recipe as this bar makes it, with substitutes. The original recipe if an ingredient is
 * missing.
 */
export function OrderRecipe(props: OrderRecipeProps) {
  const { barId, drinkId, order, orders, onMove, onDecline, onClose } = props;
  const text = useOrdersText();
  const shelf = useShelfFromBoard(barId, orders);
  const drink = useDrinkOfBar(barId, drinkId);
  const next = { new: 'processing', processing: 'done', done: undefined } as const;
  const to = isKnown(order) ? next[order.status] : undefined;
  const mark = () => {
    if (!to) return;
    onMove(order, to);
    if (to === 'done') onClose();
  };
  return drink ? (
    <RecipeModal
      drink={drink}
      note={<RecipeNotes order={order} />}
      missing={order.missing.map(({ _id }) => _id)}
      onClose={onClose}
      ingredientAction={
        order.status === 'done'
          ? undefined
          : (ingredient) => (
              <Button
                look="secondary"
                className="min-w-24 flex-none text-sm"
                aria-label={
                  ingredient.isMissing
                    ? text.putBackOf(ingredient.name)
                    : text.ranOutOf(ingredient.name)
                }
                inactive={shelf.isBusy}
                onClick={() => shelf.put(ingredient, ingredient.isMissing)}
              >
                {ingredient.isMissing ? text.putBack : text.ranOut}
              </Button>
            )
      }
      afterIngredients={
        <RanOut
          gone={shelf.gone}
          affected={shelf.affected}
          isBusy={shelf.isBusy}
          onUndo={(ingredient) => shelf.put(ingredient, true)}
          onDecline={(lacking) => {
            // The notice with Undo is on the board.
            onClose();
            onDecline(
              lacking,
              shelf.gone.map(({ pouredId }) => pouredId),
            );
          }}
        />
      }
      next={
        to && (
          <Button className="flex-1" onClick={mark}>
            {text.marks[to]}
          </Button>
        )
      }
    />
  ) : null;
}
