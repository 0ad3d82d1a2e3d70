import { barLengths } from '#domain/bars/bars.ts';
import { autofocus } from '#web/ui/form/autofocus.ts';
import { Field } from '#web/ui/form/field.tsx';
import { useBarText } from './texts.ts';

interface BarFieldsProps {
  name: string;
  description: string;
  /** For dialogs that contain only these fields. */
  isFirst?: boolean;
  onName: (name: string) => void;
  onDescription: (description: string) => void;
}

export function BarFields(props: BarFieldsProps) {
  const { name, description, isFirst, onName, onDescription } = props;
  const text = useBarText();
  return (
    <>
      <Field
        ref={isFirst ? autofocus : undefined}
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
