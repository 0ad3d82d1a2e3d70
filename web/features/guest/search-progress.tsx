import Sparkles from 'lucide-react/icons/sparkles';

/** Shown while a search runs. Without a message its line stays empty, so that nothing moves. */
export function SearchProgress({ message = '\u00a0' }: { message?: string }) {
  return (
    <div role="status" className="grid min-h-[50dvh] content-center justify-items-center gap-4">
      <span className="grid size-16 animate-pulse place-items-center rounded-full bg-fill/20 text-brass">
        <Sparkles size={28} aria-hidden />
      </span>
      <p key={message} className="enter text-ink-2 text-lg">
        {message}
      </p>
    </div>
  );
}
