import type { RenderedPage } from './renderer.ts';

interface PageOptions {
  nonce: string;
  language: string;
  theme: string;
  rendered: RenderedPage | undefined;
  /** The module of the web that the rendered page is made of; it may be part of the first script. */
  part: string | undefined;
}

/** What the build says of its modules. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

/**
 * Fills the built index.html. A rendered page brings its styles along and calls for its scripts only
 * after the first paint: until then the line belongs to what can be seen.
 */
export function createPage(template: string, readFile: (file: string) => string) {
  const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
  const entry = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
  const preloads = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

  const styles = readFile(stylesheet.exec(template)?.[1] ?? '');
  const script = entry.exec(template)?.[1] ?? '';
  const chunks = [...template.matchAll(preloads)].map(([, href]) => href);
  const light = template
    .replace(stylesheet, () => `<style>${styles}</style>`)
    .replace(entry, '')
    .replaceAll(preloads, '');
  const manifest: Manifest = JSON.parse(readFile('/.vite/manifest.json'));
  const filesOf = (module: string): string[] => {
    const { file, imports = [] } = manifest[module] ?? { file: '' };
    return file ? [...imports.flatMap(filesOf), `/${file}`] : [];
  };
  // What is tapped until they have come counts then (web/ui/early-tap.ts).
  const remember = `document.onclick=({target})=>{document.tapped=target.closest('button')}`;
  // Fetched all at once, run one by one: a slow phone stays awake in between.
  const startWith = (part: string) => {
    const all = new Set([...chunks, ...filesOf(part), script]);
    return `${remember};requestAnimationFrame(()=>setTimeout(async()=>{const all=${JSON.stringify([...all])};for(const href of all)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));for(const each of all){await import(each);await new Promise(requestAnimationFrame)}}))`;
  };

  return ({ nonce, language, theme, rendered, part = '' }: PageOptions): string => {
    const empty = (rendered ? light : template)
      .replaceAll('%nonce%', nonce)
      .replace('%language%', language)
      .replace('%theme%', theme);
    if (!rendered) return empty;
    // Last: what people write is not ours to fill.
    return empty
      .replace('<div id="root"></div>', () => body(rendered, startWith(part), nonce))
      .replace(
        /(<meta name="description" content=")[^"]*/,
        (_, before) => before + escapeHtml(rendered.description),
      )
      .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(rendered.title)}</title>`);
  };
}

function body({ html, boot }: RenderedPage, start: string, nonce: string): string {
  // No '<' in a script: what a bar is called must not end it.
  const data = JSON.stringify(boot).replaceAll('<', '\\u003c');
  return [
    `<div id="root">${html}</div>`,
    `<script type="application/json" id="boot">${data}</script>`,
    `<script nonce="${nonce}">${start}</script>`,
  ].join('\n    ');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
