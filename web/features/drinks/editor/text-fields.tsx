import { type OwnDrink, ownDrinkLimits } from '#domain/drinks/own-drinks.ts';
import type { Language } from '#domain/languages.ts';
import type { Currency } from '#domain/menu/menu.ts';
import { nameIn } from '#domain/own-items.ts';
import { nameField } from '#web/components/editor/editor-value.ts';
import { LanguagePanel } from '#web/components/editor/language-panel.tsx';
import { useEditorText } from '#web/components/editor/texts.ts';
import type { Editor } from '#web/components/editor/use-editor.ts';
import { PriceField } from '#web/features/drinks/menu/price-field.tsx';
import { readPrice } from '#web/features/drinks/menu/price-input.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { fieldNames } from './form-problems.ts';
import { type FormTexts, type FormValue, newTexts } from './form-value.ts';
import { useDrinkEditorText } from './texts.ts';

interface TextFieldsProps {
  editor: Editor<FormValue, OwnDrink>;
  currency: Currency;
}

/** Name and description, in one language or both, and the price. */
export function TextFields({ editor, currency }: TextFieldsProps) {
  const text = useDrinkEditorText();
  const common = useEditorText();
  const { form, shown, errorAt, change } = editor;
  const { texts, price } = form.value;
  const { name, description } = texts[shown] ?? newTexts('');
  const type = (part: Partial<FormTexts>) => change(changedTexts(shown, part));
  const problem = editor.wasTried ? readPrice(price, currency) : null;
  return (
    <>
      <LanguagePanel editor={editor} onWrite={() => type({ name: nameIn(texts, shown) })}>
        <Field
          key={shown}
          name={nameField(shown)}
          label={common.name}
          lang={shown}
          placeholder={text.namePlaceholder}
          error={errorAt(nameField(shown))}
          value={name}
          limit={ownDrinkLimits.name}
          autoComplete="off"
          onChange={(event) => type({ name: event.target.value })}
        />
        <TextArea
          name={`description.${shown}`}
          label={common.description}
          hint={common.optional}
          lang={shown}
          placeholder={text.descriptionPlaceholder}
          rows={3}
          value={description}
          limit={ownDrinkLimits.description}
          onChange={(event) => type({ description: event.target.value })}
        />
      </LanguagePanel>
      <PriceField
        name={fieldNames.price}
        currency={currency}
        value={price}
        problem={typeof problem === 'string' ? problem : undefined}
        onChange={(next) => change({ price: next })}
      />
    </>
  );
}

export function changedTexts(language: Language, part: Partial<FormTexts>) {
  return ({ texts }: FormValue): Partial<FormValue> => ({
    texts: { ...texts, [language]: { ...newTexts(''), ...texts[language], ...part } },
  });
}
