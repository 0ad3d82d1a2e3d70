type Piece = string | number | readonly string[];

/** One decimal is invisible at 240 units. Values below one (opacities, offsets) keep two. */
export function number(value: number): string {
  const factor = Math.abs(value) < 1 ? 100 : 10;
  return String(Math.round(value * factor) / factor).replace(/^(-?)0\./, '$1.');
}

/** Markup or path data with rounded numbers. Lists are joined. */
export function svg(strings: TemplateStringsArray, ...pieces: Piece[]): string {
  return strings.reduce((text, part, i) => text + show(pieces[i - 1] ?? '') + part);
}

function show(piece: Piece): string {
  if (typeof piece === 'number') return number(piece);
  return typeof piece === 'string' ? piece : piece.join('');
}

export type Placement = {
  x?: number;
  y?: number;
  rotate?: number;
  scale?: number;
  /** Vertical squash: a thing that lies on the surface is seen at an angle. */
  flat?: number;
};

function transform({ x = 0, y = 0, rotate = 0, scale = 1, flat = 1 }: Placement): string {
  const factor = (value: number) => String(Math.round(value * 100) / 100);
  const parts = [
    x || y ? svg`translate(${x} ${y})` : '',
    flat !== 1 ? `scale(1 ${factor(flat)})` : '',
    rotate ? svg`rotate(${rotate})` : '',
    scale !== 1 ? `scale(${factor(scale)})` : '',
  ];
  return parts.join('');
}

export function place(placement: Placement, body: string): string {
  const moved = transform(placement);
  return moved ? `<g transform="${moved}">${body}</g>` : body;
}

export function use(href: string, placement: Placement, opacity = 1): string {
  const faded = opacity === 1 ? '' : svg` opacity="${opacity}"`;
  return `<use href="${href}" transform="${transform(placement)}"${faded}/>`;
}

/** A zero-length stroke with round caps, so that many dots are one path. */
export const dot = (x: number, y: number): string => svg`M${x} ${y}h.1`;

export const ring = (x: number, y: number, r: number): string =>
  svg`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('');
}
