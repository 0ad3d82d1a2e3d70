import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import type { DrinkPreview } from '#domain/drinks/own-drinks.ts';
import type { Allergen } from '#domain/ingredients/allergens.ts';
import { useEditorText } from '#web/components/editor/texts.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { useDrinkEditorText } from './texts.ts';

/** Whether the bar can make the drink now, or what it lacks. */
export function Makeable({ preview }: { preview: DrinkPreview }) {
  const text = useDrinkEditorText();
  const { canMakeNow, missing } = preview;
  return canMakeNow ? (
    <p className="flex items-start gap-2 font-semibold text-ok">
      <CircleCheck aria-hidden size={20} className="mt-0.5 flex-none" />
      {text.canMake}
    </p>
  ) : (
    <p className="flex items-start gap-2 font-semibold text-warn">
      <TriangleAlert aria-hidden size={20} className="mt-0.5 flex-none" />
      <span className="min-w-0 wrap-anywhere">
        {text.missing(missing.map(({ name }) => name).join(', '))}
      </span>
    </p>
  );
}

/** Figures, allergens, and which classics come close. */
export function PreviewFacts({ preview }: { preview: DrinkPreview }) {
  const text = useDrinkEditorText();
  const common = useEditorText();
  const { menu } = useText();
  const language = useLanguage();
  const { volume, alcoholUnits, costLevel, substitutions, resembles } = preview;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <dl className="grid gap-2.5 text-sm">
      {volume && <Fact label={text.volume}>{volume}</Fact>}
      {alcoholUnits > 0 && (
        <Fact label={text.alcohol}>
          {text.units(number.format(alcoholUnits))}
          <span className="block text-muted text-xs">{text.unitsHint}</span>
        </Fact>
      )}
      {costLevel && <Fact label={text.cost}>{text.costs[costLevel] ?? costLevel}</Fact>}
      {substitutions.length > 0 && (
        <Fact label={text.substitutes}>
          {substitutions
            .map(({ substituteName, ingredientName }) =>
              menu.standsIn(substituteName, ingredientName),
            )
            .join(', ')}
        </Fact>
      )}
      <Fact label={common.allergens}>
        <Allergens preview={preview} />
      </Fact>
      {resembles.length > 0 && (
        <Fact label={text.resembles}>
          <ul className="grid gap-0.5">
            {resembles.map(({ drinkId, name, likeness }) => (
              <li key={drinkId}>
                {name} <span className="text-muted">{text.likeness(likeness)}</span>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

function Allergens({ preview }: { preview: DrinkPreview }) {
  const text = useDrinkEditorText();
  const { allergens } = useText();
  const language = useLanguage();
  const namesOf = (found: readonly Allergen[]) =>
    found.map((each) => (allergens[each] ?? each).toLocaleLowerCase(language)).join(', ');
  const { has, may, isKnown } = preview.allergens;
  const lines = [
    namesOf(has),
    may.length > 0 && text.mayContain(namesOf(may)),
    !isKnown && text.unknownAllergens,
  ].filter(Boolean);
  return lines.length ? (
    lines.map((line) => (
      <span key={String(line)} className="block">
        {line}
      </span>
    ))
  ) : (
    <span className="text-ink-2">{text.noAllergens}</span>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-2">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
