import ArrowRight from 'lucide-react/icons/arrow-right';
import BookOpen from 'lucide-react/icons/book-open';
import UserRound from 'lucide-react/icons/user-round';
import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import type { Drink } from '#domain/drinks.ts';
import { notesLength } from '#domain/orders.ts';
import { applySubstitutions } from '#web/components/apply-substitutions.ts';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { PartBoundary } from '#web/components/error-boundary.tsx';
import { QuickRequests } from '#web/components/quick-requests.tsx';
import { StrengthBars } from '#web/components/strength-bars.tsx';
import { unitPreference } from '#web/components/unit-preference.ts';
import { guestErrorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { lazyPart } from '#web/i18n/lazy-part.ts';
import { randomKey } from '#web/identity/keys.ts';
import { useMutation, useQuery } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { readDraft, saveDraft } from '#web/ui/drafts.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toasts } from '#web/ui/toasts.tsx';
import { cachedDrink } from './drink-cache.ts';

export const HowToMake = lazyPart(async () => (await import('./how-to-make.tsx')).HowToMake);

interface DrinkSheetProps {
  barId: string;
  drinkId: string;
  guestName: string;
  onClose: () => void;
}

export function DrinkSheet({ barId, drinkId, guestName, ...props }: DrinkSheetProps) {
  const text = useText();
  const isOpen = useIsOpen();
  /** To close is to go back: a second tap, or an order that is answered later, would leave the bar. */
  const onClose = () => {
    if (isOpen.current) props.onClose();
    isOpen.current = false;
  };
  const unit = useStoredValue(unitPreference);
  const { status, data } = useQuery('drinks.getDrinkForBar', {
    barId,
    drinkId,
    unitPreference: unit,
  });
  const drink = status === 'loading' ? cachedDrink(drinkId) : data;
  return (
    <Sheet
      label={drink?.name ?? text.common.loading}
      closeLabel={text.common.close}
      onClose={onClose}
      hasAddress
      style={{ '--hue': drink?.hue } as CSSProperties}
      hero={drink && <DrinkPicture src={drink.imageUrl} eager className="" />}
    >
      {drink ? (
        <OrderForm {...{ barId, drink, guestName, isOpen, onClose }} />
      ) : status === 'loading' ? (
        <Skeleton className="h-[60dvh]" />
      ) : (
        <p className="py-16 text-center text-ink-2 text-lg">{text.drink.gone}</p>
      )}
    </Sheet>
  );
}

function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}

interface OrderFormProps extends Omit<DrinkSheetProps, 'drinkId'> {
  drink: Drink;
  isOpen: RefObject<boolean>;
}

/** Wishes that were typed and not sent outlive a bar that closes, and a tap beside the sheet. */
function useDraft(key: string): [draft: string, write: (draft: string) => void] {
  const [draft, setDraft] = useState(() => readDraft(key));
  return [
    draft,
    (next) => {
      saveDraft(key, next);
      setDraft(next);
    },
  ];
}

/** The same order has the same key: one whose answer was lost is not placed twice. */
function useKeyOf(): (order: object) => string {
  const keys = useRef(new Map<string, string>());
  return (order) => {
    const sent = JSON.stringify(order);
    const key = keys.current.get(sent) ?? randomKey();
    keys.current.set(sent, key);
    return key;
  };
}

function OrderForm({ barId, drink, guestName, isOpen, onClose }: OrderFormProps) {
  const text = useText();
  const { quickRequests, stronger } = text.drink;
  const requests = drink.alcoholContent > 0 ? [...quickRequests, stronger] : quickRequests;
  const [notes, setNotes] = useDraft([barId, drink._id, guestName].join());
  const [showsRecipe, setShowsRecipe] = useState(false);
  // The button is busy until the recipe has come.
  const [isOpening, startOpening] = useTransition();
  const [createOrder, isPlacing] = useMutation('orders.createOrder');
  // Two taps within one frame are still one order.
  const sending = useRef(false);
  const [failure, setFailure] = useState<unknown>();
  const keyOf = useKeyOf();

  const order = async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      const wishes = notes.trim();
      const order = { barId, drinkId: drink._id, guestName, ...(wishes && { notes: wishes }) };
      await createOrder(order, keyOf(order));
      setFailure(undefined);
      setNotes('');
      toasts.success(text.drink.placed);
      onClose();
    } catch (error) {
      if (isOpen.current) setFailure(error);
      else toasts.error(text.drink.failed(guestErrorText(text, error)));
    } finally {
      sending.current = false;
    }
  };

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void order();
      }}
    >
      <div className="-mt-3 grid justify-items-center gap-2.5 text-center">
        <h2 className="max-w-full text-3xl wrap-anywhere">{drink.name}</h2>
        <p className="flex flex-wrap justify-center gap-2">
          <span className="flex h-7 items-center rounded-full border border-line bg-line px-3 font-semibold text-ink-2 text-xs">
            {text.drinkCategories[drink.category]}
          </span>
          <span className="flex h-7 items-center rounded-full border border-line bg-line px-3">
            <StrengthBars alcoholContent={drink.alcoholContent} audience="guest" withPercent />
          </span>
        </p>
        <p className="max-w-[330px] text-balance text-[1rem] text-ink-2">{drink.description}</p>
      </div>

      <ul
        aria-label={text.drink.ingredients}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(6.75rem,100%),1fr))] gap-2"
      >
        {applySubstitutions(drink).map(({ _id, name, insteadOf }, number) => (
          <li
            key={_id}
            className="rounded-[16px] border border-line bg-bg/35 px-3 py-2.5 text-ink-2 text-sm leading-tight"
          >
            <b className="block font-bold text-base text-brass">
              {drink.ingredientAmounts[number]}
            </b>
            {name}
            {insteadOf && (
              <span className="block text-warn text-xs">{text.menu.insteadOf(insteadOf)}</span>
            )}
          </li>
        ))}
        {drink.ingredients.length === 0 && (
          <li className="col-span-full text-center text-muted">{text.drink.noIngredients}</li>
        )}
      </ul>
      <Button
        look="quiet"
        aria-busy={isOpening}
        className="justify-self-center aria-busy:animate-pulse"
        onClick={() => startOpening(() => setShowsRecipe(true))}
      >
        <BookOpen size={18} />
        {text.drink.howToMake}
      </Button>
      <PartBoundary>
        {showsRecipe && <HowToMake drink={drink} onClose={() => setShowsRecipe(false)} />}
      </PartBoundary>

      <label className="grid gap-1.5">
        <span className="font-semibold text-sm">
          {text.drink.specialRequests}{' '}
          <span className="ml-1 font-normal text-muted">{text.drink.optional}</span>
        </span>
        <textarea
          rows={2}
          maxLength={notesLength.max}
          placeholder={text.drink.requestsPlaceholder}
          className="resize-none rounded-[16px] border border-line-strong bg-bg/55 px-3.5 py-3 text-[1rem] placeholder:text-muted"
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
      </label>
      <QuickRequests
        requests={requests}
        text={notes}
        isScrollable
        maxLength={notesLength.max}
        onText={setNotes}
      />

      <div className="-mx-5 -bottom-5 -mb-5 sticky flex flex-wrap gap-3 bg-surface px-5 pt-1 pb-5 shadow-[0_-12px_16px_-4px_var(--surface)]">
        {failure !== undefined && !isPlacing && (
          <div role="alert" className="w-full rounded-[16px] border border-bad/60 bg-bad-soft p-3">
            <p className="font-semibold">{text.drink.failedTitle}</p>
            <p className="text-ink-2 text-sm">{text.drink.failed(guestErrorText(text, failure))}</p>
          </div>
        )}
        <label className="flex min-h-[58px] min-w-0 max-w-[42%] flex-none items-center gap-2.5 rounded-md outline-brass outline-offset-2 has-focus-visible:outline-2 border border-line bg-line pr-4 pl-3.5 text-muted">
          <UserRound size={20} aria-hidden className="flex-none" />
          <span className="grid min-w-0 text-xs leading-tight">
            {text.drink.orderFor}
            <input
              readOnly
              aria-label={text.drink.yourName}
              value={guestName}
              size={Math.min(12, guestName.length)}
              className="min-w-0 text-ellipsis bg-transparent font-semibold text-base text-ink outline-none"
            />
          </span>
        </label>
        <Button type="submit" className="flex-1" inactive={isPlacing}>
          {isPlacing
            ? text.drink.placing
            : failure === undefined
              ? text.drink.placeOrder
              : text.drink.tryAgain}
          <ArrowRight size={20} />
        </Button>
      </div>
    </form>
  );
}
