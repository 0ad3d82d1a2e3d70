import Plus from 'lucide-react/icons/plus';
import { maxAccountNameLength } from '#domain/auth/accounts.ts';
import { Form, FormField } from '#web/features/auth/form/form.tsx';
import { useAuthText } from '#web/features/auth/texts.ts';
import { createOrganization } from './organizations.ts';

export function CreateOrganization({ onCreated }: { onCreated: () => void }) {
  const { organization: text } = useAuthText();
  return (
    <details className="border-line border-t pt-1">
      <summary className="flex min-h-[44px] cursor-pointer list-none items-center gap-3 rounded-sm px-3 hover:bg-raised">
        <Plus aria-hidden size={18} />
        {text.create}
      </summary>
      <Form
        className="grid gap-3 p-3"
        submitLabel={text.createIt}
        look="secondary"
        send={({ name }) => createOrganization(name)}
        onSent={onCreated}
      >
        <FormField
          label={text.name}
          name="name"
          autoComplete="organization"
          limit={maxAccountNameLength}
        />
      </Form>
    </details>
  );
}
