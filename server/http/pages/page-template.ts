import type { Rendered } from './renderer.ts';

type Manifest = Record<string, { file: string; imports?: string[] }>;

interface Look {
  language: string;
  theme: string;
}

type Content = Pick<Rendered, 'html' | 'boot' | 'title' | 'description'>;

/** Its inline script never varies, so the policy can allow it by its hash. */
interface Template<Filling extends unknown[]> {
  script: string;
  fill: (look: Look, ...filling: Filling) => Buffer;
}

interface PageTemplates {
  empty: Template<[]>;
  /** For rendered pages of a web module. */
  of: (module: string) => Template<[Content]>;
}

/** Scripts are fetched after the first paint, so that they do not compete with visible content. */
export function createPageTemplates(
  template: string,
  readFile: (file: string) => string,
): PageTemplates {
  const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
  const entry = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
  const preload = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
  const root = '<div id="root"></div>';

  const script = entry.exec(template)?.[1] ?? '';
  const styles = readFile(stylesheet.exec(template)?.[1] ?? '');
  const chunks = [...template.matchAll(preload)].map(([, href = '']) => href);
  const manifest: Manifest = JSON.parse(readFile('/.vite/manifest.json'));
  const filesOf = (module: string): string[] => {
    const { file, imports = [] } = manifest[module] ?? { file: '' };
    return file ? [...imports.flatMap(filesOf), `/${file}`] : [];
  };
  const scriptless = template.replaceAll(preload, '');

  // Before the stylesheet, because an inline script after it would wait for it.
  const start = startAtOnce([...new Set([...chunks, script])]);
  const empty = compile(
    scriptless.replace(entry, '').replace(stylesheet, (link) => `${inline(start)}\n    ${link}`),
  );

  const rendered = scriptless
    .replace(entry, '')
    .replace(/<title>.*?<\/title>/, '<title>%title%</title>')
    .replace(/(<meta name="description" content=")[^"]*/, '$1%description%')
    .replace(stylesheet, '<style>%styles%</style>');
  const stylesBytes = [Buffer.from(styles)];

  return {
    empty: { script: start, fill: ({ language, theme }) => empty({ language, theme }) },
    of(module) {
      const startLater = startAfterPaint([...new Set([...chunks, ...filesOf(module), script])]);
      const boot = '<script type="application/json" id="boot">%boot%</script>';
      const body = ['<div id="root">%html%</div>', boot, inline(startLater)].join('\n    ');
      const page = compile(rendered.replace(root, () => body));
      return {
        script: startLater,
        fill: ({ language, theme }, { html, boot, title, description }) =>
          page({
            language,
            theme,
            title: escapeHtml(title),
            description: escapeHtml(description),
            styles: stylesBytes,
            html,
            boot,
          }),
      };
    },
  };
}

/**
 * Splits a text at its %placeholders% once. Values are inserted unchanged, whatever they contain.
 */
function compile(text: string): (values: Record<string, string | Buffer[]>) => Buffer {
  const pieces = text
    .split(/%(\w+)%/)
    .map((piece, at) => ({ name: at % 2 ? piece : '', fixed: Buffer.from(piece) }));
  return (values) =>
    Buffer.concat(
      pieces.flatMap(({ name, fixed }) => {
        const value = name ? (values[name] ?? '') : [fixed];
        return typeof value === 'string' ? Buffer.from(value) : value;
      }),
    );
}

function inline(script: string): string {
  return `<script>${script}</script>`;
}

// 'strict-dynamic' trusts scripts that an inline script inserts, but not script elements in the
// page or imports of an inline script.

/** Fetches all at once and runs the last, which imports the others. */
function startAtOnce(files: string[]): string {
  return `{${refetchStyles};${fetchAll(files)};addEventListener('DOMContentLoaded',async()=>{const each=all.at(-1);${runEach}})}`;
}

/**
 * One by one, so that a slow phone stays responsive. Earlier taps are replayed
 * (web/ui/before-hydration.ts).
 */
function startAfterPaint(files: string[]): string {
  const remember = `document.tapped=[];document.onclick=({target})=>document.tapped.push(target.closest('button'))`;
  return `${remember};${refetchStyles};requestAnimationFrame(()=>setTimeout(async()=>{${fetchAll(files)};for(const each of all){${runEach};await new Promise(requestAnimationFrame)}}))`;
}

function fetchAll(files: string[]): string {
  return `const all=${JSON.stringify(files)};for(const href of all)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))`;
}

/**
 * Retries after 1 s, doubling to 16 s: without the script the page would be dead without a message.
 */
const runEach = `for(let ms=1e3;await new Promise(done=>document.head.append(Object.assign(document.createElement('script'),{type:'module',src:each,onload:()=>done(0),onerror:()=>done(1)})));ms=Math.min(2*ms,16e3))await new Promise(next=>setTimeout(next,ms))`;

/**
 * Vite would show a part without its failed stylesheet. A page of a proxy counts as an empty
 * stylesheet.
 */
const refetchStyles = `{const check=({target:link})=>{if(link.rel!='stylesheet'||link.sheet?.cssRules.length)return;const ms=link.dataset.ms||1e3;link.dataset.ms=Math.min(2*ms,16e3);setTimeout(()=>link.replaceWith(link.cloneNode()),ms)};document.addEventListener('load',check,true);document.addEventListener('error',check,true)}`;

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
