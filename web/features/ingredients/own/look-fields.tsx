import { type SugarLevel, sugarLevels } from '#domain/ingredients/own-ingredients.ts';
import type { ChangeForm } from '#web/components/editor/editor-value.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { ColourField } from './colour-field.tsx';
import type { FormValue } from './form-value.ts';
import { useOwnText } from './texts.ts';

interface LookFieldsProps {
  value: FormValue;
  kindName: string | undefined;
  onChange: ChangeForm<FormValue>;
}

export function LookFields({ value, kindName, onChange }: LookFieldsProps) {
  const text = useOwnText();
  return (
    <>
      <SelectField<SugarLevel | ''>
        label={text.sugar}
        value={value.sugar ?? ''}
        options={[
          { value: '', label: kindName ? text.asKind(kindName) : text.asCategory },
          ...sugarLevels.map((level) => ({ value: level, label: text.sugarLevels[level] })),
        ]}
        onChange={(sugar) => onChange({ sugar: sugar || null })}
      />
      <ColourField colour={value.color} kindName={kindName} onChange={onChange} />
    </>
  );
}
