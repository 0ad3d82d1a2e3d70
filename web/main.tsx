import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Boot } from '#domain/page-rendering.ts';
import { renderedAddress } from '#domain/routes.ts';
import { App } from './app/app.tsx';
import { currentLanguage, prepareLanguage } from './i18n/language.ts';
import { loadParts } from './i18n/lazy-part.ts';
import { preload } from './rpc/preloaded.ts';
import { setBoot } from './ui/boot.ts';
import { Hydration } from './ui/hydration.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app');

const json = document.getElementById('boot')?.textContent;
const boot: Boot | undefined = json ? JSON.parse(json) : undefined;
if (boot) {
  setBoot(boot);
  preload(boot.answers);
  const shown = renderedAddress(boot.address, location.search);
  if (location.pathname + location.search !== shown) {
    history.replaceState(history.state, '', shown + location.hash);
  }
}
/** Not awaited at the top level, because the parts import this script. */
async function start(root: HTMLElement): Promise<void> {
  await prepareLanguage();
  if (boot) await loadParts(boot.partScripts);
  // In another task than the evaluation of the scripts.
  await new Promise((done) => setTimeout(done));
  const app = <App />;
  // A page rendered in a language other than the visitor's choice cannot be hydrated. In a
  // transition, React pauses between components, so that a slow phone can scroll meanwhile.
  if (boot?.language === currentLanguage()) {
    startTransition(
      () =>
        void hydrateRoot(
          root,
          <StrictMode>
            <Hydration>{app}</Hydration>
          </StrictMode>,
        ),
    );
  } else createRoot(root).render(<StrictMode>{app}</StrictMode>);
}

void start(root);
