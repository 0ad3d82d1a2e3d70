/** What a form has to say as a whole. */
export function FormMessage({ failure, note }: { failure?: string; note?: string | undefined }) {
  if (failure) {
    return (
      <p role="alert" className="rounded-sm bg-bad-soft px-4 py-3 text-bad">
        {failure}
      </p>
    );
  }
  return note ? (
    <p role="status" className="rounded-sm bg-raised px-4 py-3 text-ink-2">
      {note}
    </p>
  ) : null;
}
