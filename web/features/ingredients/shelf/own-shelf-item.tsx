import Pencil from 'lucide-react/icons/pencil';
import type { InventoryItem } from '#domain/ingredients/ingredients.ts';
import { paths } from '#domain/routes.ts';
import { WaitingForConnection } from '#web/components/connection/waiting-for-connection.tsx';
import { useOwnText } from '#web/features/ingredients/own/texts.ts';
import { Link } from '#web/navigation/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { useOwnState } from './use-own-state.ts';

interface OwnShelfItemProps {
  ingredientId: string;
  name: string;
  /** The bar in which it is edited. */
  ownOf: string;
  houseMade: InventoryItem['houseMade'];
  isAvailable: boolean;
  isPending: boolean;
  toggle: (ingredientId: string, isAvailable: boolean | null) => void;
}

/** An own ingredient in the list. A house-made one is available while its parts are. */
export function OwnShelfItem(props: OwnShelfItemProps) {
  const { ingredientId, name, ownOf, houseMade, isPending, toggle } = props;
  const text = useOwnText();
  const { isMadeWhenNeeded, isThere, state } = useOwnState(props);
  return (
    <li className="flex flex-wrap items-center gap-x-1 border-line border-b py-0.5">
      <Link
        href={paths.barIngredient(ownOf, ingredientId)}
        aria-label={text.edit(name)}
        className="-ml-2 grid size-[44px] flex-none place-items-center rounded-sm text-ink-2 hover:text-ink"
      >
        <Pencil aria-hidden size={16} />
      </Link>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <Switch
          label={name}
          checked={isThere}
          hint={isPending ? <WaitingForConnection /> : state}
          inactive={isPending}
          onChange={(next) => toggle(ingredientId, next)}
        />
      </div>
      {houseMade && !isMadeWhenNeeded && (
        <Button
          look="quiet"
          aria-label={text.makeWhenNeededName(name)}
          className="w-full !justify-start text-sm underline"
          inactive={isPending}
          onClick={() => toggle(ingredientId, null)}
        >
          {text.makeWhenNeeded}
        </Button>
      )}
    </li>
  );
}
