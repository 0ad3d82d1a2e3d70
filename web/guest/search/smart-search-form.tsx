import { type FormEvent, useRef } from 'react';
import { lengthOf } from '#domain/text/text-length.ts';
import { askFor, viewPath } from '#web/guest/address/menu-address.ts';
import { useText } from '#web/i18n/language.ts';
import { Link } from '#web/navigation/link.tsx';
import { useEarlyInput } from '#web/ui/before-hydration.ts';
import * as icons from '#web/ui/icon-paths.ts';
import { LineIcon } from '#web/ui/line-icon.tsx';
import { useRotation } from '#web/ui/use-rotation.ts';

const moodMs = 3_000;
const maxLength = 300;

/**
 * A drawing for each mood: cherries, a cactus, a tiki mug, a tumbler, a slice, a flame, a flute, a
 * palm.
 */
const drawings = [
  'M8 14a3.5 3.5 0 1 0 .01 0m8-2a3.5 3.5 0 1 0 .01 0M8 14c0-5 2-9 7-10 1 3 1 5 1 8M15 4c2-1 4 0 5 2',
  'M10 20V6a2 2 0 0 1 4 0v14m-4-5H8a2 2 0 0 1-2-2v-2m8 2h2a2 2 0 0 0 2-2V9M7 20h10',
  'M6 4h12l-1 17H7zm3 5 2 1m4-1-2 1m-1 2v2m-3 3h6',
  'M4 5h16l-2 15H6zm1 6h14m-9 2 5 1-1 4-5-1z',
  'M12 3a9 9 0 1 0 .01 0m0 4v10m-5-5h10M8.5 8.5l7 7m0-7-7 7',
  'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 1-5 1-8',
  'M9 3h6v8a3 3 0 0 1-6 0zm3 11v6m-3 0h6M12 6v.01M12 9v.01M19 5v.01M19 9v.01M5 7v.01M5 12v.01',
  'M12 21c0-5 0-8 1-11m0 0c-3-4-6-4-9-1m9 1c-4-1-7 1-8 5m8-5c0-4 2-6 6-6m-6 6c3-2 6-1 8 3M8 21h8',
];

interface SmartSearchFormProps {
  barCode: string;
  ask: string;
  typed: string;
  onType: (text: string) => void;
}

/**
 * The smart search and its suggestions. A form and links, so that they work before scripts have
 * loaded.
 */
export function SmartSearchForm({ barCode, ask, typed, onType }: SmartSearchFormProps) {
  const text = useText();
  const { moods } = text.smart;
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, onType);
  const current = useRotation(moods.length, moodMs);
  const over = lengthOf(typed.trim()) - maxLength;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (over <= 0) askFor(typed.trim());
  };
  return (
    <search className="grid gap-3">
      {!ask && (
        <h2 className="pt-2 text-center text-[min(1.75rem,7vw)] short:hidden">
          {text.smart.question}
        </h2>
      )}
      <form action="/" className="flex gap-2.5" onSubmit={submit}>
        <input type="hidden" name="bar" value={barCode} />
        <div className="relative flex-1">
          <LineIcon
            path={icons.sparkles}
            size={20}
            className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3.5 text-brass"
          />
          <input
            ref={input}
            name="ask"
            aria-label={text.smart.question}
            placeholder={moods[current]?.prompt}
            className="h-12 w-full text-ellipsis rounded-[16px] border border-line-strong bg-surface pr-3.5 pl-11 text-[1rem] placeholder:text-muted"
            value={typed}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => onType(event.target.value)}
          />
        </div>
        <button
          type="submit"
          aria-label={text.smart.find}
          className="grid size-12 place-items-center rounded-[16px] bg-fill text-on-fill"
        >
          <LineIcon path={icons.arrowRight} size={20} />
        </button>
      </form>
      {over > 0 && (
        <p role="alert" className="-mt-1 text-bad text-sm">
          {text.common.tooLong(over)}
        </p>
      )}
      {/* Tiles below the question, or a line of chips above an answer. */}
      <nav
        aria-label={text.smart.moodsLabel}
        className={
          ask
            ? 'scrollbar-none -mx-4 flex gap-2 overflow-x-auto px-4 [mask-image:linear-gradient(90deg,#000_90%,transparent)]'
            : 'mood-hues grid grid-cols-[repeat(auto-fill,minmax(max(4rem,20%),1fr))] gap-2 lg:grid-cols-8 short:flex short:overflow-x-auto'
        }
      >
        {moods.map(({ name, prompt }, number) => (
          <Link
            key={name}
            href={viewPath(barCode, { ask: prompt })}
            aria-current={prompt === ask || undefined}
            className={`flex items-center justify-center border font-semibold transition-colors ${
              ask
                ? 'h-[44px] flex-none whitespace-nowrap rounded-full px-4 text-sm'
                : 'tinted min-h-[76px] min-w-0 flex-col gap-1.5 rounded-[16px] text-xs [--glow:80%_90%_at_50%_30%] [--icon:var(--hue)] short:min-h-[44px] short:flex-none short:flex-row short:px-4'
            } ${moodLook(prompt === ask, !ask && number === current)}`}
            onClick={(event) => {
              event.preventDefault();
              askFor(prompt);
            }}
          >
            {!ask && <LineIcon path={drawings[number] ?? ''} />}
            {name}
          </Link>
        ))}
      </nav>
    </search>
  );
}

function moodLook(isAsked: boolean, isShown: boolean): string {
  if (isAsked) return 'border-transparent bg-ink text-bg';
  return isShown ? 'border-brass text-brass' : 'border-line-strong text-ink-2';
}
