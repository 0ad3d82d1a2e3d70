import { useState } from 'react';
import { guestNameLength, hasNameLength, isGuestName } from '#domain/orders/guests.ts';
import { lengthOf } from '#domain/text/text-length.ts';
import { tidyLine } from '#domain/text/tidy-text.ts';
import { useText } from '#web/i18n/language.ts';
import { afterPaint } from '#web/ui/after-paint.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { guestName } from './guest-name.ts';
import { LeaveLink } from './leave-link.tsx';

export function NameSheet() {
  const text = useText();
  const [name, setName] = useState('');
  const isComplete = isGuestName(name);
  const isLong = lengthOf(name) > guestNameLength.max;
  const missing = hasNameLength(name) ? text.guestName.unreadable : text.guestName.tooShort;
  return (
    <Sheet label={text.guestName.title} closeLabel={text.common.close}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // The tapped button responds first.
          if (isComplete) afterPaint(() => guestName.set(tidyLine(name)));
        }}
      >
        <h2 className="text-2xl">{text.guestName.title}</h2>
        <p className="text-pretty text-ink-2">{text.guestName.intro}</p>
        <Field
          label={text.guestName.label}
          value={name}
          limit={guestNameLength.max}
          autoComplete="given-name"
          enterKeyHint="done"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" disabled={!isComplete}>
          {isComplete || isLong ? text.guestName.confirm : missing}
        </Button>
        <LeaveLink look="quiet">{text.guest.leaveBar}</LeaveLink>
      </form>
    </Sheet>
  );
}
