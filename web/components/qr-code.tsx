import { create, toCanvas, toDataURL } from 'qrcode';
import { useEffect, useMemo, useRef } from 'react';

/** Grey-900 on white, which every camera can read in both themes. */
const look = { margin: 2, color: { dark: '#111827', light: '#ffffff' } };
const shownSize = 300;
const downloadSize = 400;

export function QrCode({ content, label }: { content: string; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) void toCanvas(canvas.current, content, { ...look, width: shownSize });
  }, [content]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={shownSize}
      height={shownSize}
      className="!h-auto max-w-full rounded-sm"
    />
  );
}

/** The same code as SVG, for print. */
export function QrDrawing({ content, className }: { content: string; className?: string }) {
  const { size, path } = useMemo(() => {
    const { modules } = create(content, {});
    const dark = Array.from(modules.data.entries()).filter(([, isDark]) => isDark);
    const square = ([at]: [number, number]) =>
      `M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z`;
    return { size: modules.size, path: dark.map(square).join('') };
  }, [content]);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={path} fill={look.color.dark} />
    </svg>
  );
}

export async function downloadQrCode(content: string, fileName: string): Promise<void> {
  const link = document.createElement('a');
  link.href = await toDataURL(content, { ...look, width: downloadSize });
  link.download = fileName;
  link.click();
}
