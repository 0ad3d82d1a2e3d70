interface FormMessageProps {
  failure?: string;
  /** Stands above the note. */
  title?: string | undefined;
  note?: string | undefined;
}

/** What a form has to say as a whole. */
export function FormMessage({ failure, title, note }: FormMessageProps) {
  if (failure) {
    return (
      <p role="alert" className="rounded-sm bg-bad-soft px-4 py-3 text-bad">
        {failure}
      </p>
    );
  }
  return note ? (
    <div role="status" className="rounded-sm bg-raised px-4 py-3 text-ink-2">
      {title && <p className="font-semibold text-ink">{title}</p>}
      <p>{note}</p>
    </div>
  ) : null;
}
