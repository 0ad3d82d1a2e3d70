import path from 'node:path';
import { createServer } from 'vite';

/** Loads a script of scripts/texts through Vite: it imports browser modules that Node cannot load. */
export async function loadWithVite<T>(script: string): Promise<T> {
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const module = await vite.ssrLoadModule(path.join(import.meta.dirname, '../texts', script));
  await vite.close();
  return module as T;
}
