import FlaskConical from 'lucide-react/icons/flask-conical';

export function TestBadge({ label }: { label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-info/40 bg-info/10 px-3 py-1 font-semibold text-info text-sm">
      <FlaskConical aria-hidden size={15} />
      {label}
    </span>
  );
}
