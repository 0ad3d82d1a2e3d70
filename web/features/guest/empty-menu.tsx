import Sparkles from 'lucide-react/icons/sparkles';
import { useText } from '#web/i18n/language.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useEmptyMenuText } from './empty-menu-texts.ts';
import { filterMenu } from './menu-address.ts';

interface EmptyMenuProps {
  /** Whether there are drinks, but none that was searched for. */
  isFiltered: boolean;
  /** Where the smart search is asked for the same. */
  askHref: string | undefined;
}

/** In place of a list without drinks: why, and ways on. */
export function EmptyMenu({ isFiltered, askHref }: EmptyMenuProps) {
  const { menu } = useText();
  const text = useEmptyMenuText();
  return (
    <div className="col-span-full grid justify-items-center gap-3 py-6 text-center">
      <img src="/drawings/lost.svg" alt="" width={240} height={200} />
      <p className="text-balance text-ink-2 text-lg">{isFiltered ? menu.noDrinks : menu.empty}</p>
      {isFiltered && (
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {askHref && (
            <ButtonLink href={askHref} look="secondary">
              <Sparkles size={18} aria-hidden className="text-brass" />
              {text.ask}
            </ButtonLink>
          )}
          <Button
            look="secondary"
            onClick={() =>
              filterMenu({
                searchTerm: '',
                categories: [],
                ingredientIds: [],
                isAlcoholFree: false,
                withoutAllergens: [],
              })
            }
          >
            {text.showAll}
          </Button>
        </div>
      )}
    </div>
  );
}
