import type { Rendered } from './renderer.ts';

/** What the build says of its modules. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

interface Look {
  language: string;
  theme: string;
}

type Content = Pick<Rendered, 'html' | 'boot' | 'title' | 'description'>;

/** A page to be filled. Its inline script is the same in every copy, and so is the script's hash. */
interface Page<Filling extends unknown[]> {
  script: string;
  fill: (look: Look, ...filling: Filling) => Buffer;
}

interface PageTemplates {
  /** Filled by its scripts, in the browser. */
  empty: Page<[]>;
  /** Rendered, with what this module of the web shows; it may be part of the first script. */
  of: (module: string) => Page<[Content]>;
}

/**
 * The pages that the built index.html can be. A rendered one brings its styles along and calls for
 * its scripts only after the first paint: until then the line belongs to what can be seen.
 */
export function createPages(template: string, readFile: (file: string) => string): PageTemplates {
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

  // Before the styles, for which an inline script after them would wait.
  const start = startAtOnce([...new Set([...chunks, script])]);
  const empty = cut(
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
      const page = cut(rendered.replace(root, () => body));
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

/** Cuts a text at its %holes%, once; what fills them is put between, whatever it contains. */
function cut(text: string): (fillings: Record<string, string | Buffer[]>) => Buffer {
  const pieces = text
    .split(/%(\w+)%/)
    .map((piece, at) => ({ hole: at % 2 ? piece : '', fixed: Buffer.from(piece) }));
  return (fillings) =>
    Buffer.concat(
      pieces.flatMap(({ hole, fixed }) => {
        const filling = hole ? (fillings[hole] ?? '') : [fixed];
        return typeof filling === 'string' ? Buffer.from(filling) : filling;
      }),
    );
}

function inline(script: string): string {
  return `<script>${script}</script>`;
}

// Scripts are elements that a script inserts. Those that stand in the page, and what an inline script
// imports, would need to be named by the policy: browsers call both "inserted by the parser".

/** Fetches all at once and runs the last, which brings the others. */
function startAtOnce(files: string[]): string {
  return `{${fetchAll(files)};addEventListener('DOMContentLoaded',()=>document.head.append(${newScript('all.at(-1)')}))}`;
}

/**
 * Fetches all at once, after the first paint, and runs them one by one: a slow phone stays awake in
 * between. What is tapped until they have come counts then (web/ui/before-hydration.ts).
 */
function startAfterPaint(files: string[]): string {
  const remember = `document.tapped=[];document.onclick=({target})=>document.tapped.push(target.closest('button'))`;
  const run = `await new Promise(done=>document.head.append(${newScript('each', 'onload:done,onerror:done')}))`;
  return `${remember};requestAnimationFrame(()=>setTimeout(async()=>{${fetchAll(files)};for(const each of all){${run};await new Promise(requestAnimationFrame)}}))`;
}

function fetchAll(files: string[]): string {
  return `const all=${JSON.stringify(files)};for(const href of all)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))`;
}

function newScript(src: string, more = ''): string {
  return `Object.assign(document.createElement('script'),{type:'module',src:${src},${more}})`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
