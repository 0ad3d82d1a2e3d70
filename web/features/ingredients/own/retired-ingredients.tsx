import type { OwnBar } from '#domain/bars/bars.ts';
import { nameIn } from '#domain/own-items.ts';
import { RestoreButton } from '#web/components/editor/retire-button.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { useOwnText } from './texts.ts';

/** The account's retired ingredients, which can be restored. */
export function RetiredIngredients({ bar }: { bar: OwnBar }) {
  const text = useOwnText();
  const language = useLanguage();
  const { data } = useQuery('ingredients.getOwnIngredients', { barId: bar._id });
  const retired = data?.filter(({ isRetired }) => isRetired) ?? [];
  if (retired.length === 0) return null;
  return (
    <details className="rounded-sm border border-line">
      <summary className="flex min-h-[52px] cursor-pointer items-center px-4 font-semibold text-ink-2">
        {text.retiredOnes(retired.length)}
      </summary>
      <ul className="grid border-line border-t px-4 py-1">
        {retired.map((ingredient) => (
          <li
            key={ingredient._id}
            className="flex min-h-[52px] items-center justify-between gap-3 border-line border-b py-1 last:border-b-0"
          >
            <span className="min-w-0 wrap-anywhere">{nameIn(ingredient.texts, language)}</span>
            <RestoreButton
              kind="ingredient"
              barId={bar._id}
              id={ingredient._id}
              name={nameIn(ingredient.texts, language)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
