import type { Language } from '#domain/languages.ts';
import type { Rendered } from './renderer.ts';

type Manifest = Record<
  string,
  {
    file: string;
    name?: string;
    imports?: string[];
    dynamicImports?: string[];
    css?: string[];
    assets?: string[];
  }
>;

interface Look {
  language: string;
  theme: string;
}

type Content = Pick<Rendered, 'html' | 'drawings' | 'boot' | 'title' | 'description'>;

/** Its inline script never varies, so the policy can allow it by its hash. */
interface Template<Filling extends unknown[]> {
  script: string;
  fill: (look: Look, ...filling: Filling) => Buffer;
}

/** What a page needs besides the scripts of all pages: others by name, and a language. */
export interface Needs {
  scripts: readonly string[];
  language: Language;
}

interface PageTemplates {
  empty: (needs: Needs) => Template<[]>;
  rendered: (needs: Needs) => Template<[Content]>;
}

/** What a language needs besides the texts and letters that all pages have. */
const ofLanguage: Record<Language, { scripts: readonly string[]; fonts: RegExp | undefined }> = {
  en: { scripts: [], fonts: undefined },
  sk: { scripts: ['sk'], fonts: /-central-[\w-]+\.woff2$/ },
};

/** Scripts are fetched after the first paint, so that they do not compete with visible content. */
export function createPageTemplates(
  template: string,
  readFile: (file: string) => string,
): PageTemplates {
  const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
  const entry = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g;
  const root = '<div id="root"></div>';

  const styles = readFile(stylesheet.exec(template)?.[1] ?? '');
  /** Each imports those before it. */
  const scripts = [...template.matchAll(entry)].map(([, src = '']) => src);
  const manifest: Manifest = JSON.parse(readFile('/.vite/manifest.json'));
  const keyOf = (name: string) =>
    Object.keys(manifest).filter((key) => manifest[key]?.name === name);
  const chunksOf = (key: string): string[] => [
    ...(manifest[key]?.imports ?? []).flatMap(chunksOf),
    key,
  ];
  const moreFor = ({ scripts: names, language }: Needs) => {
    const chunks = [...names, ...ofLanguage[language].scripts].flatMap(keyOf).flatMap(chunksOf);
    const texts = chunks
      .flatMap((key) => manifest[key]?.dynamicImports ?? [])
      .filter((key) => manifest[key]?.name?.endsWith(`.${language}`))
      .flatMap(chunksOf);
    const files = [...chunks, ...texts].flatMap((key) => {
      const { file = '', css = [] } = manifest[key] ?? {};
      return [file, ...css].filter(Boolean).map((one) => `/${one}`);
    });
    const styled = stylesheet.exec(template)?.[1];
    return [...new Set(files)].filter((file) => !scripts.includes(file) && file !== styled);
  };
  const assets = Object.values(manifest).flatMap(({ assets = [] }) => assets);
  const withFonts = (html: string, { language }: Needs) => {
    const { fonts } = ofLanguage[language];
    const links = [...new Set(assets)]
      .filter((file) => fonts?.test(file))
      .map((f) => `<link rel="preload" as="font" type="font/woff2" href="/${f}" crossorigin />`);
    return html.replace(stylesheet, (styles) => [...links, styles].join('\n    '));
  };
  const scriptless = template.replaceAll(entry, '');
  // The first paint would wait for preloaded fonts.
  const rendered = scriptless
    .replaceAll(/\s*<link rel="preload" as="font"[^>]*>/g, '')
    .replace(/<title>.*?<\/title>/, '<title>%title%</title>')
    .replace(/(<meta name="description" content=")[^"]*/, '$1%description%');

  return {
    empty(needs) {
      const script = startAtOnce(scripts, moreFor(needs));
      // Before the stylesheet, because an inline script after it would wait for it.
      const page = compile(
        withFonts(scriptless, needs).replace(
          stylesheet,
          (link) => `${inline(script)}\n    ${link}`,
        ),
      );
      return { script, fill: ({ language, theme }) => page({ language, theme }) };
    },
    rendered(needs) {
      const more = moreFor(needs);
      const script = startAfterPaint(scripts, more);
      const boot = '<script type="application/json" id="boot">%boot%</script>';
      const drawings = '<script type="application/json" id="drawings">%drawings%</script>';
      const body = ['<div id="root">%html%</div>', drawings, boot, inline(script)].join('\n    ');
      const page = compile(
        rendered.replace(stylesheet, '<style>%styles%</style>').replace(root, () => body),
      );
      const allStyles = [Buffer.from(styles + more.filter(isStyle).map(readFile).join(''))];
      return {
        script,
        fill: ({ language, theme }, { html, drawings, boot, title, description }) =>
          page({
            language,
            theme,
            title: escapeHtml(title),
            description: escapeHtml(description),
            styles: allStyles,
            html,
            drawings,
            boot,
          }),
      };
    },
  };
}

const isStyle = (file: string) => file.endsWith('.css');

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
function startAtOnce(scripts: string[], more: string[]): string {
  // As style sheets they would come before the one of all pages. Their scripts add them after it.
  return `{${refetchStyles};${fetchAll(scripts, more, 'preload')};addEventListener('DOMContentLoaded',async()=>{const each=all.at(-1);${runEach}})}`;
}

/**
 * One by one, so that a slow phone stays responsive. Earlier taps are replayed
 * (web/ui/before-hydration.ts).
 */
function startAfterPaint(scripts: string[], more: string[]): string {
  const remember = `document.tapped=[];document.onclick=({target})=>document.tapped.push(target.closest('button'))`;
  return `${remember};${refetchStyles};requestAnimationFrame(()=>setTimeout(async()=>{${fetchAll(scripts, more)};${draw};for(const each of all){${runEach};await new Promise(requestAnimationFrame)}}))`;
}

/** One by one, because each is a document of a hundred elements. */
const draw = `const urls=JSON.parse(document.getElementById('drawings').textContent);for(const image of document.querySelectorAll('[data-drawing]')){image.src=urls[image.dataset.drawing];await new Promise(requestAnimationFrame)}`;

function fetchAll(
  scripts: string[],
  more: string[],
  relOfStyles: 'preload' | 'stylesheet' = 'stylesheet',
): string {
  const styles = more.filter(isStyle);
  const modules = more.filter((file) => !isStyle(file));
  const fetch = (rel: string, files: string, as = 'script') =>
    `for(const href of ${files})document.head.append(Object.assign(document.createElement('link'),{rel:'${rel}',as:'${as}',href}))`;
  return [
    `const all=${JSON.stringify(scripts)}`,
    fetch('modulepreload', modules.length ? `[...all,...${JSON.stringify(modules)}]` : 'all'),
    ...(styles.length ? [fetch(relOfStyles, JSON.stringify(styles), 'style')] : []),
  ].join(';');
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
