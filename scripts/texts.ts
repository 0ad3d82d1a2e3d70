// npm run texts: every text of the product, English and Slovak side by side, as Markdown tables.
import { createServer } from 'vite';

/** Vite reads what browsers get, such as texts beside components, and Node alone cannot. */
const vite = await createServer({
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { markdown } = await vite.ssrLoadModule(`${import.meta.dirname}/texts/markdown.ts`);
process.stdout.write(markdown());
await vite.close();
