import { isAccountName, maxAccountNameLength } from '#domain/accounts.ts';
import { Field } from '#web/ui/field.tsx';
import { FormFoot } from './form-foot.tsx';
import { createOrganization } from './organizations.ts';
import { useAuthText } from './texts.ts';
import { useFailureText } from './use-failure-text.ts';
import { useForm } from './use-form.ts';

export function CreateOrganization({ onCreated }: { onCreated: () => void }) {
  const { organization: text, validation } = useAuthText();
  const { problems, failure, busy, submit } = useForm({
    check: (field) => ({ name: isAccountName(field('name')) ? '' : validation.nameRequired }),
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
          maxLength={maxAccountNameLength}
          error={problems.name}
        />
        <FormFoot failure={failed} busy={busy} action={text.createIt} look="secondary" />
      </form>
    </details>
  );
}
