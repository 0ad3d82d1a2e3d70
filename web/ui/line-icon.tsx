/**
 * An icon of one path, 24 px wide, for what a page has many of: with fewer elements it is sooner
 * seen, and sooner answers a tap.
 */
export function LineIcon({ path }: { path: string }) {
  return (
    <svg aria-hidden="true" className="line-icon">
      <path d={path} />
    </svg>
  );
}
