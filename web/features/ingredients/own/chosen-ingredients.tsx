import X from 'lucide-react/icons/x';
import { useEditorText } from '#web/components/editor/texts.ts';

interface ChosenIngredientsProps {
  label: string;
  ids: readonly string[];
  nameOf: (id: string) => string;
  onRemove: (id: string) => void;
}

/** Ingredients that were chosen in a finder, each with a button that takes it out. */
export function ChosenIngredients({ label, ids, nameOf, onRemove }: ChosenIngredientsProps) {
  const common = useEditorText();
  if (ids.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {ids.map((id) => (
        <li
          key={id}
          className="flex min-h-[44px] min-w-0 items-center rounded-full border border-line-strong pl-4"
        >
          <span className="min-w-0 wrap-anywhere font-semibold text-sm">{nameOf(id)}</span>
          <button
            type="button"
            aria-label={common.remove(nameOf(id))}
            className="grid size-[44px] flex-none place-items-center text-ink-2 hover:text-bad"
            onClick={() => onRemove(id)}
          >
            <X aria-hidden size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
