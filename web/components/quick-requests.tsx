import Check from 'lucide-react/icons/check';

interface QuickRequestsProps {
  requests: readonly string[];
  /** The special requests that the buttons add to. */
  text: string;
  /** On one line that scrolls sideways. */
  isScrollable?: boolean;
  onText: (text: string) => void;
}

const parts = (text: string) => text.split(', ').filter(Boolean);

/** Buttons that each add a request to the text or remove it. */
export function QuickRequests(props: QuickRequestsProps) {
  const { requests, text, isScrollable, onText } = props;
  const toggle = (request: string) => {
    if (parts(text).includes(request)) {
      const left = parts(text).filter((part) => part !== request);
      return onText(left.join(', '));
    }
    onText([...parts(text.trim()), request].join(', '));
  };
  return (
    <div
      className={`flex gap-2 ${isScrollable ? 'scrollbar-none -mx-5 overflow-x-auto px-5 py-1 [mask-image:linear-gradient(90deg,#000_calc(100%-20px),transparent)]' : 'flex-wrap'}`}
    >
      {requests.map((request) => {
        const chosen = parts(text).includes(request);
        return (
          <button
            key={request}
            type="button"
            aria-pressed={chosen}
            className={`flex min-h-[44px] flex-none items-center gap-1.5 rounded-full border px-3.5 font-semibold text-sm ${
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
