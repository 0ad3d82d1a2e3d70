import { useId } from 'react';
import {
  type Allergen,
  type AllergenFacts,
  allergens,
  type DrinkAllergens,
} from '#domain/ingredients/allergens.ts';
import { useAllergenNames } from '#web/components/allergens/texts.ts';
import type { ChangeForm } from '#web/components/editor/editor-value.ts';
import { useEditorText } from '#web/components/editor/texts.ts';
import { useLanguage } from '#web/i18n/language.ts';
import type { FormValue } from './form-value.ts';
import { useOwnText } from './texts.ts';

interface AllergenFieldsProps {
  facts: AllergenFacts | null;
  /** Its parent kind. */
  kindName: string | undefined;
  /** Of its kind and parts. */
  known: DrinkAllergens | undefined;
  hasParts: boolean;
  onChange: ChangeForm<FormValue>;
}

const states = ['none', 'may', 'has'] as const;

/** The 14 allergens: inherited, unknown, or each stated. */
export function AllergenFields(props: AllergenFieldsProps) {
  const { facts, kindName, known, hasParts, onChange } = props;
  const text = useOwnText();
  const common = useEditorText();
  const names = useAllergenNames();
  const language = useLanguage();
  const id = useId();
  const list = new Intl.ListFormat(language);
  const isStated = facts !== null;
  const start = (): AllergenFacts => ({
    ...Object.fromEntries((known?.may ?? []).map((one) => [one, 'may'])),
    ...Object.fromEntries((known?.has ?? []).map((one) => [one, 'has'])),
  });
  const state = (allergen: Allergen, next: (typeof states)[number]) =>
    onChange(({ allergens: before }) => {
      const { [allergen]: _, ...rest } = before ?? {};
      return { allergens: next === 'none' ? rest : { ...rest, [allergen]: next } };
    });
  const modes = [
    { isOn: !isStated, label: kindName ? text.asKind(kindName) : text.notKnown, to: () => null },
    { isOn: isStated, label: text.stated, to: start },
  ];
  const inParts = [...(known?.has ?? []), ...(known?.may ?? [])];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-sm">{common.allergens}</legend>
      {modes.map(({ isOn, label, to }) => (
        <label key={label} className="flex min-h-[44px] items-center gap-3">
          <input
            type="radio"
            name={id}
            className="flex-none"
            checked={isOn}
            onChange={() => onChange({ allergens: to() })}
          />
          <span>{label}</span>
        </label>
      ))}
      {hasParts && inParts.length > 0 && (
        <p className="text-ink-2 text-sm">
          {text.ofParts(list.format(inParts.map((one) => names[one])))}
        </p>
      )}
      {isStated && (
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {allergens.map((allergen) => (
            <li key={allergen}>
              <fieldset className="flex min-h-[48px] items-center justify-between gap-2 border-line border-b">
                <legend className="sr-only">{names[allergen]}</legend>
                <span aria-hidden className="first-letter:uppercase">
                  {names[allergen]}
                </span>
                <span className="flex flex-none">
                  {states.map((one) => (
                    <label
                      key={one}
                      className="grid min-h-[44px] min-w-[44px] cursor-pointer place-items-center px-2 text-muted text-sm has-checked:font-semibold has-checked:text-ink has-checked:underline has-checked:decoration-2 has-checked:decoration-brass has-checked:underline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-brass"
                    >
                      <input
                        type="radio"
                        name={`${id}-${allergen}`}
                        className="sr-only"
                        checked={(facts[allergen] ?? 'none') === one}
                        onChange={() => state(allergen, one)}
                      />
                      {text.allergenStates[one]}
                    </label>
                  ))}
                </span>
              </fieldset>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
