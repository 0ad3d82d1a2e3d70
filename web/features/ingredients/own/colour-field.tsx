import { useId } from 'react';
import type { ChangeForm } from '#web/components/editor/editor-value.ts';
import type { FormValue } from './form-value.ts';
import { useOwnText } from './texts.ts';

interface ColourFieldProps {
  colour: string | null;
  /** The parent kind, which lends its colour. */
  kindName: string | undefined;
  onChange: ChangeForm<FormValue>;
}

/** The colour of the ingredient in drawings of drinks. */
export function ColourField({ colour, kindName, onChange }: ColourFieldProps) {
  const text = useOwnText();
  const id = useId();
  const swatches = Object.entries(text.swatches);
  const isOther = colour !== null && !swatches.some(([known]) => known === colour);
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold text-sm">{text.color}</legend>
      <div className="flex flex-wrap items-center gap-1">
        <label className="flex min-h-[44px] cursor-pointer items-center rounded-full border border-line-strong px-4 text-sm has-checked:border-transparent has-checked:bg-ink has-checked:font-semibold has-checked:text-bg has-focus-visible:outline-2 has-focus-visible:outline-brass">
          <input
            type="radio"
            name={id}
            className="sr-only"
            checked={colour === null}
            onChange={() => onChange({ color: null })}
          />
          {kindName ? text.asKind(kindName) : text.noColor}
        </label>
        {swatches.map(([value, name]) => (
          <label
            key={value}
            title={name}
            className="relative grid size-[44px] cursor-pointer place-items-center"
          >
            <input
              type="radio"
              name={id}
              aria-label={name}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              checked={colour === value}
              onChange={() => onChange({ color: value })}
            />
            <span
              aria-hidden
              className="size-8 rounded-full border border-line-strong outline-offset-2 peer-checked:outline-2 peer-checked:outline-ink peer-focus-visible:outline-2 peer-focus-visible:outline-brass"
              style={{ background: value }}
            />
          </label>
        ))}
        <label className="flex min-h-[44px] items-center gap-2 pl-2 text-sm">
          <input
            type="color"
            className={`size-9 cursor-pointer outline-offset-2 ${isOther ? 'outline-2 outline-ink' : ''}`}
            value={colour ?? '#e8c468'}
            onChange={(event) => onChange({ color: event.target.value })}
          />
          {text.ownColor}
        </label>
      </div>
    </fieldset>
  );
}
