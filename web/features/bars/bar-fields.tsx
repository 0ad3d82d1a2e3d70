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
        value={name}
        limit={barLengths.name}
        autoComplete="off"
        onChange={(event) => onName(event.target.value)}
      />
      <Field
        label={text.barDescription}
        hint={text.optional}
        value={description}
        limit={barLengths.description}
        autoComplete="off"
        onChange={(event) => onDescription(event.target.value)}
      />
    </>
  );
}
