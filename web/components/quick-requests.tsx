import Check from 'lucide-react/icons/check';

interface QuickRequestsProps {
  requests: readonly string[];
  /** What they write into, and what is typed as well. */
  text: string;
  longest: number;
  onText: (text: string) => void;
}

const parts = (text: string) => text.split(', ').filter(Boolean);

/** Wishes that one tap writes, and another takes back. */
export function QuickRequests({ requests, text, longest, onText }: QuickRequestsProps) {
  const toggle = (request: string) => {
    if (parts(text).includes(request)) {
      const left = parts(text).filter((part) => part !== request);
      return onText(left.join(', '));
    }
    const added = [...parts(text.trim()), request].join(', ');
    if (added.length <= longest) onText(added);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {requests.map((request) => {
        const chosen = parts(text).includes(request);
        return (
          <button
            key={request}
            type="button"
            aria-pressed={chosen}
            className={`flex min-h-[44px] items-center gap-1.5 rounded-full border px-3.5 font-semibold text-sm ${
              chosen ? 'border-brass bg-fill/20 text-brass' : 'border-line-strong text-ink-2'
            }`}
            onClick={() => toggle(request)}
          >
            {chosen && <Check size={16} />}
            {request}
          </button>
        );
      })}
    </div>
  );
}
