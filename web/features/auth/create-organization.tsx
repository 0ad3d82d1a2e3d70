import { isOrganizationName, longestOrganizationName } from '#domain/accounts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormMessage } from './form-message.tsx';
import { createOrganization } from './organizations.ts';
import { useAuthText } from './texts.ts';
import { useFailureText } from './use-failure-text.ts';
import { useForm } from './use-form.ts';

export function CreateOrganization({ onCreated }: { onCreated: () => void }) {
  const { organization: text, validation } = useAuthText();
  const { problems, failure, busy, submit } = useForm({
    check: (field) => ({ name: isOrganizationName(field('name')) ? '' : validation.nameRequired }),
    attempt: (field) => createOrganization(field('name')),
    onDone: onCreated,
  });
  const failed = useFailureText(failure);
  return (
    <details className="border-line border-t pt-1">
      <summary className="flex min-h-[44px] cursor-pointer items-center rounded-sm px-3 hover:bg-raised">
        {text.create}
      </summary>
      <form noValidate className="grid gap-3 p-3" onSubmit={submit}>
        <Field
          label={text.name}
          name="name"
          autoComplete="organization"
          maxLength={longestOrganizationName}
          error={problems.name}
        />
        <FormMessage failure={failed} />
        <Button type="submit" look="secondary" disabled={busy}>
          {text.createIt}
        </Button>
      </form>
    </details>
  );
}
