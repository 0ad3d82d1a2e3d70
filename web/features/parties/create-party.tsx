import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import { partyLengths } from '#domain/parties/parties.ts';
import { paths } from '#domain/routes.ts';
import { useGuestOrigin } from '#web/components/guest-origin/guest-origin.ts';
import { QrCode } from '#web/components/qr-code.tsx';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { SheetTitle } from '#web/ui/sheet/sheet-title.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { LinkButtons } from './link-buttons.tsx';
import { usePartiesText } from './texts.ts';

interface Created {
  partyId: string;
  shareCode: string;
}

/** A sheet that creates a party, then shows its code until it is closed. */
export function CreateParty({ bar, onClose }: { bar: OwnBar; onClose: () => void }) {
  const text = usePartiesText();
  const shared = useText();
  const { origin } = useGuestOrigin();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [created, setCreated] = useState<Created>();
  const [create, busy] = useMutation('cocktailParties.createCocktailParty');

  const createdHeading = useRef<HTMLHeadingElement>(null);
  // The focused button disappears with the form.
  useEffect(() => {
    if (created) createdHeading.current?.focus();
  }, [created]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const about = description.trim();
      setCreated(await create({ barId: bar._id, name, ...(about && { description: about }) }));
    } catch (error) {
      toasts.error(text.createFailed(errorText(shared, error)));
    }
  };
  return (
    <Sheet label={text.newParty} closeLabel={shared.common.close} onClose={onClose}>
      {created ? (
        <div className="grid gap-4">
          <h2 ref={createdHeading} tabIndex={-1} className="pr-12 text-2xl">
            {text.created(created.shareCode)}
          </h2>
          <p className="text-ink-2">{text.createdHint}</p>
          <div className="justify-self-center rounded-md bg-[#fff] p-2 [&>canvas]:!size-[180px]">
            <QrCode
              content={origin + paths.party(created.shareCode)}
              label={text.qrCode(name.trim())}
            />
          </div>
          <LinkButtons isMain name={name.trim()} shareCode={created.shareCode} />
          <ButtonLink
            look="quiet"
            className="justify-self-center"
            href={paths.barParty(bar._id, created.partyId)}
          >
            {text.openParty}
          </ButtonLink>
        </div>
      ) : (
        <form className="grid gap-4" onSubmit={submit}>
          <SheetTitle>{text.newParty}</SheetTitle>
          <Field
            label={text.name}
            value={name}
            limit={partyLengths.name}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          <TextArea
            label={text.description}
            hint={text.optional}
            placeholder={text.descriptionPlaceholder}
            rows={3}
            value={description}
            limit={partyLengths.description}
            onChange={(event) => setDescription(event.target.value)}
          />
          <Button type="submit" inactive={busy} disabled={!name.trim()}>
            {busy ? text.creating : text.create}
          </Button>
        </form>
      )}
    </Sheet>
  );
}
