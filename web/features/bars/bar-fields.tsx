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
        label={text.barName}
        value={name}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => onName(event.target.value)}
      />
      <Field
        label={text.barDescription}
        hint={text.optional}
        value={description}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => onDescription(event.target.value)}
      />
    </>
  );
}
