interface LineIconProps {
  path: string;
  size?: number;
  className?: string;
}

/**
 * An icon of one path, 24 px wide, for what the first page shows or a page has many of: with fewer
 * elements it is sooner seen, and sooner answers a tap.
 */
export function LineIcon({ path, size, className = '' }: LineIconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={size ? '0 0 24 24' : undefined}
      style={size ? { width: size, height: size } : undefined}
      className={`line-icon ${className}`}
    >
      <path d={path} />
    </svg>
  );
}
