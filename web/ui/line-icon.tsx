interface LineIconProps {
  path: string;
  size?: number;
  className?: string;
}

/**
 * An icon of one path, 24 px wide, for the first page and for long pages. It has few elements, so
 * it renders and responds faster.
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
