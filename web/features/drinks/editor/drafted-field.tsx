import { ownDrinkLimits } from '#domain/drinks/own-drinks.ts';
import { useEditorText } from '#web/components/editor/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import type { DraftedText } from './form-value.ts';
import { useDrinkEditorText } from './texts.ts';

interface DraftedFieldProps {
  name: string;
  part: DraftedText;
  value: string;
  /** False while the text follows the recipe. */
  isOwn: boolean;
  /** The text drafted from the recipe. */
  draft: string;
  onType: (text: string) => void;
  onRedraft: () => void;
}

/** A text drafted from the recipe until the owner writes one. */
export function DraftedField({
  name,
  part,
  value,
  isOwn,
  draft,
  onType,
  onRedraft,
}: DraftedFieldProps) {
  const text = useDrinkEditorText();
  const common = useEditorText();
  const field = {
    name,
    value,
    limit: ownDrinkLimits[part],
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  };
  return (
    <div className="grid gap-1">
      {part === 'instructions' ? (
        <TextArea label={common.instructions} rows={5} {...field} />
      ) : (
        <Field label={text.garnishText} hint={common.optional} autoComplete="off" {...field} />
      )}
      {(value || isOwn) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-muted text-sm">{isOwn ? text.ownText : text.drafted}</p>
          {isOwn && draft && draft !== value && (
            <Button look="quiet" className="!px-0 text-sm underline" onClick={onRedraft}>
              {text.redraft}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
