import { toCanvas, toDataURL } from 'qrcode';
import { useEffect, useRef } from 'react';

/** Grey-900 on white: every camera reads it, on either theme. */
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

export async function downloadQrCode(content: string, fileName: string): Promise<void> {
  const link = document.createElement('a');
  link.href = await toDataURL(content, { ...look, width: downloadSize });
  link.download = fileName;
  link.click();
}
