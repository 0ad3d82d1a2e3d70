import { Button } from '#web/ui/button.tsx';
import { FormMessage } from './form-message.tsx';

interface FormFootProps {
  failure: string | undefined;
  busy: boolean;
  /** What the button says. */
  action: string;
  look?: 'primary' | 'secondary';
}

/** What went wrong, and the button to send the form. */
export function FormFoot({ failure, busy, action, look = 'primary' }: FormFootProps) {
  return (
    <>
      <FormMessage failure={failure} />
      <Button type="submit" look={look} inactive={busy}>
        {action}
      </Button>
    </>
  );
}
