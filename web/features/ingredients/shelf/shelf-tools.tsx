import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { WaitingForConnection } from '#web/components/connection/waiting-for-connection.tsx';
import { useOwnText } from '#web/features/ingredients/own/texts.ts';
import { useInventoryText } from '#web/features/ingredients/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { Segment } from './segment.tsx';
import { inventoryView, type View } from './view.ts';

interface ShelfToolsProps {
  /** The page of a new ingredient. */
  newIngredient: string;
  count: number;
  all: number;
  isMineOnly: boolean;
  onMineOnly: (isMineOnly: boolean) => void;
  isBusy: boolean;
  canSelect: boolean;
  canClear: boolean;
  /** Clearing only a part of the shelf needs no confirmation. */
  isPart: boolean;
  setAll: (isAvailable: boolean) => void;
  areAllOpen: boolean;
  onOpenAll: () => void;
  /** More ways to fill the shelf. */
  more: ReactNode;
}

/** View, filters, counts and bulk actions of the shelf. */
export function ShelfTools(props: ShelfToolsProps) {
  const { newIngredient, count, all, isMineOnly, onMineOnly, isBusy, isPart, setAll, more } = props;
  const text = useInventoryText();
  const ownText = useOwnText();
  const view = useStoredValue(inventoryView);
  const choice = (value: View) => ({ value, content: text.views[value] });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Segment
        label={text.shows}
        value={isMineOnly ? 'mine' : 'all'}
        choices={[
          { value: 'all', content: text.all },
          { value: 'mine', content: text.mineOnly },
        ]}
        onChange={(value) => onMineOnly(value === 'mine')}
      />
      <Segment
        className="max-sm:ml-auto"
        label={text.view}
        value={view}
        choices={[choice('shelf'), choice('list')]}
        onChange={inventoryView.set}
      />
      <div className="flex items-center justify-between gap-x-3 max-sm:w-full">
        <p role="status" className="font-semibold text-ink-2">
          {text.available(count, all)}
        </p>
        <Button look="quiet" className="flex-none !px-2 text-sm" onClick={props.onOpenAll}>
          {props.areAllOpen ? text.closeAll : text.openAll}
        </Button>
      </div>
      <div className="scrollbar-none -mx-4 flex flex-[1_0_100%] items-center overflow-x-auto whitespace-nowrap px-1 pr-8 text-sm max-md:[mask-image:linear-gradient(to_left,transparent,#000_32px)] md:-mx-3 md:ml-auto md:flex-none md:flex-wrap md:px-0 xl:-mr-2 xl:[&>*]:px-2">
        {isBusy && <WaitingForConnection />}
        <Button look="quiet" inactive={!props.canSelect} onClick={() => setAll(true)}>
          {text.selectAll}
        </Button>
        {isPart ? (
          <Button look="quiet" inactive={!props.canClear} onClick={() => setAll(false)}>
            {text.clearAll}
          </Button>
        ) : (
          <ConfirmButton
            label={text.clearAll}
            question={text.clearQuestion(count)}
            hint={text.clearHint}
            inactive={!props.canClear}
            onConfirm={() => setAll(false)}
          />
        )}
        <ButtonLink look="quiet" href={newIngredient}>
          <Plus aria-hidden size={16} />
          {ownText.newIngredient}
        </ButtonLink>
        {more}
      </div>
    </div>
  );
}
