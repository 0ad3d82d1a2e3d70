import { barLengths } from '#domain/bars.ts';
import { autofocus } from '#web/ui/autofocus.ts';
import { Field } from '#web/ui/field.tsx';
import { useBarText } from './texts.ts';

interface BarFieldsProps {
  name: string;
  description: string;
  onName: (name: string) => void;
  onDescription: (description: string) => void;
}

export function BarFields({ name, description, onName, onDescription }: BarFieldsProps) {
  const text = useBarText();
  return (
    <>
      <Field
        ref={autofocus}
        label={text.barName}
        hint={lengthHint(name, barLengths.name)}
        value={name}
        maxLength={barLengths.name}
        autoComplete="off"
        onChange={(event) => onName(event.target.value)}
      />
      <Field
        label={text.barDescription}
        hint={lengthHint(description, barLengths.description) ?? text.optional}
        value={description}
        maxLength={barLengths.description}
        autoComplete="off"
        onChange={(event) => onDescription(event.target.value)}
      />
    </>
  );
}

/** Characters used, shown when the limit is near. */
function lengthHint(typed: string, max: number): string | undefined {
  return typed.length > max * 0.75 ? `${typed.length} / ${max}` : undefined;
}
