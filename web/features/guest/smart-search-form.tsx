import ArrowRight from 'lucide-react/icons/arrow-right';
import Sparkles from 'lucide-react/icons/sparkles';
import { type FormEvent, useRef } from 'react';
import { useText } from '#web/i18n/language.ts';
import { Link } from '#web/navigation/link.tsx';
import { useEarlyInput } from '#web/ui/before-hydration.ts';
import { LineIcon } from '#web/ui/line-icon.tsx';
import { useRotation } from '#web/ui/use-rotation.ts';
import { askFor, viewPath } from './menu-address.ts';

const moodMs = 3_000;

interface SmartSearchFormProps {
  barCode: string;
  /** The current query, if there is one. */
  ask: string;
  typed: string;
  onType: (text: string) => void;
}

/** The smart search and its suggestions. A form and links, which work before scripts have loaded. */
export function SmartSearchForm({ barCode, ask, typed, onType }: SmartSearchFormProps) {
  const text = useText();
  const { moods } = text.smart;
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, onType);
  const current = useRotation(moods.length, moodMs);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    askFor(typed.trim());
  };
  return (
    <search className="grid gap-3">
      {!ask && <h2 className="pt-2 text-center text-[min(1.75rem,7vw)]">{text.smart.question}</h2>}
      <form action="/" className="flex gap-2.5" onSubmit={submit}>
        <input type="hidden" name="bar" value={barCode} />
        <div className="relative flex-1">
          <Sparkles
            aria-hidden
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
            maxLength={300}
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
          <ArrowRight size={20} />
        </button>
      </form>
      {/* Tiles below the question; a line of chips above an answer. */}
      <nav
        aria-label={text.smart.moodsLabel}
        className={
          ask
            ? 'scrollbar-none -mx-4 flex gap-2 overflow-x-auto px-4 [mask-image:linear-gradient(90deg,#000_90%,transparent)]'
            : 'mood-hues grid grid-cols-[repeat(auto-fill,minmax(max(4rem,20%),1fr))] gap-2 lg:grid-cols-8'
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
                : 'tinted min-h-[76px] min-w-0 flex-col gap-1.5 rounded-[16px] text-xs [--glow:80%_90%_at_50%_30%] [--icon:var(--hue)]'
            } ${moodLook(prompt === ask, !ask && number === current)}`}
            onClick={(event) => {
              event.preventDefault();
              askFor(prompt);
            }}
          >
            {!ask && <LineIcon path="M12 12 4 3h16zv10m-5 0h10" />}
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
