import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { bindShortWords } from '#domain/text/short-words.ts';

const server = `http://127.0.0.1:${process.env.SERVER_PORT ?? 3001}`;
const outDir = path.join(import.meta.dirname, 'dist/web');

/** Compresses once what the server would otherwise compress for every guest. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async closeBundle() {
      const files = fs.readdirSync(outDir, { recursive: true, encoding: 'utf8' });
      const texts = files.filter((file) => /\.(js|css|svg|json|txt|webmanifest)$/.test(file));
      await Promise.all(
        texts.map(async (name) => {
          const file = path.join(outDir, name);
          const content = fs.readFileSync(file);
          fs.writeFileSync(`${file}.br`, await promisify(zlib.brotliCompress)(content));
          fs.writeFileSync(`${file}.gz`, await promisify(zlib.gzip)(content, { level: 9 }));
        }),
      );
    },
  };
}

/** The server fills these in; in development nobody does. */
function developmentPage(): Plugin {
  return {
    name: 'development-page',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('%language%', 'en').replace('%theme%', 'system'),
  };
}

/** To the compiler a no-break space is a space like any other, so that files are changed as they are. */
function bindSlovak(): Plugin {
  return {
    name: 'bind-slovak',
    enforce: 'pre',
    transform: {
      filter: { id: /[/.]sk\.ts$/ },
      handler: (code) => ({ code: bindShortWords(code), map: null }),
    },
  };
}

interface Modules {
  getModuleInfo: (id: string) => { importers: string[]; dynamicImporters: string[] } | null;
}

type Test = (id: string) => boolean;

const isFirstPage: Test = (id) => id === path.join(import.meta.dirname, 'web/main.tsx');
const isDashboard: Test = (id) => id === path.join(import.meta.dirname, 'web/app/bartender.tsx');
const isOfGuests: Test = (id) => /web\/guest\//.test(id);
/** Pages of guests that are no menu. */
const isOtherPage: Test = (id) => /web\/guest\/(party|arrival)\//.test(id);

/** Whether a path of imports leads here from such a module. */
function isReached(id: string, from: Test, importersOf: (id: string) => string[]): boolean {
  const seen = new Set<string>();
  const isFrom = (one: string): boolean => {
    if (from(one)) return true;
    if (seen.has(one)) return false;
    seen.add(one);
    return importersOf(one).some(isFrom);
  };
  return isFrom(id);
}

/** The file of a module, if it is not left to the bundler. */
function chunkOf(id: string, modules: Modules): string | null {
  const importers = (one: string) => modules.getModuleInfo(one)?.importers ?? [];
  const allImporters = (one: string) => [
    ...importers(one),
    ...(modules.getModuleInfo(one)?.dynamicImporters ?? []),
  ];
  if (isReached(id, isFirstPage, importers)) return 'first-page';
  // Otherwise it would import a file of later parts.
  if (/web\/i18n\/(sk|plural)\.ts$/.test(id)) return 'sk';
  if (isReached(id, (one) => isOfGuests(one) && !isOtherPage(one), importers)) {
    const isShared = isReached(id, (one) => isDashboard(one) || isOtherPage(one), allImporters);
    const name = isShared ? 'shared' : 'tapped';
    return id.endsWith('.sk.ts') ? `${name}.sk` : name;
  }
  if (!isReached(id, isDashboard, importers)) return null;
  return isReached(id, isOfGuests, allImporters) ? null : 'dashboard';
}

/**
 * Every guest loads React and `first-page`, then `tapped` and `shared`: the parts of the menu that open
 * on a tap, and what they share with other pages. By default each module that two parts share would be
 * a file of its own: thirty requests. So it is with what the dashboard always needs and guests never do.
 */
const chunks = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\//,
    priority: 2,
  },
  {
    name: chunkOf,
    debugName: 'pages',
    // Else guests would load the dashboard for what they share with it.
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // Else each that two later parts share would be a file.
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
];

/** The server renders with React's production build, whatever the environment it is started in. */
const ssr = {
  ssr: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  ...(isSsrBuild && ssr),
  plugins: [react(), tailwindcss(), developmentPage(), bindSlovak(), precompress()],
  build: isSsrBuild
    ? {
        rolldownOptions: { input: 'web/entry-server.tsx' },
        outDir: '../dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
      }
    : {
        outDir,
        emptyOutDir: true,
        // Tells the server which scripts a page that it renders will want.
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        // The page itself runs every script in its order.
        modulePreload: {
          polyfill: false,
          // Every page has the first files. The server names what else a first page needs, because a
          // list in its script would be a kilobyte for all guests.
          resolveDependencies: (_file, files, { hostId }) =>
            files.filter((file) =>
              hostId.includes('first-page')
                ? file.endsWith('.css')
                : !/\/(first-page|react|rolldown-runtime)-/.test(file),
            ),
        },
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
  server: {
    proxy: {
      '/api': server,
      '/docs': server,
      '/pictures': server,
      '/live': { target: server, ws: true },
    },
  },
}));
