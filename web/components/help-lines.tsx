import Phone from 'lucide-react/icons/phone';

interface HelpLinesProps {
  label?: string;
  numbers: readonly string[];
}

/** Telephone numbers for people in despair. */
export function HelpLines({ label, numbers }: HelpLinesProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2.5">
      {numbers.map((number) => (
        <li key={number} className="flex-1 basis-40">
          <a
            className="flex min-h-12 items-center justify-center gap-2.5 rounded-[16px] border border-line-strong bg-surface p-3 text-ink text-lg tabular-nums"
            href={`tel:${number.replaceAll(' ', '')}`}
          >
            <Phone size={18} aria-hidden className="flex-none" />
            {number}
          </a>
        </li>
      ))}
    </ul>
  );
}
